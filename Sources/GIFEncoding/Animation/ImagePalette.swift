internal import Frames

/// The colors that an image's pixel values stand for.
struct ImagePalette {
  /// The colors by pixel value.
  let numbering: ColorNumbering
  /// Whether these are the file's global colors.
  let isGlobal: Bool
  /// How many values there are, those that stand for no color among them.
  let valueCount: Int

  /// Makes an image's own palette, which can have any values.
  init(own numbering: ColorNumbering) {
    self.numbering = numbering
    isGlobal = false
    valueCount = 256
  }

  /// Makes the global palette.
  ///
  /// - Parameter spareCount: how many values must be left that stand for no color.
  init(global colors: [Color], spareCount: Int) {
    numbering = ColorNumbering(colors)
    isGlobal = true
    valueCount = min(max(colors.count + spareCount, 2).roundedUpToPowerOfTwo, 256)
  }

  /// The colors, with black ones for the values that stand for none.
  var allColors: [Color] {
    let colors = numbering.colors
    return colors + Array(repeating: .black, count: valueCount - colors.count)
  }
}

extension Int {
  /// The smallest power of two that is not less.
  var roundedUpToPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
