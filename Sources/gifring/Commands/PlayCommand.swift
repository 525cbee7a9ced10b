internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import TerminalDrawing

/// `gifring play`: shows an animation in the terminal.
struct PlayCommand {
  /// The part of the memory that frames may take which could be drawn again: 64 MiB by default.
  private static let storeShare = 16

  private let options: PlayOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: PlayOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common)
  }

  func run() throws(UsageError) -> ExitStatus {
    try checkTerminal()
    let input = Input(argument: options.input.operands[0])
    do { return try play(input) } catch {
      return console.report(Failure(error), about: input.argument)
    }
  }

  private func checkTerminal() throws(UsageError) {
    guard console.output.isTerminal else {
      throw UsageError("play draws on a terminal, and standard output is none", command: "play")
    }
    let name = SystemCalls.environmentVariable("TERM") ?? ""
    guard !["", "dumb"].contains(name) else {
      let what = name.isEmpty ? "TERM is not set" : "TERM is dumb"
      throw UsageError("the terminal can't be drawn on: \(what)", command: "play")
    }
  }

  private func play(_ input: Input) throws -> ExitStatus {
    let source = try SeekingDecoder(input.open(decoding.limits), options: decoding)
    let structure = source.structure
    try structure.diagnostics.refuseDamage(options.input.damage)
    let timeline = try options.playback.timeline(
      of: structure, policy: options.input.delayPolicy, command: "play")
    let playback = Playback(
      timeline, rate: options.playback.rate.playbackRate, source,
      byteBudget: decoding.limits[.memoryBytes] / Self.storeShare,
      refusesDamage: options.input.damage == .refuse)
    var session = PlaySession(
      playback, on: PlayTerminal(), with: try painter(), showsStatus: options.showsStatus)
    if let signal = try session.run() { TerminalCalls.die(by: signal) }
    let status = console.report(structure.diagnostics, of: input, options.common.verbosity)
    guard status == .success, let damage = session.firstDamage else { return status }
    console.reportError("damaged: frame \(damage.frame) is \(damage.state)", about: input.argument)
    return .damagedInput
  }

  private func painter() throws(Failure) -> any FramePainter {
    do throws(DrawingError) {
      return try options.drawing.painter(
        ground: options.ground, environment: { SystemCalls.environmentVariable($0) })
    } catch {
      throw Failure(
        error.isUnavailable ? .unavailable : .inputOutput,
        "--protocol \(options.drawing.rawValue): \(error)")
    }
  }
}

extension DrawingError {
  /// Whether only a library is missing.
  fileprivate var isUnavailable: Bool { self == .libraryMissing || self == .staticExecutable }
}
