internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEditing
internal import GIFEncoding

/// `gifring edit`: changes a GIF.
struct EditCommand {
  private let options: EditOptions
  private let decoding: DecodingOptions
  private let console: Console
  private let input: Input

  init(_ options: EditOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
    input = Input(argument: options.input.operands[0])
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    do { return try edit() } catch {
      return try console.fail(
        error, on: input, command: "edit", isJSON: options.isJSON)
    }
  }

  private func edit() throws -> ExitStatus {
    let destination = try GIFDestination(
      options.output, replaces: options.replacesFile, command: "edit", console)
    defer { destination.abort() }
    let source = try input.open(decoding.limits)
    let structure = try GIFStructure(source, options: decoding)
    try structure.diagnostics.refuseDamage(options.input.damage)
    let edit = try options.edit(
      frameCount: structure.imageCount, canvasSize: structure.canvasSize)
    let result = try result(of: edit, source)
    try result.diagnostics.refuseDamage(options.input.damage)
    try destination.write(result.bytes, limits: decoding.limits)
    return try end(result)
  }

  private func result(of edit: Edit, _ source: ByteSource) throws -> EditedGIF {
    do {
      return try GIFEditor.edit(source, edit, options: decoding)
    } catch EncodingError.tooManyColorsInFrame(let frame) {
      throw tooManyColors("frame \(frame) of the result needs more than 256 colors at once")
    } catch let error as EditingError {
      guard case .tooManyColors = error else { throw error }
      throw tooManyColors(error.description)
    }
  }

  private func tooManyColors(_ reason: String) -> Failure {
    Failure(
      .unusableInput,
      "\(reason), which a GIF's image can't hold: 'split --frames' writes frames in any order, of "
        + "which 'assemble' makes a .webp or .png, or with --quantize a GIF")
  }

  /// Tells what came of it.
  private func end(_ result: EditedGIF) throws -> ExitStatus {
    let status = console.report(result.diagnostics, of: input, options.common.verbosity)
    if result.isQuantized {
      console.reportWarning(
        "colors were lost: the frames need more than 256", about: input.argument)
    }
    let changesTimes = !options.delays.isEmpty || !options.speed.isUnchanged
    if changesTimes, result.delays.contains(where: \.isTooShortForBrowsers) {
      console.warnOfShortDelays(about: input.argument)
    }
    if options.isJSON {
      try console.printLines([EditRecord(input: input, output: options.output, result: result).line]
      )
    } else if options.common.verbosity > .quiet, !options.output.isDash {
      try console.printLines([summary(result)])
    }
    return status
  }

  private func summary(_ result: EditedGIF) -> String {
    let count = result.delays.count
    let frames = count.counted("frame")
    let copied = result.copiedImageCount == count ? "all" : "\(result.copiedImageCount)"
    return "\(input.argument): \(frames) of \(result.canvasSize), \(copied) copied, "
      + "plays \(result.loopCount), \(result.bytes.count) bytes -> \(options.output)"
  }
}
