public import GIFDecoding
internal import Frames
internal import GIFEncoding

/// Changes animations, and copies their compressed images wherever a change allows it.
///
/// - Delays, the number of plays and what is stripped never touch an image.
/// - Images are copied in another order, or without some, where they still make the same frames.
/// - Cropping cuts images that hang over the part to keep; the others are copied.
/// - Otherwise frames are drawn and compressed anew, without loss unless they are scaled.
public enum GIFEditor {
  /// Edits a file.
  ///
  /// Memory holds the file, the result, and what drawing frames takes.
  ///
  /// - Throws: `DecodingError`; `EditingError`, and `EncodingError` where frames can't be stored
  ///   without loss.
  public static func edit(
    _ source: ByteSource, _ edit: Edit, options: DecodingOptions = DecodingOptions()
  ) throws -> EditedGIF {
    var decoder = try GIFDecoder(source, options: options)
    let states = try decoder.checkImages()
    let file = try GIFFile(source, decoder.structure, limits: options.limits)
    let job = try EditingJob(
      source: source, file: file, options: options, edit: edit, frameCount: states.count)
    let result = try job.run(&decoder)
    return EditedGIF(
      bytes: result.bytes, canvasSize: job.size, delays: job.delays, loopCount: job.loopCount,
      copiedImageCount: result.copiedImageCount, isQuantized: result.isQuantized,
      diagnostics: decoder.diagnostics)
  }
}
