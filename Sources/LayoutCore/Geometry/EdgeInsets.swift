/// Distances from the four edges of a rectangle inwards, in points, named as UIKit names them.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge, the leading one whatever the layout direction: right-to-left
  /// layouts are mirrored as a whole.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same inset on all four edges.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  var repaired: EdgeInsets {
    EdgeInsets(
      top: top.asCoordinate, left: left.asCoordinate, bottom: bottom.asCoordinate,
      right: right.asCoordinate)
  }
}
