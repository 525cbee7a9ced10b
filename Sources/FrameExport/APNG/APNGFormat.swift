internal import Frames

/// How all pixels of an animation are stored: a file has one header for all of its frames.
enum APNGFormat {
  /// As numbers of up to 256 colors, of 1, 2, 4 or 8 bits.
  case indexed([Color], bitDepth: Int)
  /// As three bytes, of which one color that no picture has stands for transparent.
  case rgb(key: UInt32)
  /// As four bytes.
  case rgba

  /// What stands in front of the pixels.
  func header(_ size: PixelSize) -> PNGHeader {
    switch self {
    case .indexed(let colors, _):
      PNGHeader(
        size, bitDepth: bitDepth, colorType: 3,
        palette: colors.flatMap { [$0.red, $0.green, $0.blue] },
        transparency: colors.prefix { $0.alpha < 255 }.map(\.alpha))
    case .rgb(let key):
      PNGHeader(
        size, colorType: 2,
        transparency: [0, 8, 16].flatMap { [0, UInt8(truncatingIfNeeded: key >> $0)] })
    case .rgba: PNGHeader(size, colorType: 6)
    }
  }

  /// Whether pixels that don't change can be transparent.
  var hasTransparency: Bool {
    if case .indexed(let colors, _) = self { colors.first?.alpha == 0 } else { true }
  }

  /// Makes an indexed format with the fewest bits that suffice.
  static func indexed(_ colors: [Color]) -> APNGFormat {
    let bitDepth =
      switch colors.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
    return .indexed(colors, bitDepth: bitDepth)
  }

  /// The same format with a byte a pixel, nil where it has one or more.
  ///
  /// Such rows are longer, but a byte is always the same pixel: small pictures often compress better.
  var unpacked: APNGFormat? {
    guard case .indexed(let colors, let bitDepth) = self, bitDepth < 8 else { return nil }
    return .indexed(colors, bitDepth: 8)
  }

  /// The bits of a palette index or a channel.
  var bitDepth: Int {
    if case .indexed(_, let bitDepth) = self { bitDepth } else { 8 }
  }

  /// The bytes of a pixel, 1 for a part of one.
  var bytesPerPixel: Int {
    switch self {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bytes of a row of pixels behind its filter byte.
  func rowByteCount(width: Int) -> Int {
    if case .indexed = self { return (width * bitDepth + 7) / 8 }
    return width * bytesPerPixel
  }
}
