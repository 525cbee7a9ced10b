internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Compares two animations up to the first difference, two frames in memory at a time.
struct Comparison {
  let first: any ReadableAnimation
  let second: any ReadableAnimation
  let limits: Limits

  /// Where what shows differs, nil for nowhere.
  func differenceByLook() throws -> Difference? {
    if let difference = Difference(first, second) { return difference }
    var (left, right) = (try FrameCursor(first), try FrameCursor(second))
    var time = Duration.zero
    while let one = left.canvas, let other = right.canvas {
      let place = Difference.Place(first: left.index, second: right.index, time: time)
      if let difference = Difference(one, other, at: place) { return difference }
      let step = min(left.remaining, right.remaining)
      time += step
      try checkDeadline()
      try left.pass(step)
      try right.pass(step)
    }
    guard left.canvas != nil || right.canvas != nil else { return nil }
    if first.duration != second.duration {
      return Difference(.duration, first.duration.secondsText, second.duration.secondsText)
    }
    return Difference(.frameCount, "\(left.index + 1)", "\(right.index + 1)")
  }

  /// Where frames differ, one by one, nil for nowhere.
  func exactDifference() throws -> Difference? {
    if let difference = Difference(first, second) { return difference }
    let (left, right) = (try first.makeReader(), try second.makeReader())
    var time = Duration.zero
    for (index, (one, other)) in zip(first.times, second.times).enumerated() {
      let place = Difference.Place(first: index, second: index, time: time)
      if let difference = Difference(one, other, at: place) { return difference }
      guard let one = try left.next(), let other = try right.next() else { break }
      if let difference = Difference(one, other, at: place) { return difference }
      try checkDeadline()
      time += first.times[index].shown
    }
    let (count, otherCount) = (first.times.count, second.times.count)
    return count == otherCount ? nil : Difference(.frameCount, "\(count)", "\(otherCount)")
  }

  private func checkDeadline() throws(DecodingError) {
    try limits.checkDeadline()
  }
}

extension Difference {
  /// What differs between the times of two frames: their delays where both have them.
  fileprivate init?(_ first: FrameTime, _ second: FrameTime, at place: Place) {
    if let one = first.delay, let other = second.delay {
      if one == other { return nil }
      self.init(.delay, one.duration.secondsText, other.duration.secondsText, at: place)
    } else {
      if first.shown == second.shown { return nil }
      self.init(.delay, first.shown.secondsText, second.shown.secondsText, at: place)
    }
  }
}
