internal import FrameExport
internal import Frames
internal import GIFDecoding

/// `gifring verify`: compares frames with a GIF, or two animations.
struct VerifyCommand {
  private let options: VerifyOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: VerifyOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    do {
      return try report(try VerifyJob(options: options, decoding: decoding).run())
    } catch {
      let failure = Failure(error)
      if failure.status == .usage { throw UsageError(failure.message, command: "verify") }
      return console.report(failure)
    }
  }

  private func report(_ outcome: VerifyJob.Outcome) throws -> ExitStatus {
    for animation in outcome.decoded {
      try animation.diagnostics.refuseDamage(options.input.damage)
    }
    if options.isJSON {
      try console.printLines([VerifyRecord(outcome: outcome).line])
    }
    if let difference = outcome.difference {
      console.reportError(
        "\(names(outcome.comparison)) differ: \(difference.sentence)")
      return .damagedInput
    }
    if !options.isJSON, options.common.verbosity > .quiet {
      try console.printLines([agreement(outcome)])
    }
    let statuses = outcome.decoded.map {
      console.report($0.diagnostics, of: Input(argument: $0.name), options.common.verbosity)
    }
    return statuses.first { $0 != .success } ?? .success
  }

  private func names(_ comparison: Comparison) -> String {
    "\(comparison.first.name) and \(comparison.second.name)"
  }

  private func agreement(_ outcome: VerifyJob.Outcome) -> String {
    let (first, second) = (outcome.comparison.first, outcome.comparison.second)
    let (count, otherCount) = (first.times.count, second.times.count)
    let (verdict, frames) =
      switch outcome.manner {
      case .look where count != otherCount:
        ("look the same", "\(count) and \(otherCount.counted("frame"))")
      case .look: ("look the same", count.counted("frame"))
      case .frames: ("are equal", count.counted("frame"))
      case .places: ("agree", "\(count.counted("frame")) at their places")
      }
    return "\(names(outcome.comparison)) \(verdict): \(frames) of \(first.size), "
      + "\(first.duration.secondsText), plays \(first.loopCount)"
  }
}
