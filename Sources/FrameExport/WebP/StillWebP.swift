internal import CWebP
public import Frames

/// Writes pictures as WebP files without losing anything.
public enum StillWebP {
  /// The greatest width and height of a picture, in pixels, that libwebp writes.
  public static let maximumSide = 16_383

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - compression: how much time goes into making the file small.
  ///   - iccProfile: a color profile that goes into the file as it is, nil or empty for none.
  /// - Throws: `ExportError`; sides are 16,383 pixels at most.
  public static func encode(
    _ canvas: Canvas, compression: CompressionLevel = .standard, iccProfile: [UInt8]? = nil
  ) throws(ExportError) -> [UInt8] {
    var settings = try WebPSettings(compression).config
    let image = try WebPImage.copying(canvas)
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    let isEncoded = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe image.picture.pointee.writer = WebPMemoryWrite
      unsafe image.picture.pointee.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPEncode(&settings, image.picture) != 0
    }
    guard isEncoded else { throw image.failure }
    let file = unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    return WebPContainer.adding(iccProfile ?? [], to: file, canvas.size)
  }
}
