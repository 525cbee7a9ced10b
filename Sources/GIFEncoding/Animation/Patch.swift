internal import Frames

/// The part of a picture that an image has to draw.
struct Patch {
  /// What an image may do at a pixel.
  enum Duty: UInt8 {
    /// It draws the pixel's color.
    case draw
    /// It draws the color or nothing: the color is there already.
    case drawOrKeep
    /// It draws nothing.
    case keep
  }

  /// Where the patch is on the canvas.
  let rect: PixelRect
  /// The colors, row by row; those of pixels that are kept are without meaning.
  let colors: [UInt32]
  /// What is to be done at each pixel.
  let duties: [Duty]
  /// The colors that have to be drawn, nil where there are more than 256.
  let required: ColorNumbering?

  init(rect: PixelRect, colors: [UInt32], duties: [Duty]) {
    self.rect = rect
    self.colors = colors
    self.duties = duties
    required = Self.required(colors, duties)
  }

  /// Takes what has to be drawn for a picture to come out exactly, or as before where it was not.
  init(of target: Canvas, over before: ShownCanvas, _ rect: PixelRect) {
    let colors = target.pixels(in: rect)
    let (source, shown) = (before.source.pixels(in: rect), before.shown.pixels(in: rect))
    let duties = colors.indices.map { index -> Duty in
      let color = colors[index]
      if color == 0 { return .keep }
      if color == shown[index] { return .drawOrKeep }
      return color == source[index] ? .keep : .draw
    }
    self.init(rect: rect, colors: colors, duties: duties)
  }

  private static func required(_ colors: [UInt32], _ duties: [Duty]) -> ColorNumbering? {
    var numbering = ColorNumbering()
    var last: UInt32 = 0
    for index in colors.indices where duties[index] == .draw && colors[index] != last {
      last = colors[index]
      if numbering.add(last) == nil { return nil }
    }
    return numbering
  }

  /// The smallest part that has all pixels that must be drawn.
  var cropped: Patch {
    let inner = rect.size.bounds { duties[$0] == .draw }
    if inner.size == rect.size { return self }
    // An image has at least one pixel.
    let part = inner.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : inner
    return Patch(
      rect: PixelRect(
        x: rect.x + part.x, y: rect.y + part.y, width: part.width, height: part.height),
      colors: colors.part(part, width: rect.width), duties: duties.part(part, width: rect.width))
  }
}
