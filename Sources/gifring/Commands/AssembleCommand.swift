internal import Frames
internal import FrameExport
internal import GIFDecoding
internal import GIFEncoding

/// `gifring assemble`: makes a GIF, WebP or APNG file of frames.
struct AssembleCommand {
  private static let usualDelay = Duration.milliseconds(100)

  private let options: AssembleOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: AssembleOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    let operands = options.input.operands
    do {
      let input = AnimationInput(
        decoding: decoding, policy: options.input.delayPolicy,
        checksFiles: !options.takesEditedFiles)
      return try assemble(input.animation(operands, each: Self.usualDelay))
    } catch {
      console.endProgress()
      let failure = Failure(error)
      if failure.status == .usage { throw UsageError(failure.message, command: "assemble") }
      return console.report(failure, about: operands.count == 1 ? operands[0] : nil)
    }
  }

  private func assemble(_ animation: any ReadableAnimation) throws -> ExitStatus {
    let decoded = animation as? DecodedAnimation
    let job = AssembleJob(
      options: options, animation: animation, limits: decoding.limits, console: console)
    let times: AssembledTimes
    do {
      times = try job.run { try decoded?.diagnostics.refuseDamage(options.input.damage) }
    } catch EncodingError.tooManyColorsInFrame(let frame) {
      throw Failure(
        .unusableInput,
        "frame \(frame) needs more than 256 colors at once, which a GIF can't hold: "
          + "write a .webp or .png file, or let --quantize choose colors")
    } catch EncodingError.partialTransparency(let frame) {
      throw Failure(
        .unusableInput,
        "frame \(frame) has partly transparent pixels, which a GIF can't hold: "
          + "write a .webp or .png file, or let --quantize choose")
    }
    console.endProgress()
    let status = decoded.map {
      console.report($0.diagnostics, of: Input(argument: $0.name), options.common.verbosity)
    }
    warn(of: times, plays: job.loopCount, about: animation.name)
    if options.common.verbosity > .quiet {
      try console.printLines([summary(animation, times.total)])
    }
    return status ?? .success
  }

  /// Tells what browsers will play otherwise than it was meant.
  private func warn(of times: AssembledTimes, plays loopCount: LoopCount, about name: RawArgument) {
    if times.isSlowedByBrowsers { console.warnOfShortDelays(about: name) }
    if options.format == .webp, let plays = loopCount.plays, plays > AnimatedWebP.mostPlays {
      console.reportWarning(
        "\(plays) plays become \(AnimatedWebP.mostPlays), the most that a WebP tells", about: name)
    }
  }

  private func summary(_ animation: any ReadableAnimation, _ duration: Duration) -> String {
    let count = animation.times.count
    let frames = count.counted("frame")
    return "\(animation.name): \(frames) of \(animation.size), \(duration.secondsText) "
      + "-> \(options.output)"
  }
}
