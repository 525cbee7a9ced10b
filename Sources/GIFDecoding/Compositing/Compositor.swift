internal import Frames

/// Draws images over one another as browsers do: GIF89a, section 23, and the measured rest.
struct Compositor {
  /// The picture so far.
  private(set) var canvas: Canvas
  private var tracker: IndexTracker?
  private var saved: [UInt32] = []
  private var lastImage: (rect: PixelRect, disposal: DisposalMethod)?

  init(size: PixelSize, tracksIndices: Bool = false) {
    canvas = Canvas(size: size)
    tracker = tracksIndices ? IndexTracker(size: size) : nil
  }

  /// The picture in pixel values, nil where they aren't known or not asked for.
  mutating func indexedCanvas() -> IndexedCanvas? { tracker?.canvas() }

  /// Disposes of the image before, and remembers what is under the next one if it asks for that.
  ///
  /// - Parameter rect: where the next image stands; it may hang over the canvas.
  mutating func begin(rect: PixelRect, disposal: DisposalMethod) {
    dispose()
    let visible = rect.clipped(to: canvas.size)
    if disposal == .restoreToPrevious {
      save(visible)
      tracker?.save(visible)
    }
    lastImage = (visible, disposal)
  }

  private mutating func dispose() {
    guard let (rect, disposal) = lastImage, !rect.isEmpty else { return }
    switch disposal {
    case .unspecified, .doNotDispose: break
    case .restoreToBackground:
      clear(rect)
      tracker?.clear(rect)
    case .restoreToPrevious:
      restore(rect)
      tracker?.restore()
    }
  }

  private mutating func clear(_ rect: PixelRect) {
    unsafe forEachRow(of: rect) { row, _ in
      unsafe row.update(repeating: Color.transparent.rawValue)
    }
  }

  private mutating func save(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    if saved.count < rect.size.pixelCount {
      saved = [UInt32](repeating: 0, count: rect.size.pixelCount)
    }
    unsafe saved.withUnsafeMutableBufferPointer { saved in
      unsafe canvas.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rect.height {
          let start = canvas.size.width * (rect.y + row) + rect.x
          let target = unsafe UnsafeMutableBufferPointer(rebasing: saved[(row * rect.width)...])
          _ = unsafe target.update(fromContentsOf: pixels[start..<start + rect.width])
        }
      }
    }
  }

  private mutating func restore(_ rect: PixelRect) {
    let saved = saved
    unsafe forEachRow(of: rect) { row, index in
      let start = index * rect.width
      unsafe saved.withUnsafeBufferPointer { saved in
        _ = unsafe row.update(fromContentsOf: saved[start..<start + rect.width])
      }
    }
  }

  /// Lends each row of a rectangle that lies on the canvas.
  private mutating func forEachRow(
    of rect: PixelRect, _ body: (UnsafeMutableBufferPointer<UInt32>, _ index: Int) -> Void
  ) {
    let width = canvas.size.width
    unsafe canvas.withUnsafePixels { pixels in
      for index in 0..<rect.height {
        let start = (rect.y + index) * width + rect.x
        unsafe body(
          UnsafeMutableBufferPointer(rebasing: pixels[start..<start + rect.width]), index)
      }
    }
  }
}

extension Compositor {
  /// Draws decoded pixel values.
  ///
  /// - Parameter values: `count` values in stored order.
  mutating func draw(
    _ values: UnsafePointer<UInt8>, count: Int, of placed: PlacedImage,
    palette: Palette
  ) {
    unsafe tracker?.draw(values, count: count, of: placed, palette: palette)
    let size = canvas.size
    unsafe palette.words.withUnsafeBufferPointer { words in
      unsafe canvas.withUnsafePixels { pixels in
        guard let words = words.baseAddress else { return }
        let isBlended = palette.transparentIndex != nil
        placed.forEachRun(on: size, count: count) { first, start, length in
          precondition(start >= 0 && start + length <= pixels.count, "a run on the canvas")
          guard let target = pixels.baseAddress else { return }
          if isBlended {
            unsafe RowBlending.blendUnchecked(
              values + first, count: length, palette: words, to: target + start)
          } else {
            unsafe RowBlending.expandUnchecked(
              values + first, count: length, palette: words, to: target + start)
          }
        }
      }
    }
  }

  /// Draws the values of one stored row that may exceed a byte.
  mutating func drawRow(
    _ values: ArraySlice<UInt16>, storedAt stored: Int, of placed: PlacedImage,
    palette: borrowing Palette
  ) {
    let y = placed.rect.y + placed.rows.row(storedAt: stored)
    guard y < canvas.size.height else { return }
    let visible = placed.rect.clipped(to: canvas.size)
    guard !visible.isEmpty else { return }
    tracker?.invalidate()
    let start = y * canvas.size.width + visible.x
    canvas.withMutablePixels { pixels in
      for (column, value) in values.prefix(visible.width).enumerated() {
        let word = palette.word(for: value)
        if word != Color.transparent.rawValue { pixels[start + column] = word }
      }
    }
  }
}
