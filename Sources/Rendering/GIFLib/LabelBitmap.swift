internal import CGIF
internal import Frames

/// A line of text in giflib's built-in font of 8 × 8 pixels a character, cut to its ink.
struct LabelBitmap: Sendable {
  let size: PixelSize
  /// Whether each pixel has ink, row by row.
  let ink: [Bool]

  /// Draws a text of at most 64 ASCII characters; giflib's font has no others.
  init(_ text: String) {
    let bytes = text.utf8.prefix(64).map { CChar(bitPattern: (32..<127).contains($0) ? $0 : 63) }
    let (size, raster) = Self.raster(bytes)
    let columns = (0..<size.width).filter { column in
      (0..<size.height).contains { raster[$0 * size.width + column] != 0 }
    }
    let rows = (0..<size.height).filter { row in
      raster[row * size.width..<(row + 1) * size.width].contains { $0 != 0 }
    }
    let box = PixelRect(
      x: columns.first ?? 0, y: rows.first ?? 0,
      width: (columns.last ?? -1) + 1 - (columns.first ?? 0),
      height: (rows.last ?? -1) + 1 - (rows.first ?? 0))
    self.size = box.size
    ink = (box.y..<box.maxY).flatMap { row in
      (box.x..<box.maxX).map { raster[row * size.width + $0] != 0 }
    }
  }

  private static func raster(_ text: [CChar]) -> (PixelSize, [UInt8]) {
    let size = PixelSize(width: Int(GIF_FONT_WIDTH) * text.count, height: Int(GIF_FONT_HEIGHT))
    var raster = [UInt8](repeating: 0, count: size.pixelCount)
    // giflib takes no length: it draws up to the 0, which the picture is wide enough for.
    unsafe raster.withUnsafeMutableBufferPointer { buffer in
      var image = unsafe SavedImage()
      unsafe image.ImageDesc.Width = GifWord(size.width)
      unsafe image.ImageDesc.Height = GifWord(size.height)
      unsafe image.RasterBits = buffer.baseAddress
      unsafe GifDrawText8x8(&image, 0, 0, text + [0], 1)
    }
    return (size, raster)
  }
}
