internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEditing

/// `gifring repair`: makes a valid GIF of a damaged one.
struct RepairCommand {
  private let options: RepairOptions
  private let decoding: DecodingOptions
  private let console: Console
  private let input: Input

  init(_ options: RepairOptions) {
    self.options = options
    var decoding = options.input.decodingOptions()
    decoding.salvages = true
    self.decoding = decoding
    console = Console(options.common, until: decoding.limits.end)
    input = Input(argument: options.input.operands[0])
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    do { return try repair() } catch {
      return try console.fail(
        error, on: input, command: "repair", isJSON: options.isJSON)
    }
  }

  private func repair() throws -> ExitStatus {
    let destination = try GIFDestination(
      options.output, replaces: options.replacesFile, command: "repair", console)
    defer { destination.abort() }
    let source = try input.open(decoding.limits)
    let result = try repaired(source)
    try destination.write(result.bytes, limits: decoding.limits)
    let status = console.report(result.diagnostics, of: input, options.common.verbosity)
    if options.isJSON {
      try console.printLines([
        RepairRecord(input: input, output: options.output, result: result).line
      ])
    } else if options.common.verbosity > .quiet, !options.output.isDash {
      try console.printLines(verdicts(result) + [summary(result)])
    }
    return status
  }

  private func repaired(_ source: ByteSource) throws -> RepairedGIF {
    do {
      return try GIFRepair.repair(source, keepsPartial: options.keepsPartial, options: decoding)
    } catch let error as EditingError {
      guard case .nothingWhole(let partialCount) = error, partialCount > 0 else { throw error }
      throw Failure(.unusableInput, "\(error) (--keep-partial keeps what is readable)")
    }
  }

  /// One line for each frame that was not copied.
  private func verdicts(_ result: RepairedGIF) -> [String] {
    result.frames.enumerated().compactMap { index, frame in
      guard frame.verdict != .copied else { return nil }
      let pixels = "\(frame.decodedPixelCount) of \(frame.pixelCount) pixels are readable"
      let lost = frame.lostPixelCount
      let loss = lost > 0 ? ", \(lost) of them gave way: 256 colors leave none transparent" : ""
      return "\(input.argument): frame \(index): \(frame.verdict.rawValue), \(pixels)\(loss)"
    }
  }

  private func summary(_ result: RepairedGIF) -> String {
    var noun: String?
    let counts = RepairedGIF.Verdict.allCases.compactMap { verdict -> String? in
      let count = result.count(of: verdict)
      if count == 0 { return nil }
      defer { noun = "" }
      return "\(count)\(noun ?? (count == 1 ? " frame" : " frames")) \(verdict.rawValue)"
    }
    return "\(input.argument): " + counts.joined(separator: ", ")
      + ", \(result.bytes.count) bytes -> \(options.output)"
  }
}
