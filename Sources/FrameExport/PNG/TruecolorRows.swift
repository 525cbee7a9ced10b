/// How the pixels of a picture with more than 256 colors are stored.
enum TruecolorFormat {
  /// Three bytes a pixel: every pixel is opaque.
  case rgb
  /// Three bytes a pixel, black standing for transparent: there is no opaque black.
  case rgbWithBlackKey
  /// Four bytes a pixel.
  case rgba

  /// The format with the fewest bytes that keeps every one of `pixels`.
  init(of pixels: UnsafeBufferPointer<UInt32>) {
    // Where every alpha is 255, so is the conjunction's. One less than a pixel has alpha 255 where
    // the pixel is opaque and not black, or wholly 0. Without branches, as they cost 5 ns a pixel
    // where transparent pixels are strewn about.
    var conjunction: UInt32 = .max
    var conjunctionOfOneLess: UInt32 = .max
    for index in 0..<pixels.count {
      unsafe conjunction &= pixels[index]
      unsafe conjunctionOfOneLess &= pixels[index] &- 1
    }
    let isOpaque = conjunction >> 24 == 255
    self = isOpaque ? .rgb : conjunctionOfOneLess >> 24 == 255 ? .rgbWithBlackKey : .rgba
  }

  /// The bytes of a pixel.
  var bytesPerPixel: Int { self == .rgba ? 4 : 3 }
  /// PNG's number for the color type: PNG, section 11.2.1.
  var colorType: UInt8 { self == .rgba ? 6 : 2 }
  /// The payload of the tRNS chunk: PNG, section 11.3.1.1.
  var transparencyBytes: [UInt8] { self == .rgbWithBlackKey ? [0, 0, 0, 0, 0, 0] : [] }
}

/// The work on rows of pixels of more than 8 bits.
enum TruecolorRows {
  /// Copies pixels to rows, each behind one byte of room for its filter.
  ///
  /// - Precondition: `rows` has room for all rows and 1 byte more.
  static func copy(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, as format: TruecolorFormat,
    to rows: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let start = UnsafeMutableRawPointer(rows.baseAddress) else { return }
    let bytesPerPixel = format.bytesPerPixel
    for row in 0..<pixels.count / width {
      let source = unsafe UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
      var target = unsafe start + row * (width * bytesPerPixel + 1) + 1
      // Three bytes are stored as four, of which the next pixel, the next row or the byte of room
      // at the end takes the last: 0.3 instead of 0.9 ns a pixel.
      for x in 0..<width {
        unsafe target.storeBytes(of: source[x].littleEndian, as: UInt32.self)
        unsafe target += bytesPerPixel
      }
    }
  }

  /// Whether colors mostly come back soon, as they do in pictures made from a few palettes.
  ///
  /// Such rows are smaller without a filter, by up to 45 %, as each color is one short copy;
  /// a filter makes many different residues of it. Measured on a quarter of the rows.
  static func colorsRecur(in pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Bool {
    var changes = 0
    var recurrences = 0
    var recent = [UInt32](repeating: 0, count: 4096)
    unsafe recent.withUnsafeMutableBufferPointer { recent in
      for row in stride(from: 0, to: pixels.count / width, by: 4) {
        var last = unsafe pixels[row * width]
        for x in row * width + 1..<(row + 1) * width {
          let pixel = unsafe pixels[x]
          guard pixel != last else { continue }
          last = pixel
          // A slot is a number of 12 bits, and there are 4,096.
          let slot = Int((pixel &* 0x9e37_79b1) &>> 20)
          changes &+= 1
          recurrences &+= unsafe recent[slot] == pixel ? 1 : 0
          unsafe recent[slot] = pixel
        }
      }
    }
    return recurrences * 2 >= changes
  }
}
