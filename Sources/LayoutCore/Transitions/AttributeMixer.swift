/// The way that centers take while a layout changes.
public enum TransitionPath: String, Hashable, Sendable {
  /// In a straight line, as UIKit animates.
  case straight
  /// Around the middle, by the shorter way (an exact half turn clockwise), the distance changing
  /// evenly; straight where one end is the middle itself.
  case polar
}

/// Mixes attributes at one moment of a transition.
struct AttributeMixer {
  /// How much of the change has happened, 0…1.
  let fraction: Double
  /// Whether any time has passed: from then on, names and layers are those of the target.
  let hasBegun: Bool
  let path: TransitionPath
  let pivot: Point

  /// Centers, sizes and opacities change evenly, transforms by their parts.
  ///
  /// Both ends are exact. Where a curve leads beyond them, opacities stay within 0…1, and sizes and
  /// transforms don't turn inside out.
  func mix(
    _ start: borrowing LayoutAttributes, _ end: borrowing LayoutAttributes
  ) -> LayoutAttributes {
    mix(start, at: start.center, end, at: end.center)
  }

  /// The same with other centers, to which the elements have been carried.
  func mix(
    _ start: borrowing LayoutAttributes, at startCenter: Point,
    _ end: borrowing LayoutAttributes, at endCenter: Point
  ) -> LayoutAttributes {
    var mixed = hasBegun ? copy end : copy start
    mixed.center = fraction == 1 ? endCenter : center(from: startCenter, to: endCenter)
    if fraction == 1 { return mixed }
    mixed.size = start.size.mixed(with: end.size, at: fraction)
    mixed.alpha = min(max(0, start.alpha + (end.alpha - start.alpha) * fraction), 1)
    if start.isTransformed || end.isTransformed {
      mixed.transform3D = start.transform3D.interpolated(to: end.transform3D, at: fraction)
    }
    return mixed
  }

  private func center(from start: Point, to end: Point) -> Point {
    guard path == .polar, let near = PolarPlace(start, around: pivot),
      let far = PolarPlace(end, around: pivot)
    else { return start.mixed(with: end, at: fraction) }
    var turn = (far.angle - near.angle).asAngle
    if abs(turn) > .pi - 1e-9 { turn = abs(turn) }
    let angle = near.angle + turn * fraction
    let radius = near.radius + (far.radius - near.radius) * fraction
    return Point(
      x: pivot.x + radius * Mathematics.cosine(angle),
      y: pivot.y + radius * Mathematics.sine(angle))
  }
}

/// A point by its distance and direction from a middle.
private struct PolarPlace {
  let radius: Double
  let angle: Double

  /// - Returns: nil for the middle itself, which has no direction.
  init?(_ point: Point, around pivot: Point) {
    let (x, y) = (point.x - pivot.x, point.y - pivot.y)
    radius = (x * x + y * y).squareRoot()
    guard radius > 1e-9 else { return nil }
    angle = Mathematics.angle(x: x, y: y)
  }
}
