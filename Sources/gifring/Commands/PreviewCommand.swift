internal import FrameExport
internal import GIFDecoding

/// `gifring preview`: shows a GIF in its ring.
struct PreviewCommand {
  private let options: PreviewOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: PreviewOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() throws(UsageError) -> ExitStatus {
    if options.destination == .terminal {
      try console.requireDrawableTerminal(for: "preview", hint: ": name a file with --output")
    } else {
      SignalCleanup.install()
    }
    let input = Input(argument: options.input.operands[0])
    do {
      let script = try script()
      let source = try input.open(decoding.limits)
      let structure = try GIFStructure(source, options: decoding)
      try structure.diagnostics.refuseDamage(options.input.damage)
      let job = PreviewJob(
        options: options, decoding: decoding, input: input, source: source,
        structure: structure, script: script, console: console)
      return try run(job)
    } catch {
      console.endProgress()
      let failure = Failure(error)
      if failure.status == .usage { throw UsageError(failure.message, command: "preview") }
      return console.report(failure, about: input.argument)
    }
  }

  private func run(_ job: PreviewJob) throws -> ExitStatus {
    switch options.destination {
    case .file(let format, let name):
      return try end(job, try job.write(format, to: name), at: name)
    case .folder(let name): return try end(job, try job.write(toFolder: name), at: name)
    case .terminal: return try end(job, try job.play(), at: nil)
    }
  }

  /// Tells what came of it.
  private func end(
    _ job: PreviewJob, _ outcome: PreviewJob.Outcome, at name: RawArgument?
  ) throws -> ExitStatus {
    console.endProgress()
    let status = console.report(
      job.structure.diagnostics, of: job.input, options.common.verbosity)
    if status == .success, let frame = outcome.damagedFrame {
      console.reportError(
        "damaged: frame \(frame); what was readable is shown", about: job.input.argument)
    }
    if let name, options.common.verbosity > .quiet {
      try console.printLines([summary(outcome, job.input, name)])
    }
    let isDamaged = outcome.damagedFrame != nil || outcome.damagedCellCount > 0
    return isDamaged ? .damagedInput : status
  }

  private func summary(
    _ outcome: PreviewJob.Outcome, _ input: Input, _ name: RawArgument
  ) -> String {
    let pictures = outcome.pictureCount.counted("picture")
    let length = outcome.duration > .zero ? ", \(outcome.duration.secondsText)" : ""
    return "\(input.argument): \(pictures) of \(outcome.size)\(length) -> \(name)"
  }

  private func script() throws -> SceneScript? {
    switch options.script {
    case nil: return nil
    case .text(let script): return script
    case .file(let name):
      let bytes = try TextFile.read(name, until: decoding.limits.end)
      do { return try SceneScript(String(decoding: bytes, as: UTF8.self)) } catch {
        let event = TerminalText.quoted(error.event.utf8)
        throw Failure(.unusableInput, "\(name): \(event) is no event of a script")
      }
    }
  }
}
