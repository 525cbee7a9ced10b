public import Frames

/// Formats that are pixels and, at most, a header.
public enum PlainEncoder: Hashable, Sendable, CaseIterable {
  /// Portable arbitrary map, with alpha: netpbm's pam(5).
  case pam
  /// R, G, B, A, … and nothing else.
  case rgba

  /// A canvas as a file.
  public func encode(_ canvas: Canvas) -> [UInt8] {
    let header = header(of: canvas.size)
    let byteCount = canvas.pixels.count * 4
    return unsafe [UInt8](unsafeUninitializedCapacity: header.count + byteCount) { file, count in
      _ = unsafe file.update(fromContentsOf: header)
      let target = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(file)[header.count...])
      unsafe canvas.pixels.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
      count = header.count + byteCount
    }
  }

  /// A stored image as a file, in the image's own size.
  ///
  /// Its transparent index and its pixels that could not be decoded are transparent; values outside
  /// the color table are opaque black.
  public func encode(_ image: IndexedImage) -> [UInt8] {
    encode(Canvas(image))
  }

  private func header(of size: PixelSize) -> [UInt8] {
    switch self {
    case .pam:
      Array(
        """
        P7
        WIDTH \(size.width)
        HEIGHT \(size.height)
        DEPTH 4
        MAXVAL 255
        TUPLTYPE RGB_ALPHA
        ENDHDR

        """.utf8)
    case .rgba: []
    }
  }
}
