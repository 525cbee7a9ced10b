internal import Frames

/// An image and where it is drawn.
struct PlacedImage {
  let image: StoredImage
  /// Where the image stands on the canvas; it may hang over.
  let rect: PixelRect
  let rows: StoredRows

  init(_ image: StoredImage, rect: PixelRect) {
    self.image = image
    self.rect = rect
    rows = StoredRows(height: rect.height, isInterlaced: image.isInterlaced)
  }

  /// Cuts the image's first `count` values, in stored order, into runs of consecutive visible pixels.
  ///
  /// `body` takes the place of a run's first value, that of its first pixel on a canvas of `size`, and
  /// its length. An image as wide as the canvas is one run; rows that can't be seen cost nothing.
  @inline(__always)
  func forEachRun(
    on size: PixelSize, count: Int, _ body: (_ value: Int, _ pixel: Int, _ length: Int) -> Void
  ) {
    let visible = rect.clipped(to: size)
    guard !visible.isEmpty, count > 0 else { return }
    if !image.isInterlaced && rect.x == 0 && rect.width == size.width {
      return body(0, visible.y * size.width, min(count, visible.size.pixelCount))
    }
    for y in visible.y..<visible.maxY {
      let first = rows.place(ofRow: y - rect.y) * rect.width
      guard first < count else { continue }
      body(first, y * size.width + visible.x, min(visible.width, count - first))
    }
  }
}
