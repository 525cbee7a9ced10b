internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import Platform
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
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() throws(UsageError) -> ExitStatus {
    try console.requireDrawableTerminal(for: "play")
    let input = Input(argument: options.input.operands[0])
    do { return try play(input) } catch {
      return console.report(Failure(error), about: input.argument)
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
      playback, on: PlayTerminal(), with: try options.drawing.painter(ground: options.ground),
      showsStatus: options.showsStatus)
    if let signal = try session.run() { Signals.die(by: signal) }
    let status = console.report(structure.diagnostics, of: input, options.common.verbosity)
    guard status == .success, let damage = session.firstDamage else { return status }
    console.reportError("damaged: frame \(damage.frame) is \(damage.state)", about: input.argument)
    return .damagedInput
  }
}
