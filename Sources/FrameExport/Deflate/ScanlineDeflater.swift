/// Compresses the rows of pictures, each by the most thorough method that its time has room for.
struct ScanlineDeflater: ~Copyable {
  private enum Method {
    case thorough
    case quick
    case pixelwise
  }

  /// At the standard level rows of up to so many bytes are compressed thoroughly, whatever they hold.
  private static let smallByteCount = 4096

  private let level: CompressionLevel
  private let isExhaustive: Bool
  private let compressor: DeflateCompressor
  /// For noise of few values, once such rows may come.
  private var quickCompressor: DeflateCompressor?
  /// For noise of many colors, once such rows may come.
  private var pixelDeflater: PixelDeflater?

  /// Allocates the compressor that every level needs.
  ///
  /// - Parameter isExhaustive: whether zopfli is tried too at the level `max`.
  /// - Throws: `ExportError.outOfMemory`.
  init(level: CompressionLevel, isExhaustive: Bool = false) throws(ExportError) {
    compressor = try DeflateCompressor(level: level.libdeflateLevel)
    self.level = level
    self.isExhaustive = isExhaustive && level == .max
  }

  /// Allocates what else rows of this layout may need.
  ///
  /// - Throws: `ExportError.outOfMemory`.
  mutating func reserve(for layout: ScanlineLayout) throws(ExportError) {
    guard level == .fast || level == .standard else { return }
    if level == .standard, quickCompressor == nil, layout.byteCount > Self.smallByteCount {
      quickCompressor = try DeflateCompressor(level: 2)
    }
    if pixelDeflater == nil, layout.bytesPerPixel > 1 { pixelDeflater = try PixelDeflater() }
  }

  /// The most bytes that a zlib stream of `byteCount` bytes of input can take.
  borrowing func bound(byteCount: Int) -> Int {
    max(
      compressor.bound(byteCount: byteCount), PixelDeflater.bound(byteCount: byteCount))
  }

  /// Compresses a zlib stream of its own.
  borrowing func compress(_ bytes: [UInt8]) -> [UInt8] {
    compressor.compress(bytes)
  }

  /// Compresses the rows of a picture to a zlib stream at the start of `output` and returns its
  /// length.
  ///
  /// - Precondition: `reserve(for:)` was called for the layout, 8 readable bytes stand behind
  ///   `layout.byteCount` bytes of `input`, and `output` has room for `bound(byteCount:)`.
  mutating func compress(
    _ input: UnsafePointer<UInt8>, _ layout: ScanlineLayout,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let rows = unsafe UnsafeRawBufferPointer(start: input, count: layout.byteCount)
    switch unsafe method(for: rows, layout, scratch: output) {
    case .thorough: return unsafe compressThoroughly(rows, into: output)
    case .quick: return unsafe compressQuickly(rows, into: output)
    case .pixelwise:
      return unsafe pixelDeflater?.compress(input, layout, into: output)
        ?? compressThoroughly(rows, into: output)
    }
  }

  private borrowing func compressQuickly(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    unsafe quickCompressor?.compress(input, into: output)
      ?? compressor.compress(input, into: output)
  }

  private borrowing func compressThoroughly(
    _ rows: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let count = unsafe compressor.compress(rows, into: output)
    guard isExhaustive, let stream = unsafe ZopfliCompressor.compress(rows), stream.count < count
    else { return count }
    unsafe output.copyBytes(from: stream)
    return stream.count
  }

  private borrowing func method(
    for rows: UnsafeRawBufferPointer, _ layout: ScanlineLayout,
    scratch: UnsafeMutableRawBufferPointer
  ) -> Method {
    let isIndexed = layout.bytesPerPixel == 1
    switch level {
    case .fast: return isIndexed ? .thorough : .pixelwise
    case .standard:
      let isSmall = rows.count <= Self.smallByteCount
      if unsafe isSmall || isRepetitive(rows, scratch: scratch) { return .thorough }
      return isIndexed ? .quick : .pixelwise
    case .best, .max: return .thorough
    }
  }

  /// Whether a sample shrinks to an eighth, which keeps libdeflate's level 6 below 20 ns a byte.
  ///
  /// On noise of few values, which shrinks to a third at any level, level 6 takes up to 160 ns a
  /// byte and level 2 at most 20. The sample is 4 bands of the picture, whose places depend on its
  /// checksum, so that nobody can easily make a picture that is dull in just these places.
  private borrowing func isRepetitive(
    _ rows: UnsafeRawBufferPointer, scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let bandCount = 4
    let stride = rows.count / bandCount
    let length = max(rows.count / 128, min(stride, 4096))
    var crc = CRC32()
    unsafe crc.update(rows.bytes)
    var compressedCount = 0
    for band in 0..<bandCount {
      let start = band * stride + Int(crc.value >> (8 * band)) & 0xff * (stride - length) / 255
      let sample = unsafe UnsafeRawBufferPointer(rebasing: rows[start..<start + length])
      compressedCount += unsafe compressQuickly(sample, into: scratch)
    }
    return compressedCount <= bandCount * length / 8
  }
}
