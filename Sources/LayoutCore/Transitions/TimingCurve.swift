/// How much of a change has happened when a part of its time has passed: a cubic Bézier curve from
/// (0, 0) to (1, 1), as in Core Animation and CSS.
public struct TimingCurve: Hashable, Sendable {
  private let first: Point
  private let second: Point

  /// Evenly.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slowly at first: (0.42, 0, 1, 1).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slowly at the end: (0, 0, 0.58, 1).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slowly at both ends: (0.42, 0, 0.58, 1), which Apple documents; the default.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Makes a curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// x is the time and clamped to 0…1, so that the curve never goes back in time; numbers that
  /// aren't finite count as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: min(max(0, x1.orZero), 1), y: y1.asCoordinate)
    second = Point(x: min(max(0, x2.orZero), 1), y: y2.asCoordinate)
  }

  /// How much of the change has happened when `progress` of the time, 0…1, has passed.
  ///
  /// Outside of that it hasn't begun, or is done. NaN counts as 0.
  public func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return progress }
    return Self.bezier(first.y, second.y, at: parameter(atTime: progress))
  }

  /// The curve's parameter where its x is `time`: Newton's method, kept inside a shrinking
  /// interval.
  private func parameter(atTime time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<80 {
      let error = Self.bezier(first.x, second.x, at: parameter) - time
      if abs(error) < 1e-15 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / slope(at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private func slope(at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first.x + 6 * rest * t * (second.x - first.x)
      + 3 * t * t * (1 - second.x)
  }

  private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
