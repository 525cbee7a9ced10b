internal import LayoutCore

/// The content offset as a function of time: a scroll to somewhere, or standing still.
struct Scroll: Sendable {
  let from: Point
  let to: Point
  let start: Duration
  let duration: Duration
  let curve: TimingCurve

  /// Stays at an offset.
  init(at offset: Point) {
    self.init(from: offset, to: offset, start: .zero, duration: .zero, curve: .linear)
  }

  init(from: Point, to: Point, start: Duration, duration: Duration, curve: TimingCurve) {
    (self.from, self.to, self.start, self.duration, self.curve) = (from, to, start, duration, curve)
  }

  /// When it is there.
  var end: Duration { start + duration }

  func offset(at time: Duration) -> Point {
    if time >= end { return to }
    let fraction = curve.fraction(at: (time - start) / duration)
    return Point(
      x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }
}
