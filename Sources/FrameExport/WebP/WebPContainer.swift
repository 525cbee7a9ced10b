internal import Frames

/// The extended container of WebP files: RFC 9649, section 2.7.
enum WebPContainer {
  /// The bit that says that there is a color profile.
  private static let profileFlag: UInt8 = 0x20
  /// The bytes of the chunk that says what is in the file.
  private static let headCount = 18

  /// The bit that says that pixels may be transparent.
  private static let transparencyFlag: UInt8 = 0x10

  /// A file that says of itself that pixels are transparent.
  ///
  /// libwebp says so where a frame's own pixels are, and not where opaque frames leave a part of the
  /// canvas free, which readers that believe it then show in black.
  static func declaringTransparency(_ file: [UInt8]) -> [UInt8] {
    guard file.dropFirst(12).starts(with: "VP8X".utf8) else { return file }
    var file = file
    file[20] |= transparencyFlag
    return file
  }

  /// A file with a color profile, or the same file without one.
  ///
  /// - Precondition: `file` is what libwebp wrote: an extended file, or one with a VP8L chunk alone.
  static func adding(_ iccProfile: [UInt8], to file: [UInt8], _ size: PixelSize) -> [UInt8] {
    if iccProfile.isEmpty { return file }
    let chunks = file.dropFirst(12)
    let isExtended = chunks.starts(with: "VP8X".utf8)
    var head = isExtended ? Array(chunks.prefix(headCount)) : self.head(of: chunks, size)
    head[8] |= profileFlag
    let rest = isExtended ? chunks.dropFirst(headCount) : chunks
    return chunk("RIFF", Array("WEBP".utf8) + head + chunk("ICCP", iccProfile) + rest)
  }

  /// The head that a file of one lossless picture lacks.
  private static func head(of image: ArraySlice<UInt8>, _ size: PixelSize) -> [UInt8] {
    // The alpha hint is the highest but three bit of the VP8L header: section 3.4 there.
    let hasAlpha = image[image.startIndex + 12] >> 4 & 1
    return chunk(
      "VP8X",
      [hasAlpha << 4, 0, 0, 0] + littleEndian(size.width - 1, 3) + littleEndian(size.height - 1, 3))
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: payload.count % 2)
    return Array(name.utf8) + littleEndian(payload.count, 4) + payload + padding
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
