package import LayoutCore

/// The end of a scroll that is asked about.
package struct Snap: Hashable, Sendable {
  /// The content offset that the scroll would reach.
  package let proposed: Point
  /// How fast the finger left, in points a millisecond.
  package let velocity: Point

  /// Reads `10,20`, or `10,20,0.5,0` with a velocity.
  init?(argument text: some StringProtocol) {
    if let point = Point(argument: text) {
      (proposed, velocity) = (point, .zero)
    } else if let numbers = Decimal.read(text, 4) {
      proposed = Point(x: numbers[0], y: numbers[1])
      velocity = Point(x: numbers[2], y: numbers[3])
    } else {
      return nil
    }
  }
}

/// A loop that an orbit fits, and how many positions of a turn look alike.
struct Loop: Hashable {
  let duration: Duration
  let symmetry: Int

  /// Reads a time, perhaps with a number behind it: `1.2s,20`.
  init?(argument text: String) {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard let duration = parts.first.flatMap({ Duration(argument: String($0)) }),
      let symmetry = parts.count > 1 ? FixedPoint.read(parts[1], decimals: 0) : 1, symmetry > 0
    else { return nil }
    (self.duration, self.symmetry) = (duration, symmetry)
  }
}

extension CellShape {
  /// Reads `rectangle`, `ellipse` or `rounded:10`.
  init?(argument text: String) {
    switch text {
    case "rectangle": self = .rectangle
    case "ellipse": self = .ellipse
    default:
      let prefix = "rounded:"
      guard text.hasPrefix(prefix), let radius = Decimal.read(text.dropFirst(prefix.count)) else {
        return nil
      }
      self = .rounded(radius: radius)
    }
  }
}

extension ValueFormat where Value == [Snap] {
  /// The ends of some scrolls.
  static var snaps: Self {
    Self(.text(description: "an offset such as 10,20, or 10,20,0.5,0 with a velocity")) {
      (text: String) in
      Decimal.list(text.split(separator: "/", omittingEmptySubsequences: false)) {
        Snap(argument: $0)
      }
    }
  }
}

extension ValueFormat where Value == [Double] {
  /// Some angles, in degrees.
  static var angles: Self {
    Self(.text(description: "angles in degrees such as 90 or 0,-22.5")) { (text: String) in
      Decimal.list(text.split(separator: ",", omittingEmptySubsequences: false)) {
        Decimal.read($0)
      }
    }
  }
}

extension ValueFormat where Value == Loop {
  /// A loop.
  static var loop: Self {
    Self(
      .text(description: "a time such as 1.2s, or 1.2s,20 with a number of steps"),
      readText: Loop.init(argument:))
  }
}

extension ValueFormat where Value == CellShape {
  /// The outline of elements.
  static var cellShape: Self {
    Self(
      .choice(["rectangle", "ellipse"], pattern: "rounded:N"), readText: CellShape.init(argument:))
  }
}
