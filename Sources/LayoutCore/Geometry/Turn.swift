/// A turn around a point, worked out once for many points.
struct Turn {
  private let pivot: Point
  private let cosine: Double
  private let sine: Double

  /// No turn at all: every point stays exactly where it is.
  static let none = Turn(by: 0, around: .zero)

  /// - Parameter angle: how far, in radians clockwise on the screen.
  init(by angle: Double, around pivot: Point) {
    self.pivot = pivot
    cosine = Mathematics.cosine(angle)
    sine = Mathematics.sine(angle)
  }

  /// Where the turn brings `point`.
  func applied(to point: Point) -> Point {
    if sine == 0, cosine == 1 { return point }
    let (x, y) = (point.x - pivot.x, point.y - pivot.y)
    return Point(
      x: pivot.x + (x * cosine - y * sine), y: pivot.y + (x * sine + y * cosine))
  }
}
