internal import LayoutCore

/// How a layout turns as time passes.
enum Turning: Sendable {
  /// Not at all.
  case never
  /// In the plane, by the layout's own orbit.
  case inPlane
  /// By scrolling sideways or down: a page turns by one item's share of a revolution.
  case byScrolling(isSideways: Bool)
}

extension CollectionLayout {
  /// The orbit that the layout has by itself.
  var ownOrbit: Orbit { (self as? RingLayout)?.orbit ?? .still }

  /// How the layout can turn.
  var turning: Turning {
    if self is RingLayout { return .inPlane }
    if self is WheelLayout { return .byScrolling(isSideways: false) }
    if let sphere = self as? SphereLayout {
      // Of the seed's four circles, scrolling down turns three, scrolling sideways one.
      return .byScrolling(isSideways: sphere.mode == .fibonacci)
    }
    return .never
  }

  /// The layout with an orbit, if it is one that turns in the plane.
  func turning(by orbit: Orbit) -> any CollectionLayout {
    guard var ring = self as? RingLayout else { return self }
    ring.orbit = orbit
    return ring
  }
}
