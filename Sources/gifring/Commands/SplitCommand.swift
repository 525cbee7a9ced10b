internal import FrameExport
internal import Frames
internal import GIFDecoding

/// `gifring split`: writes the frames of GIFs, and a manifest of them.
struct SplitCommand {
  private let options: SplitOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: SplitOptions) {
    self.options = options
    decoding = options.input.decodingOptions(
      tracksIndices: options.format == .png || options.format == .gif)
    console = Console(options.common)
  }

  func run() throws(UsageError) -> ExitStatus {
    if options.destination == .standardOutput && console.output.isTerminal {
      throw UsageError(
        "frames are not written to a terminal: redirect or pipe them", command: "split")
    }
    SignalCleanup.install()
    // Names can collide (`a.gif` and `a.GIF`): what this run has written it never replaces. Hashes take
    // the less memory; if two were the same, a file would be refused, not lost.
    var written: Set<Int> = []
    return Batch(options: options.input, deadline: decoding.limits.deadline, console: console).run(
      { input in
        let folder = folder(for: input)
        let isNew = folder.map { !written.contains($0.hashValue) } ?? true
        let status = try split(input, to: folder, replacing: options.replacesFiles && isNew)
        if let folder, options.replacesFiles { written.insert(folder.hashValue) }
        return status
      }, record: record)
  }

  private func split(
    _ input: Input, to folder: RawPath?, replacing replacesFiles: Bool
  ) throws -> ExitStatus {
    let job = SplitJob(
      options: options, decoding: decoding, input: input, folder: folder,
      replacesFiles: replacesFiles, console: console)
    let outcome = try job.run()
    console.endProgress()
    report(outcome, input)
    if options.isJSON {
      try console.printLines([SplitRecord(input: input, outcome: outcome).line])
    } else if options.common.verbosity > .quiet && outcome.folder != nil {
      try console.printLines([Self.summary(input, outcome)])
    }
    return outcome.damageCount > 0 ? .damagedInput : .success
  }

  private func folder(for input: Input) -> RawPath? {
    let isSingle = options.input.isSingle
    return switch options.destination {
    case .standardOutput: nil
    case .folder(let folder) where isSingle: RawPath(bytes: folder.bytes)
    case .folder(let folder): RawPath(bytes: folder.bytes).appending(input.relativePath)
    case .besideInput where isSingle: input.stem.appending(suffix: ".frames")
    case .besideInput: input.relativePath.appending(suffix: ".frames")
    }
  }

  private func record(_ input: Input, _ failure: Failure) throws {
    console.endProgress()
    if options.isJSON {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
  }

  /// Says on standard error what was wrong: always the first damage, with `--verbose` everything.
  private func report(_ outcome: SplitJob.Outcome, _ input: Input) {
    if options.common.verbosity == .verbose {
      for diagnostic in outcome.summary.diagnostics {
        console.report(diagnostic, about: input.argument)
      }
    }
    guard let first = outcome.firstDamage else { return }
    let more = outcome.damageCount > 1 ? ", and \(outcome.damageCount - 1) more" : ""
    console.reportError(
      "damaged: \(first.sentence)\(more); what was readable is written", about: input.argument)
  }

  private static func summary(_ input: Input, _ outcome: SplitJob.Outcome) -> String {
    let frames = outcome.frameCount == 1 ? "1 frame" : "\(outcome.frameCount) frames"
    let time = Duration.milliseconds(outcome.summary.durationMilliseconds).secondsText
    let folder = TerminalText.escaped(outcome.folder?.bytes ?? [])
    let note = outcome.wasUpToDate ? " (already there)" : ""
    return "\(input.argument): \(frames) of \(outcome.summary.canvas), \(time), "
      + "plays \(outcome.summary.loop) -> \(folder)\(note)"
  }
}
