internal import Frames

/// Makes a patch of few colors from pictures that have too many.
struct PatchQuantizer {
  /// A patch of few colors.
  struct Result {
    let patch: Patch
    /// The sum of the squared errors of all pixels that change, in all channels.
    let squaredError: Float
    /// How many pixels change.
    let changedCount: Int
  }

  private let target: [UInt32]
  private let source: [UInt32]
  private let shown: [UInt32]
  private let rect: PixelRect

  init(_ target: Canvas, over before: ShownCanvas, _ rect: PixelRect) {
    self.rect = rect
    self.target = target.pixels(in: rect)
    source = before.source.pixels(in: rect)
    shown = before.shown.pixels(in: rect)
  }

  /// The best colors for the pixels that change.
  func palette(limit: Int) -> [Color] {
    var histogram = ColorHistogram()
    for index in target.indices where isChanged(index) { histogram.add(target[index]) }
    return ColorQuantizer.palette(of: histogram, limit: limit)
  }

  /// Draws the pixels that change in the colors of `mapper`.
  ///
  /// Pixels that look the same as before needn't be drawn, whether they changed or not.
  func quantized(_ mapper: inout PaletteMapper, _ dithering: Dithering) -> Result {
    var ditherer = Ditherer(dithering, rect, colorCount: mapper.palette.count)
    var colors = target
    var duties = [Patch.Duty](repeating: .keep, count: target.count)
    var error: Float = 0
    var changedCount = 0
    for index in target.indices {
      guard target[index] != 0 else { continue }
      let (x, y) = (index % rect.width, index / rect.width)
      let isChanged = isChanged(index)
      if !isChanged && dithering != .none { continue }
      let color = ditherer.color(for: target[index], x: x, y: y, &mapper)
      colors[index] = color.rawValue
      if color.rawValue == shown[index] { duties[index] = .drawOrKeep }
      guard isChanged else { continue }
      if color.rawValue != shown[index] { duties[index] = .draw }
      let difference = color.vector - Color(rawValue: target[index]).vector
      error += (difference * difference).sum()
      changedCount += 1
    }
    return Result(
      patch: Patch(rect: rect, colors: colors, duties: duties), squaredError: error,
      changedCount: changedCount)
  }

  private func isChanged(_ index: Int) -> Bool {
    target[index] != source[index] && target[index] != 0
  }
}

extension Canvas {
  /// The canvas with what a patch draws.
  func drawing(_ patch: Patch) -> Canvas {
    var result = self
    let rect = patch.rect
    result.withMutablePixels { pixels in
      for y in 0..<rect.height {
        for x in 0..<rect.width where patch.duties[y * rect.width + x] == .draw {
          pixels[(rect.y + y) * size.width + rect.x + x] = patch.colors[y * rect.width + x]
        }
      }
    }
    return result
  }
}
