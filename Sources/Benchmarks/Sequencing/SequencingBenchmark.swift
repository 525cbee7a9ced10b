/// Prints the figures of exact playback: `swift run -c release Benchmarks sequencing`.
enum SequencingBenchmark {
  static let usage = """
    usage: Benchmarks sequencing [--steps N] [--seconds N] [FILE.gif]
      --steps    random steps through 30 virtual days (150000000; 0: none)
      --seconds  how long to play by the real clock (60; 0: not)
      FILE.gif   is played backwards and forwards
    """

  static func run(_ arguments: some Sequence<String>) async throws {
    guard let options = Options(arguments) else { return print(usage) }
    if options.steps > 0 { VirtualMonth.run(steps: options.steps) }
    if options.seconds > 0 { await RealClock.run(seconds: options.seconds) }
    ReversePlay.countFrames()
    if let path = options.path { try ReversePlay.measure(path: path) }
  }
}

extension SequencingBenchmark {
  private struct Options {
    var steps = 150_000_000
    var seconds = 60
    var path: String?

    init?(_ arguments: some Sequence<String>) {
      var iterator = arguments.makeIterator()
      while let argument = iterator.next() {
        switch argument {
        case "--steps", "--seconds":
          guard let number = iterator.next().flatMap({ Int($0) }) else { return nil }
          if argument == "--steps" { steps = number } else { seconds = number }
        case _ where argument.hasPrefix("-"): return nil
        default: path = argument
        }
      }
    }
  }
}
