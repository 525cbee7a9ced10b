internal import Frames

/// What stands in a PNG file in front of its pixels.
struct PNGHeader: Hashable {
  /// The picture's width and height.
  let size: PixelSize
  /// Bits for each channel or palette index.
  let bitDepth: Int
  /// PNG's number for the color type: PNG, section 11.2.1.
  let colorType: UInt8
  /// The payload of PLTE, empty for none.
  let palette: [UInt8]
  /// The payload of tRNS, empty for none.
  let transparency: [UInt8]

  /// Describes a picture by its parts.
  init(
    _ size: PixelSize, bitDepth: Int = 8, colorType: UInt8, palette: [UInt8] = [],
    transparency: [UInt8] = []
  ) {
    self.size = size
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.palette = palette
    self.transparency = transparency
  }

  /// Describes a picture of palette indices.
  init(_ size: PixelSize, _ palette: ReducedPalette) {
    self.size = size
    bitDepth = palette.bitDepth
    colorType = 3
    self.palette = palette.paletteBytes
    transparency = palette.transparencyBytes
  }

  /// Describes a picture of more than 256 colors.
  init(_ size: PixelSize, _ format: TruecolorFormat) {
    self.size = size
    bitDepth = 8
    palette = []
    colorType = format.colorType
    transparency = format.transparencyBytes
  }

  /// The file up to its pixels, with whole chunks or nothing before the palette.
  func bytes(beforePalette chunks: [UInt8]) -> [UInt8] {
    let sides = PNGChunk.bigEndian(UInt32(size.width)) + PNGChunk.bigEndian(UInt32(size.height))
    return PNGChunk.signature
      + PNGChunk.chunk("IHDR", sides + [UInt8(bitDepth), colorType, 0, 0, 0])
      + chunks
      + PNGChunk.optionalChunk("PLTE", palette)
      + PNGChunk.optionalChunk("tRNS", transparency)
  }
}
