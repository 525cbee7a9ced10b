internal import CGIF

/// The compositor that a plain C program has: one pixel after the other, a test for transparency.
@safe
struct PlainCanvas {
  var graphicControl = GraphicsControlBlock()
  private var pixels: [UInt32] = []
  private var saved: [UInt32] = []
  private var line: [UInt8] = []
  private var last: (x: Int, y: Int, width: Int, height: Int, disposal: CInt)?

  var firstWord: UInt32 { pixels.first ?? 0 }

  /// Draws the image whose header was just read.
  ///
  /// - Returns: false when giflib fails.
  mutating func draw(_ file: UnsafeMutablePointer<GifFileType>) -> Bool {
    let width = Int(unsafe file.pointee.SWidth)
    let height = Int(unsafe file.pointee.SHeight)
    if pixels.isEmpty { pixels = [UInt32](repeating: 0, count: width * height) }
    dispose(canvasWidth: width)
    let image = unsafe file.pointee.Image
    let rect = unsafe (
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height)
    )
    guard rect.x + rect.width <= width, rect.y + rect.height <= height else { return false }
    if graphicControl.DisposalMode == DISPOSE_PREVIOUS { saved = pixels }
    last = (rect.x, rect.y, rect.width, rect.height, graphicControl.DisposalMode)
    let palette = unsafe palette(image.ColorMap ?? file.pointee.SColorMap)
    return unsafe drawRows(file, rect, palette, canvasWidth: width)
  }

  private mutating func drawRows(
    _ file: UnsafeMutablePointer<GifFileType>, _ rect: (x: Int, y: Int, width: Int, height: Int),
    _ palette: [UInt32], canvasWidth: Int
  ) -> Bool {
    if line.count < rect.width { line = [UInt8](repeating: 0, count: rect.width) }
    let transparent = Int(graphicControl.TransparentColor)
    let rows = unsafe rowOrder(rect.height, isInterlaced: file.pointee.Image.Interlace)
    for row in rows {
      guard unsafe DGifGetLine(file, &line, CInt(rect.width)) == GIF_OK else { return false }
      let start = (rect.y + row) * canvasWidth + rect.x
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe line.withUnsafeBufferPointer { line in
          unsafe palette.withUnsafeBufferPointer { palette in
            for column in 0..<rect.width {
              let value = unsafe Int(line[column])
              if value != transparent { unsafe pixels[start + column] = unsafe palette[value] }
            }
          }
        }
      }
    }
    return true
  }

  private func rowOrder(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: height, by: step))
    }
  }

  private func palette(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [UInt32] {
    var words = [UInt32](repeating: 0xff00_0000, count: 256)
    guard let map = unsafe map?.pointee, let colors = unsafe map.Colors else { return words }
    for index in 0..<Int(unsafe map.ColorCount) {
      let color = unsafe colors[index]
      words[index] =
        UInt32(color.Red) | UInt32(color.Green) << 8 | UInt32(color.Blue) << 16 | 0xff00_0000
    }
    return words
  }

  private mutating func dispose(canvasWidth: Int) {
    guard let last else { return }
    for row in last.y..<last.y + last.height {
      let span = row * canvasWidth + last.x..<row * canvasWidth + last.x + last.width
      switch last.disposal {
      case DISPOSE_BACKGROUND: for index in span { pixels[index] = 0 }
      case DISPOSE_PREVIOUS: for index in span { pixels[index] = saved[index] }
      default: return
      }
    }
  }
}
