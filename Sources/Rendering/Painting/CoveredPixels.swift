internal import Frames

/// Which pixels of a picture are known to be hidden by something opaque.
struct CoveredPixels {
  private let wordsInRow: Int
  private var words: [UInt64]

  init(size: PixelSize) {
    wordsInRow = (size.width + 63) / 64
    words = [UInt64](repeating: 0, count: wordsInRow * size.height)
  }

  /// Adds some pixels of a row.
  mutating func cover(_ columns: Range<Int>, ofRow row: Int) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let bit = column & 63
      let count = min(64 - bit, columns.upperBound - column)
      words[row * wordsInRow + column >> 6] |= (UInt64.max >> UInt64(64 - count)) << UInt64(bit)
      column += count
    }
  }

  /// Some pixels of a row without the covered ones at both ends.
  func uncovered(_ columns: Range<Int>, ofRow row: Int) -> Range<Int> {
    var (first, last) = (columns.lowerBound, columns.upperBound)
    while first < last {
      let bit = first & 63
      let run = (~(words[row * wordsInRow + first >> 6] >> UInt64(bit))).trailingZeroBitCount
      first += min(run, 64 - bit)
      if run < 64 - bit { break }
    }
    while first < last {
      let bit = (last - 1) & 63
      let word = words[row * wordsInRow + (last - 1) >> 6] << UInt64(63 - bit)
      let run = (~word).leadingZeroBitCount
      last -= min(run, bit + 1)
      if run < bit + 1 { break }
    }
    return first..<max(first, last)
  }
}
