internal import Frames

/// What a viewer has on the canvas.
struct ShownCanvas {
  /// The picture that it stands for.
  var source: Canvas
  /// What it is; the same where nothing was lost.
  var shown: Canvas

  /// The canvas of a viewer that has shown nothing yet.
  init(size: PixelSize) {
    source = Canvas(size: size)
    shown = source
  }

  init(source: Canvas, shown: Canvas) {
    self.source = source
    self.shown = shown
  }

  /// Whether nothing was lost.
  var isExact: Bool { source == shown }

  /// The canvas with a rectangle of transparent pixels.
  func cleared(_ rect: PixelRect) -> ShownCanvas {
    let isExact = isExact
    let cleared = source.cleared(rect)
    return ShownCanvas(source: cleared, shown: isExact ? cleared : shown.cleared(rect))
  }
}
