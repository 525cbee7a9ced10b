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
    let list: InputList
    do { list = try InputList(options.input) } catch { return console.report(error) }
    return options.isZipped ? splitIntoArchive(list) : splitIntoFolders(list)
  }

  private func splitIntoFolders(_ list: InputList) -> ExitStatus {
    // Names can collide (`a.gif` and `a.GIF`): what this run has written it never replaces.
    var written: Set<RawPath> = []
    return Batch(console: console, list: list).run(
      { input in
        let folder = folder(for: input, isSingle: list.isSingle)
        let isNew = list.isSingle || folder.map { !written.contains($0) } ?? true
        let status = try split(
          input, to: folder.map { .folder($0) } ?? .standardOutput,
          replacing: options.replacesFiles && isNew)
        if let folder, !list.isSingle { written.insert(folder) }
        return status
      }, record: record)
  }

  private func splitIntoArchive(_ list: InputList) -> ExitStatus {
    let archive: FrameArchive
    do { archive = try FrameArchive(archivePath(list), options) } catch {
      return console.report(Failure(error))
    }
    defer { archive.abort() }
    let status = Batch(console: console, list: list).run(
      { input in
        let folder = list.isSingle ? nil : input.relativePath
        return try split(input, to: .archive(archive, folder: folder), replacing: false) {
          if list.isSingle { try archive.finish() }
        }
      }, record: record)
    guard !list.isSingle, status.rawValue <= ExitStatus.damagedInput.rawValue, !archive.isEmpty
    else {
      return status
    }
    do { try archive.finish() } catch { return console.report(Failure(error)) }
    return status
  }

  /// The archive's file, nil for standard output.
  private func archivePath(_ list: InputList) -> RawPath? {
    switch options.destination {
    case .standardOutput: nil
    case .folder(let path): RawPath(bytes: path.bytes)
    case .besideInput: list.inputs.first?.stem.appending(suffix: ".zip")
    }
  }

  private func split(
    _ input: Input, to target: SplitTarget, replacing replacesFiles: Bool,
    completion: () throws -> Void = {}
  ) throws -> ExitStatus {
    let job = SplitJob(
      options: options, decoding: decoding, input: input, target: target,
      replacesFiles: replacesFiles, console: console)
    let outcome = try job.run()
    try completion()
    console.endProgress()
    report(outcome, input)
    if options.isJSON {
      try console.printLines([try SplitRecord(input, outcome).line()])
    } else if options.common.verbosity > .quiet && outcome.output != nil {
      try console.printLines([Self.summary(input, outcome)])
    }
    return outcome.damageCount > 0 ? .damagedInput : .success
  }

  private func folder(for input: Input, isSingle: Bool) -> RawPath? {
    switch options.destination {
    case .standardOutput: nil
    case .folder(let folder) where isSingle: RawPath(bytes: folder.bytes)
    case .folder(let folder): RawPath(bytes: folder.bytes).appending(input.relativePath)
    case .besideInput where isSingle: input.stem.appending(suffix: ".frames")
    case .besideInput: input.relativePath.appending(suffix: ".frames")
    }
  }

  private func record(_ input: Input, _ failure: Failure) throws {
    console.endProgress()
    if options.isJSON { try console.printLines([try FailureRecord(input, failure).line()]) }
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
    let folder = TerminalText.escaped(outcome.output?.bytes ?? [])
    let note = outcome.wasUpToDate ? " (already there)" : ""
    return "\(input.argument): \(frames) of \(outcome.summary.canvas), \(time), "
      + "plays \(outcome.summary.loop) -> \(folder)\(note)"
  }
}
