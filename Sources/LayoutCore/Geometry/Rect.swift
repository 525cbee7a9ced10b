/// A rectangle in content coordinates, in points: the origin is its top left corner, and the right
/// and bottom edges are exclusive.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The sides.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle that holds every place a layout can use.
  public static let everything = Rect(
    x: -2 * .farthest, y: -2 * .farthest, width: 4 * .farthest, height: 4 * .farthest)

  /// Makes a rectangle from its top left corner and its sides, kept as they are.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates, kept as they are.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the rectangle of a size around a center.
  public init(center: Point, size: Size) {
    let half = size.center
    self.init(origin: Point(x: center.x - half.x, y: center.y - half.y), size: size)
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge, inclusive.
  public var minX: Double { origin.x }
  /// The top edge, inclusive.
  public var minY: Double { origin.y }
  /// The right edge, exclusive.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, exclusive.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether the rectangle has no area; true also when a coordinate is NaN.
  public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
}

extension Rect {
  /// Whether the two rectangles share an area: touching edges don't, and an empty rectangle shares
  /// none with anything, unlike `CGRect.intersects`.
  public func overlaps(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// Whether the point lies inside: the left and top edges count, the right and bottom ones don't.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved inwards by `insets`; a side that would turn negative becomes 0.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The largest rectangle of `content`'s proportions in the middle of this one: where a GIF's
  /// canvas goes in the hub.
  ///
  /// Content without area gives an empty rectangle in the middle.
  public func aspectFit(_ content: Size) -> Rect {
    let content = content.repaired
    guard content.width > 0, content.height > 0 else { return Rect(center: center, size: .zero) }
    let scale = min(size.width / content.width, size.height / content.height)
    return Rect(
      center: center, size: Size(width: content.width * scale, height: content.height * scale))
  }

  /// The rectangle with its edges on device pixels: each edge is rounded to the nearest one.
  ///
  /// Layouts never round by themselves; UIKit's flow layout does. A scale that isn't above 0
  /// changes nothing.
  public func pixelAligned(scale: Double) -> Rect {
    guard scale.isFinite, scale > 0 else { return self }
    func round(_ value: Double) -> Double { (value * scale).rounded() / scale }
    return Rect(minX: round(minX), minY: round(minY), maxX: round(maxX), maxY: round(maxY))
  }

  /// The rectangle seen in a mirror that stands upright at `x` = `width` / 2.
  func mirrored(inWidth width: Double) -> Rect {
    Rect(minX: width - maxX, minY: minY, maxX: width - minX, maxY: maxY)
  }
}
