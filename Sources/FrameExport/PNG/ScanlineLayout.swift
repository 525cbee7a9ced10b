/// How the rows of a PNG lie in memory before compression: each behind its filter byte.
struct ScanlineLayout: Equatable {
  /// The number of rows.
  let rowCount: Int
  /// The bytes of a row, its filter byte included.
  let rowByteCount: Int
  /// The bytes of a pixel: 1 where pixels take 8 bits or less, else 3 or 4.
  let bytesPerPixel: Int

  /// The bytes of all rows.
  var byteCount: Int { rowCount * rowByteCount }

  /// Where the row ends in which a byte stands.
  func endOfRow(holding position: Int) -> Int {
    (position / rowByteCount + 1) * rowByteCount
  }

  /// The last place not behind `position` where a pixel or a filter byte starts.
  func lastPixelBoundary(upTo position: Int) -> Int {
    let column = position % rowByteCount
    return column == 0 ? position : position - (column - 1) % bytesPerPixel
  }
}
