#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Prints what whole processes cost beside those of other programs:
/// `swift run -c release Benchmarks processes FILE…`.
///
/// Every round runs all jobs once in random order (quick ones have more rounds); ratios are medians of ratios within a round. Output
/// goes to memory where the machine has a file system there.
enum ProcessBenchmark {
  static let usage = """
    usage: Benchmarks processes [--tool PATH] [--rounds N] FILE.gif…
      --tool    the gifring to measure (the one beside this program)
      --rounds  how often each job is timed (3)
    """

  /// - Returns: false if the tool failed on a file.
  static func run(_ arguments: some Sequence<String>) throws -> Bool {
    guard let options = Options(arguments) else {
      print(usage)
      return true
    }
    let scratch = try ScratchFolder()
    var missing: [String] = []
    let jobs = try JobName.jobs(of: options.tool, scratch, missing: &missing)
    for name in missing { print("skipped: \(name) is not installed") }
    print(ProcessReport.header)
    var contests: [FileContest] = []
    for path in options.files {
      let contest = try FileContest(path: path, jobs: jobs, rounds: options.rounds, scratch)
      for line in ProcessReport.lines(contest) { print(line) }
      // A file can take minutes, and the lines may go through a pipe.
      fflush(nil)
      contests.append(contest)
    }
    for comparison in Comparison.all {
      if let line = ProcessReport.summary(of: comparison, contests) { print(line) }
    }
    return !contests.contains { $0.failures.contains(where: \.job.isOurs) }
  }
}

extension ProcessBenchmark {
  private struct Options {
    var tool = Program(path: Self.neighbor)
    var rounds = 3
    var files: [String] = []

    init?(_ arguments: some Sequence<String>) {
      var iterator = arguments.makeIterator()
      while let argument = iterator.next() {
        switch argument {
        case "--tool":
          guard let path = iterator.next() else { return nil }
          tool = Program(path: path)
        case "--rounds":
          guard let number = iterator.next().flatMap({ Int($0) }), number > 0 else { return nil }
          rounds = number
        case _ where argument.hasPrefix("-"): return nil
        default: files.append(argument)
        }
      }
      if files.isEmpty { return nil }
    }

    /// The tool in the folder of this program.
    private static var neighbor: String {
      let own = CommandLine.arguments.first ?? ""
      guard let slash = own.lastIndex(of: "/") else { return "gifring" }
      return own[...slash] + "gifring"
    }
  }
}
