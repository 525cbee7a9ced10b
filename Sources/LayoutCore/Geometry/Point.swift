/// A place in content coordinates, in points: x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the content, in points.
  public var x: Double
  /// The distance from the top edge of the content, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its coordinates, which are kept as they are.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point on the way to `other` at `fraction`: 0 is here, 1 is there.
  func mixed(with other: Point, at fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
  var repaired: Point { Point(x: x.asCoordinate, y: y.asCoordinate) }
}
