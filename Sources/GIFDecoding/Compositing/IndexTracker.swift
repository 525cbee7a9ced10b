internal import Frames

/// Keeps the canvas as pixel values beside its colors, for as long as one palette explains every pixel.
///
/// Most animations use one color table throughout, or replace the whole canvas whenever the table
/// changes. For them an indexed picture of every frame costs a copy of a byte a pixel, where finding
/// the colors again would cost ten times that. What doesn't fit is given up until the canvas is
/// covered or cleared as a whole.
struct IndexTracker: Sendable {
  private let size: PixelSize
  private var indices: [UInt8]
  private var state = State()
  private var saved: (rect: PixelRect, state: State, indices: [UInt8])?
  private var lastColors: PictureColors?

  /// What the pixel values mean.
  private struct State {
    /// A rectangle outside of which the canvas is transparent, whatever `indices` says.
    var content = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// The color table of the values, nil when no single one explains them.
    var palette: Palette?
    /// The value that stands for transparent pixels, nil while there are none.
    var transparentValue: UInt8?

    /// Whether the canvas is transparent all over.
    var isBlank: Bool { content.isEmpty }
  }

  /// The colors of a picture and what they were made of: frame after frame shares them.
  private struct PictureColors {
    let palette: Palette
    let transparentValue: UInt8?
    let colors: [Color]
  }

  init(size: PixelSize) {
    self.size = size
    indices = [UInt8](repeating: 0, count: size.pixelCount)
  }

  /// The canvas in pixel values, nil when it isn't known.
  mutating func canvas() -> IndexedCanvas? {
    if state.isBlank {
      return IndexedCanvas(
        size: size, indices: [UInt8](repeating: 0, count: size.pixelCount),
        palette: [.transparent])
    }
    guard let palette = state.palette else { return nil }
    return IndexedCanvas(
      size: size, indices: indices, palette: colors(of: palette, state.transparentValue))
  }

  private mutating func colors(of palette: Palette, _ transparentValue: UInt8?) -> [Color] {
    if let lastColors, lastColors.transparentValue == transparentValue,
      lastColors.palette == palette
    {
      return lastColors.colors
    }
    let colors = palette.opaqueColors(transparentValue: transparentValue)
    lastColors = PictureColors(
      palette: palette, transparentValue: transparentValue, colors: colors)
    return colors
  }

  /// Forgets what the canvas holds.
  mutating func invalidate() {
    state = State(content: PixelRect(size))
  }

  /// Makes a rectangle that lies on the canvas transparent.
  mutating func clear(_ rect: PixelRect) {
    if rect.contains(state.content) {
      state = State()
      return
    }
    guard let palette = state.palette else { return }
    if state.transparentValue == nil {
      state.transparentValue = palette.spareValues.first { !indices.contains($0) }
    }
    guard let value = state.transparentValue else { return invalidate() }
    for row in rect.y..<rect.maxY {
      let start = row * size.width + rect.x
      fill(start..<start + rect.width, with: value)
    }
  }

  /// Remembers a rectangle that lies on the canvas.
  mutating func save(_ rect: PixelRect) {
    guard !state.isBlank, state.palette != nil else {
      saved = (rect, state, [])
      return
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(rect.size.pixelCount)
    for row in rect.y..<rect.maxY {
      let start = row * size.width + rect.x
      kept += indices[start..<start + rect.width]
    }
    saved = (rect, state, kept)
  }

  /// Puts back what was remembered.
  mutating func restore() {
    guard let saved else { return invalidate() }
    state = saved.state
    guard !saved.indices.isEmpty else { return }
    for row in 0..<saved.rect.height {
      let start = (saved.rect.y + row) * size.width + saved.rect.x
      let kept = row * saved.rect.width..<(row + 1) * saved.rect.width
      indices.replaceSubrange(start..<start + saved.rect.width, with: saved.indices[kept])
    }
  }

  private mutating func fill(_ range: Range<Int>, with value: UInt8) {
    unsafe indices.withUnsafeMutableBufferPointer { indices in
      unsafe UnsafeMutableBufferPointer(rebasing: indices[range]).update(repeating: value)
    }
  }
}

extension IndexTracker {
  /// Draws decoded pixel values.
  ///
  /// - Parameter values: `count` values in stored order.
  mutating func draw(
    _ values: UnsafePointer<UInt8>, count: Int, of placed: PlacedImage, palette: Palette
  ) {
    let visible = placed.rect.clipped(to: size)
    guard !visible.isEmpty, count > 0 else { return }
    let image = unsafe UnsafeBufferPointer(start: values, count: count)
    let isWhole = visible.covers(size) && count == placed.rect.size.pixelCount
    if isWhole, unsafe !image.containsTransparent(palette) {
      state = State(content: visible, palette: palette)
      unsafe copy(values, count, placed, skipping: nil)
    } else if state.isBlank {
      unsafe drawOnBlank(values, count, placed, palette)
    } else if unsafe canTake(image, palette) {
      unsafe copy(values, count, placed, skipping: palette.transparentIndex)
      state.content = state.content.union(visible)
    } else {
      invalidate()
    }
  }

  private mutating func drawOnBlank(
    _ values: UnsafePointer<UInt8>, _ count: Int, _ placed: PlacedImage, _ palette: Palette
  ) {
    let image = unsafe UnsafeBufferPointer(start: values, count: count)
    let free =
      palette.transparentIndex
      ?? palette.spareValues.first { unsafe !image.contains($0) }
    guard let free else { return invalidate() }
    state = State(
      content: placed.rect.clipped(to: size), palette: palette, transparentValue: free)
    fill(0..<indices.count, with: free)
    unsafe copy(values, count, placed, skipping: nil)
  }

  /// Whether the canvas' values and the image's can stand side by side.
  private func canTake(_ image: UnsafeBufferPointer<UInt8>, _ palette: Palette) -> Bool {
    guard let known = state.palette, known.hasSameColors(as: palette) else { return false }
    guard let transparentValue = state.transparentValue,
      transparentValue != palette.transparentIndex
    else { return true }
    return unsafe !image.contains(transparentValue)
  }

  private mutating func copy(
    _ values: UnsafePointer<UInt8>, _ count: Int, _ placed: PlacedImage, skipping: UInt8?
  ) {
    unsafe indices.withUnsafeMutableBufferPointer { indices in
      placed.forEachRun(on: size, count: count) { first, start, length in
        let target = unsafe UnsafeMutableBufferPointer(rebasing: indices[start..<start + length])
        let run = unsafe UnsafeBufferPointer(start: values + first, count: length)
        if let skipping {
          unsafe target.update(from: run, skipping: skipping)
        } else {
          _ = unsafe target.update(fromContentsOf: run)
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func containsTransparent(_ palette: borrowing Palette) -> Bool {
    guard let transparentIndex = palette.transparentIndex else { return false }
    return unsafe contains(transparentIndex)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies as many values, but for one value, whose places stay.
  ///
  /// The loop has no branch that depends on the pixels, so that it is vectorized.
  fileprivate func update(from values: UnsafeBufferPointer<UInt8>, skipping skipped: UInt8) {
    for index in 0..<values.count {
      let value = unsafe values[index]
      unsafe self[index] = value == skipped ? self[index] : value
    }
  }
}
