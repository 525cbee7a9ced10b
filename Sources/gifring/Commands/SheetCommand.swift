internal import FrameExport
internal import GIFDecoding

/// `gifring sheet`: writes a sprite sheet.
struct SheetCommand {
  private let options: SheetOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: SheetOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() throws(UsageError) -> ExitStatus {
    if options.destination == .standardOutput && console.output.isTerminal {
      throw UsageError(
        "a sheet is not written to a terminal: redirect or pipe it", command: "sheet")
    }
    SignalCleanup.install()
    let input = Input(argument: options.input.operands[0])
    do {
      let source = try input.open(decoding.limits)
      let decoder = try GIFDecoder(source, options: decoding)
      try decoder.diagnostics.refuseDamage(options.input.damage)
      let job = SheetJob(
        options: options, decoding: decoding, input: input, source: source,
        structure: decoder.structure, console: console)
      let outcome = try job.run(decoder)
      console.endProgress()
      return try report(outcome, of: input)
    } catch {
      return try console.fail(
        error, on: input, command: "sheet", isJSON: options.isJSON)
    }
  }

  private func report(_ outcome: SheetJob.Outcome, of input: Input) throws -> ExitStatus {
    let status = console.report(outcome.diagnostics, of: input, options.common.verbosity)
    if options.isJSON {
      try console.printLines([SheetRecord(input: input, outcome: outcome).line])
    } else if options.common.verbosity > .quiet, !outcome.files.isEmpty {
      try console.printLines([summary(outcome, input)])
    }
    return status
  }

  private func summary(_ outcome: SheetJob.Outcome, _ input: Input) -> String {
    let frames = outcome.frameCount.counted("frame")
    let cells = outcome.cellCount.counted("cell")
    let pages =
      outcome.pageSizes.count == 1
      ? "a page of \(outcome.pageSizes[0])" : "\(outcome.pageSizes.count) pages"
    let first = TerminalText.escaped(outcome.files[0].bytes)
    let more = outcome.files.count > 1 ? " and \(outcome.files.count - 1) more" : ""
    return "\(input.argument): \(frames) in \(cells) on \(pages) -> \(first)\(more)"
  }
}
