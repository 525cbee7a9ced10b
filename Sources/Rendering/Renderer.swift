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
/// Shapes are drawn by signed distances: the soft edges of planar rectangles are exact, all others are
/// right within a few hundredths of a pixel's coverage. Colors are mixed as sRGB values, as browsers do.
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

  /// Makes a renderer for a view.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; the picture covers it, rounded up to whole pixels.
  ///   - scale: how many pixels a point has.
  ///   - pictures: what cells show: item n shows picture n modulo their number. Without any, cells have
  ///     a color and their number. Pictures fill their cells; what hangs over is cut off on both sides.
  /// - Throws: ``RenderingError``.
  public init(
    size: Size, scale: Double = 1, style: RenderingStyle = RenderingStyle(),
    pictures: [Canvas] = []
  ) throws(RenderingError) {
    self.scale = scale
    self.style = style
    canvasSize = PixelSize(width: 1, height: 1)
    changedRect = PixelRect(canvasSize)
  }

  /// The picture of a moment: opaque, as large as ``canvasSize``.
  ///
  /// - Parameters:
  ///   - snapshot: the moment.
  ///   - hubFrame: gives a frame of the GIF by its index. It is asked only for frames that must be drawn
  ///     and aren't remembered, so an index has to stand for the same frame always.
  /// - Throws: what `hubFrame` throws; the renderer draws all of the next picture then.
  public mutating func picture<Failure: Error>(
    of snapshot: Snapshot, hubFrame: (Int) throws(Failure) -> Canvas
  ) throws(Failure) -> Canvas {
    Canvas(size: canvasSize)
  }

  /// Forgets the last picture, so that all of the next one is drawn.
  public mutating func invalidate() {}
}
