internal import LayoutCore

/// How the content moves under the view: scrolls, and the scrolling that turns spheres and wheels.
struct ViewMotion: Sendable {
  let size: Size
  let direction: LayoutDirection
  let turning: Turning
  var scroll: Scroll
  var orbit: Orbit

  /// Whether the layout turns by being scrolled.
  private var scrollsByTurning: Bool {
    if case .byScrolling = turning { orbit.isMoving } else { false }
  }

  /// Whether the offset changes at `time` or later.
  func isMoving(at time: Duration) -> Bool { scrollsByTurning || time < scroll.end }

  /// The content offset with `count` items in the first section.
  ///
  /// Turned spheres and wheels are scrolled by less than a revolution, however long they turn.
  func offset(at time: Duration, count: Int) -> Point {
    var offset = scroll.offset(at: time)
    guard case .byScrolling(let isSideways) = turning else { return offset }
    let pages = orbit.phase(at: time) * Double(count)
    if isSideways {
      offset.x += pages * size.width
    } else {
      offset.y += pages * size.height
    }
    return offset
  }

  func context(at time: Duration, itemCounts: [Int]) -> LayoutContext {
    let offset = offset(at: time, count: itemCounts.first ?? 0)
    return LayoutContext(
      bounds: Rect(origin: offset, size: size), itemCounts: itemCounts,
      layoutDirection: direction)
  }
}
