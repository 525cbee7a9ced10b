internal import FrameExport
internal import Frames
internal import GIFDecoding

/// `gifring split`: writes the frames of GIFs, and a manifest of them.
struct SplitCommand: BatchWork {
  private let options: SplitOptions
  private let decoding: DecodingOptions
  private let console: Console
  /// Nil for one input alone, which nothing can get in the way of.
  private let claims: FolderClaims?
  /// Where all files go instead of folders.
  private var archive: FrameArchive?

  init(_ options: SplitOptions) {
    self.options = options
    decoding = options.input.decodingOptions(
      tracksIndices: options.format == .png || options.format == .gif)
    console = Console(options.common, until: decoding.limits.end)
    claims =
      options.input.isSingle ? nil : FolderClaims(remembersFolders: options.replacesFiles)
  }

  func run() throws(UsageError) -> ExitStatus {
    if options.destination == .standardOutput && console.output.isTerminal {
      throw UsageError(
        "frames are not written to a terminal: redirect or pipe them", command: "split")
    }
    SignalCleanup.install()
    return options.isZipped ? splitIntoArchive() : splitAll()
  }

  private func splitAll() -> ExitStatus {
    Batch(work: self, options: options.input, decoding: decoding, console: console).run()
  }

  private func splitIntoArchive() -> ExitStatus {
    do {
      let archive = try FrameArchive(archivePath, options, until: decoding.limits.end)
      defer { archive.abort() }
      var command = self
      command.archive = archive
      let status = command.splitAll()
      let isComplete = status.rawValue <= ExitStatus.damagedInput.rawValue
      if isComplete, !options.input.isSingle, !archive.isEmpty { try archive.finish() }
      return status
    } catch {
      return console.report(Failure(error))
    }
  }

  /// Nobody else works while an archive is written.
  func enter(_ input: Input) -> Bool {
    guard archive == nil else { return false }
    guard let claims, let folder = folder(for: input) else { return true }
    return claims.enter(folder)
  }

  func leave(_ input: Input) {
    guard archive == nil, let claims, let folder = folder(for: input) else { return }
    claims.leave(folder)
  }

  func work(on input: Input, _ source: ByteSource, _ turn: Turn) throws -> SplitJob.Outcome {
    let target = target(for: input)
    var isNew = true
    if let claims, case .folder(let folder) = target { isNew = !claims.isWritten(folder) }
    do {
      return try SplitJob(
        options: options, decoding: decoding, input: input, source: source, turn: turn,
        target: target, replacesFiles: options.replacesFiles && isNew, console: console
      ).run()
    } catch OutputError.differs(let path) where !isNew {
      throw Failure(
        .uncreatableOutput, "\(path) exists with other content, of an input before this one")
    }
  }

  func deliver(
    _ outcome: SplitJob.Outcome, of input: Input, isFirst: Bool
  ) throws -> ExitStatus {
    if archive == nil, let claims { outcome.output.map(claims.note) }
    if options.input.isSingle { try archive?.finish() }
    console.endProgress()
    report(outcome, input)
    if options.isJSON {
      try console.printLines([SplitRecord(input: input, outcome: outcome).line])
    } else if options.common.verbosity > .quiet && outcome.output != nil {
      try console.printLines([Self.summary(input, outcome)])
    }
    return outcome.damageCount > 0 ? .damagedInput : .success
  }

  func record(_ failure: Failure, of input: Input) throws {
    console.endProgress()
    if options.isJSON {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
  }

  private func target(for input: Input) -> SplitTarget {
    if let archive {
      return .archive(archive, folder: options.input.isSingle ? nil : input.relativePath)
    }
    return folder(for: input).map(SplitTarget.folder) ?? .standardOutput
  }

  /// The archive's file, nil for standard output.
  private var archivePath: RawPath? {
    switch options.destination {
    case .standardOutput: nil
    case .folder(let path): RawPath(bytes: path.bytes)
    case .besideInput: Input(argument: options.input.operands[0]).stem.appending(suffix: ".zip")
    }
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
    let frames = outcome.frameCount.counted("frame")
    let time = Duration.milliseconds(outcome.summary.durationMilliseconds).secondsText
    let folder = TerminalText.escaped(outcome.output?.bytes ?? [])
    let note = outcome.wasUpToDate ? " (already there)" : ""
    return "\(input.argument): \(frames) of \(outcome.summary.canvas), \(time), "
      + "plays \(outcome.summary.loop) -> \(folder)\(note)"
  }
}
