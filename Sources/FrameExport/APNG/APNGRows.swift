internal import Frames

/// Turns pixels into the rows that are compressed.
struct APNGRows: ~Copyable {
  /// How the pixels are stored.
  let format: APNGFormat
  /// Knows the palette's colors, nothing where there is no palette.
  private var indexer: ColorIndexer

  init(_ format: APNGFormat) throws(ExportError) {
    var indexer = try ColorIndexer()
    indexer.reset()
    if case .indexed(let colors, _) = format {
      for color in colors { _ = indexer.index(of: color.rawValue) }
    }
    self.format = format
    self.indexer = indexer
  }

  /// The rows of a picture, each behind a filter byte of 0.
  mutating func rows(_ pixels: [UInt32], width: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((format.rowByteCount(width: width) + 1) * (pixels.count / width))
    for start in stride(from: 0, to: pixels.count, by: width) {
      rows.append(0)
      let row = pixels[start..<start + width]
      switch format {
      case .indexed: appendPacked(row, to: &rows)
      case .rgb(let key):
        for pixel in row { rows.appendBytes(of: pixel == 0 ? key : pixel, count: 3) }
      case .rgba:
        for pixel in row { rows.appendBytes(of: pixel, count: 4) }
      }
    }
    return rows
  }

  /// Packs indices, the leftmost in the high bits: PNG, section 7.2.
  private mutating func appendPacked(_ row: ArraySlice<UInt32>, to rows: inout [UInt8]) {
    let depth = format.bitDepth
    var bits: UInt8 = 0
    var free = 8
    for pixel in row {
      free -= depth
      bits |= (indexer.index(of: pixel) ?? 0) << UInt8(free)
      guard free == 0 else { continue }
      rows.append(bits)
      (bits, free) = (0, 8)
    }
    if free < 8 { rows.append(bits) }
  }
}

extension [UInt8] {
  fileprivate mutating func appendBytes(of pixel: UInt32, count: Int) {
    for byte in 0..<count { append(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))) }
  }
}
