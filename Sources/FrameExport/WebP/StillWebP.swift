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
    guard let iccProfile, !iccProfile.isEmpty else { return file }
    return WebPContainer.adding(iccProfile, to: file, canvas.size)
  }
}

/// The extended container of WebP files: RFC 9649, section 2.7.
enum WebPContainer {
  /// A simple lossless file with a color profile.
  ///
  /// - Precondition: `file` is what libwebp wrote: a RIFF header and one VP8L chunk.
  static func adding(_ iccProfile: [UInt8], to file: [UInt8], _ size: PixelSize) -> [UInt8] {
    let image = file.dropFirst(12)
    // The alpha hint is the highest but three bit of the VP8L header: section 3.4 there.
    let hasAlpha = image[image.startIndex + 12] >> 4 & 1
    let header =
      [0x20 | hasAlpha << 4, 0, 0, 0] + littleEndian(size.width - 1, 3)
      + littleEndian(size.height - 1, 3)
    let chunks = chunk("VP8X", header) + chunk("ICCP", iccProfile) + image
    return chunk("RIFF", Array("WEBP".utf8) + chunks)
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: payload.count % 2)
    return Array(name.utf8) + littleEndian(payload.count, 4) + payload + padding
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
