/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its sides, which are kept as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a square.
  public init(square side: Double) {
    self.init(width: side, height: side)
  }

  var shortest: Double { min(width, height) }
  var longest: Double { max(width, height) }
  /// Both sides as lengths: NaN and infinities are 0, as are negative sides.
  var repaired: Size { Size(width: width.asLength, height: height.asLength) }
  var center: Point { Point(x: width / 2, y: height / 2) }

  /// The size on the way to `other` at `fraction`, which may lie beyond 0…1; no side is negative.
  func mixed(with other: Size, at fraction: Double) -> Size {
    Size(
      width: max(0, width + (other.width - width) * fraction),
      height: max(0, height + (other.height - height) * fraction))
  }
}
