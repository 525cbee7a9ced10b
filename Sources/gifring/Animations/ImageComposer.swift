internal import Frames

/// Draws stored images over each other, as viewers do.
struct ImageComposer {
  private var canvas: Canvas
  /// What becomes of the last image before the next one is drawn.
  private var disposal = DisposalMethod.unspecified
  private var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var before: Canvas

  init(size: PixelSize) {
    canvas = Canvas(size: size)
    before = canvas
  }

  /// Draws the next image, which may hang over the canvas; one without pixels changes nothing.
  mutating func draw(
    _ image: Canvas?, at place: PixelRect, _ disposal: DisposalMethod
  ) -> Canvas {
    dispose()
    self.disposal = disposal
    rect = place.clipped(to: canvas.size)
    if disposal == .restoreToPrevious { before = canvas }
    if let image { draw(image.pixels, at: place) }
    return canvas
  }

  private mutating func dispose() {
    switch disposal {
    case .unspecified, .doNotDispose: break
    case .restoreToBackground: canvas = canvas.cleared(rect)
    case .restoreToPrevious: canvas = before
    }
  }

  private mutating func draw(_ pixels: [UInt32], at place: PixelRect) {
    let (rect, width) = (rect, canvas.size.width)
    canvas.withMutablePixels { canvas in
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          let pixel = pixels[(y - place.y) * place.width + x - place.x]
          if pixel != 0 { canvas[y * width + x] = pixel }
        }
      }
    }
  }
}
