/// The outline inside which an element is hit.
public enum CellShape: Hashable, Sendable {
  /// The whole rectangle; its right and bottom edges are exclusive.
  case rectangle
  /// The ellipse that touches the rectangle's four edges: circles, for square cells (seed 003's
  /// author rounds his cells so).
  case ellipse
  /// The rectangle with its corners rounded off; the radius is in points and at most half a side
  /// (seeds 000 and 001: 10).
  case rounded(radius: Double)

  /// Whether the shape in a rectangle of `size` holds `point`, measured from its top left corner.
  func contains(_ point: Point, in size: Size) -> Bool {
    guard Rect(origin: .zero, size: size).contains(point) else { return false }
    switch self {
    case .rectangle: return true
    case .ellipse: return Self.ellipse(point, radii: size.center, in: size)
    case .rounded(let radius):
      let radius = min(radius.asLength, size.shortest / 2)
      return Self.ellipse(point, radii: Point(x: radius, y: radius), in: size)
    }
  }

  /// Whether the point, inside the rectangle, is not cut off by corners of the given radii.
  private static func ellipse(_ point: Point, radii: Point, in size: Size) -> Bool {
    let x = max(0, radii.x - min(point.x, size.width - point.x))
    let y = max(0, radii.y - min(point.y, size.height - point.y))
    guard x > 0, y > 0 else { return true }
    let (across, down) = (x / radii.x, y / radii.y)
    return across * across + down * down <= 1
  }
}
