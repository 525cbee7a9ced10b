/// The angles from one to another, in radians.
struct AngleRange {
  var lower: Double
  var upper: Double

  /// What it shares with `other`, moved by a whole number of turns, if anything.
  func intersection(_ other: AngleRange, turns: Double) -> AngleRange? {
    let low = max(lower, other.lower + turns * 2 * .pi)
    let high = min(upper, other.upper + turns * 2 * .pi)
    return low <= high ? AngleRange(lower: low, upper: high) : nil
  }

  /// The angles whose cosine times `radius` lies in `band`, as two ranges that mirror each other.
  ///
  /// The band is widened by its rounding, and the ranges by 1e-9, so none is missed: candidates are
  /// checked exactly afterwards.
  static func cosine(
    times radius: Double, from low: Double, to high: Double
  ) -> (AngleRange, AngleRange)? {
    guard high > -radius, low < radius, low < high else { return nil }
    guard radius > 0 else {
      return (AngleRange(lower: -.pi, upper: 0), AngleRange(lower: 0, upper: .pi))
    }
    let near = Mathematics.arcCosine(min(1, high / radius)) - 1e-9
    let far = Mathematics.arcCosine(max(-1, low / radius)) + 1e-9
    return (AngleRange(lower: -far, upper: -near), AngleRange(lower: near, upper: far))
  }
}

extension CircleSlots {
  /// Below this span, in radians, all slots count as one place.
  static let smallestSpan = 1e-6

  /// The ranges of slots, ascending and apart, outside which no cell shares an area with `rect`:
  /// cells reach `reach` points to either side of their places.
  ///
  /// The places with x in a band are two arcs, those with y in a band two more; where they meet are
  /// at most four arcs, and each is a range of slots. An arc of slots must be tried at every whole
  /// turn.
  ///
  /// - Complexity: O(1); the slots returned are those inside, and a few beside them.
  func candidates(in rect: Rect, reach: Size) -> [Range<Int>] {
    guard slots.count > 16 else { return [slots] }
    let arcs = arcs(in: rect, reach: reach)
    guard abs(step) * Double(slots.count) > Self.smallestSpan else {
      let middle = AngleRange(lower: base - Self.smallestSpan, upper: base + Self.smallestSpan)
      let turns = [-2.0, -1, 0, 1, 2]
      let isInside = arcs.contains { arc in
        turns.contains { arc.intersection(middle, turns: $0) != nil }
      }
      return isInside ? [slots] : []
    }
    return merged(arcs.flatMap(slotRanges))
  }

  private func arcs(in rect: Rect, reach: Size) -> [AngleRange] {
    let (left, right) =
      isMirrored
      ? (center.x - rect.maxX, center.x - rect.minX)
      : (rect.minX - center.x, rect.maxX - center.x)
    let (top, bottom) = (rect.minY - center.y, rect.maxY - center.y)
    let slack = 4e-15 * max(abs(center.x), abs(center.y), radius, reach.longest)
    guard
      let across = AngleRange.cosine(
        times: radius, from: left - reach.width - slack - 1e-15 * abs(left),
        to: right + reach.width + slack + 1e-15 * abs(right)),
      let down = AngleRange.cosine(
        times: radius, from: top - reach.height - slack - 1e-15 * abs(top),
        to: bottom + reach.height + slack + 1e-15 * abs(bottom))
    else { return [] }
    var arcs: [AngleRange] = []
    for first in [across.0, across.1] {
      for second in [down.0.turnedToSine, down.1.turnedToSine] {
        for turns in [-1.0, 0, 1] {
          if let arc = first.intersection(second, turns: turns) { arcs.append(arc) }
        }
      }
    }
    return arcs
  }

  /// The slots in an arc, at every whole turn, and one more at either end.
  func slotRanges(in arc: AngleRange) -> [Range<Int>] {
    let ends = ((arc.lower - base) / step, (arc.upper - base) / step)
    let (low, high) = step > 0 ? ends : (ends.1, ends.0)
    let period = 2 * .pi / abs(step)
    var ranges: [Range<Int>] = []
    var turn = ((Double(slots.lowerBound) - 1 - high) / period).rounded(.up)
    let lastTurn = ((Double(slots.upperBound) + 1 - low) / period).rounded(.down)
    while turn <= lastTurn {
      if let range = clamped(from: low + turn * period, to: high + turn * period) {
        ranges.append(range)
      }
      turn += 1
    }
    return ranges
  }

  private func clamped(from low: Double, to high: Double) -> Range<Int>? {
    let (first, end) = (slots.lowerBound, slots.upperBound)
    let lower = Int(low.rounded(.down) - 1, clampedTo: first...end)
    let upper = Int(high.rounded(.up) + 2, clampedTo: first...end)
    return lower < upper ? lower..<upper : nil
  }

  /// The ranges in ascending order, those that overlap or touch joined.
  func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard ranges.count > 1 else { return ranges }
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension AngleRange {
  /// The range a quarter turn on: sin φ = cos (φ − π/2).
  fileprivate var turnedToSine: AngleRange {
    AngleRange(lower: lower + .pi / 2, upper: upper + .pi / 2)
  }
}
