public import Frames
public import LayoutCore
public import Scenes

/// Draws the moments of a scene, one after the other: the same pixels for the same snapshot on every
/// machine.
///
/// Only what changed since the last moment is drawn again, with the same result as if all were.
///
/// ```swift
/// var renderer = try Renderer(size: scene.size, scale: 2)
/// let picture = try renderer.picture(of: scene.snapshot(at: time)) { index throws(DecodingError) in
///   try store.frame(at: index).canvas
/// }
/// ```
///
/// Shapes are drawn by signed distances: the soft edges of planar rectangles are exact; round corners are
/// right within an eighth of a pixel's coverage, the tips of narrow ellipses within a quarter. Colors are
/// mixed as sRGB values, as browsers do.
public struct Renderer: Sendable {
  /// The most pixels of a picture.
  public static let pixelLimit = 1 << 25
  /// The most pixels of a picture's side.
  public static let sideLimit = 16_384

  /// The size of the pictures.
  public let canvasSize: PixelSize
  /// How many pixels a point has.
  public let scale: Double
  /// How elements look.
  public let style: RenderingStyle
  /// What of the last picture is not the same as in the one before: all of the first, nothing if
  /// nothing changed.
  public private(set) var changedRect: PixelRect
  private var canvas: Canvas
  private var faces: FaceCache
  /// What is on the canvas; nil if that isn't a whole picture.
  private var drawn: [DrawnElement]?

  /// Makes a renderer for a view.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; the picture covers it, rounded up to whole pixels.
  ///   - scale: how many pixels a point has.
  ///   - style: how cells and their ground look.
  ///   - pictures: what cells show: item n shows picture n modulo their number. Without any, or where
  ///     one has no area, cells have a color and their number. Pictures fill their cells; what hangs
  ///     over is cut off on both sides.
  /// - Throws: ``RenderingError``.
  public init(
    size: Size, scale: Double = 1, style: RenderingStyle = RenderingStyle(),
    pictures: [Canvas] = []
  ) throws(RenderingError) {
    self.scale = scale
    self.style = style
    canvasSize = try PixelSize(covering: size, scale: scale)
    changedRect = PixelRect(canvasSize)
    canvas = Canvas(size: canvasSize)
    faces = FaceCache(style: style, pictures: pictures)
  }

  /// The picture of a moment: opaque, as large as ``canvasSize``.
  ///
  /// - Parameters:
  ///   - snapshot: the moment.
  ///   - hubFrame: gives a frame of the GIF by its index. It is asked only for frames that must be drawn
  ///     and aren't remembered, so an index has to stand for the same frame always.
  /// - Throws: what `hubFrame` throws; all of the next picture is drawn then.
  public mutating func picture<Failure: Error>(
    of snapshot: Snapshot, hubFrame: (Int) throws(Failure) -> Canvas
  ) throws(Failure) -> Canvas {
    try picture(of: snapshot, hubFrame: hubFrame, beforeEach: { () throws(Failure) in })
  }

  /// The same; `beforeEach` is called before each step with an element, and may give up by an error.
  package mutating func picture<Failure: Error>(
    of snapshot: Snapshot, hubFrame: (Int) throws(Failure) -> Canvas,
    beforeEach: () throws(Failure) -> Void
  ) throws(Failure) -> Canvas {
    let elements = try snapshot.elements.map { element throws(Failure) in
      try beforeEach()
      return DrawnElement(element, style: style, scale: scale, canvas: canvasSize)
    }
    changedRect = drawn.map { DrawnElement.difference($0, elements) } ?? PixelRect(canvasSize)
    drawn = nil
    try draw(elements, in: changedRect, hubFrame: hubFrame, beforeEach: beforeEach)
    drawn = elements
    return canvas
  }

  /// Forgets the last picture, so that all of the next one is drawn.
  public mutating func invalidate() { drawn = nil }

  private mutating func draw<Failure: Error>(
    _ elements: [DrawnElement], in part: PixelRect, hubFrame: (Int) throws(Failure) -> Canvas,
    beforeEach: () throws(Failure) -> Void
  ) throws(Failure) {
    if part.isEmpty { return }
    faces.beginPicture()
    canvas.fill(part, with: style.theme.background)
    let plan = try PaintingPlan(elements, part: part, canvas: canvasSize) {
      element throws(Failure) in
      try beforeEach()
      return faces.isOpaque(element.element.content)
    }
    for step in plan.steps {
      try beforeEach()
      guard
        let face = try faces.face(
          for: step.element.element.content, size: step.element.faceSize, hubFrame: hubFrame)
      else { continue }
      let painter = ElementPainter(step.shape, face: face, width: canvasSize.width)
      canvas.withMutablePixels { pixels in
        step.forEachSpan(in: part) { painter.paint($0, &pixels) }
      }
    }
  }
}

extension PixelSize {
  /// The pixels that a view covers.
  fileprivate init(covering size: Size, scale: Double) throws(RenderingError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale }
    // A view of 100.1 points at scale 10 has 1,001 pixels, whatever floating point makes of it.
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1 else { throw .emptyPicture }
    guard width <= 1e9, height <= 1e9 else { throw .pictureTooLarge(nil) }
    self.init(width: Int(width), height: Int(height))
    guard max(self.width, self.height) <= Renderer.sideLimit, pixelCount <= Renderer.pixelLimit
    else { throw .pictureTooLarge(self) }
  }
}

extension Canvas {
  fileprivate mutating func fill(_ rect: PixelRect, with color: Color) {
    let width = size.width
    withMutablePixels { pixels in
      for row in rect.y..<rect.maxY {
        for column in rect.x..<rect.maxX { pixels[row * width + column] = color.rawValue }
      }
    }
  }
}
