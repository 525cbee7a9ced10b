/// Where to keep canvases on the way to a frame, so that the frames before it cost the least.
///
/// Going back over frames that only go forward is what reverse-mode differentiation does: Griewank and
/// Walther's "revolve" (2000) keeps states at binomial distances. Here the state before the first frame
/// costs nothing, and the one that is being drawn needs no slot of its own, so that with `slots` kept
/// canvases binomial(slots + 1 + n, n) - 1 frames can be shown backwards without drawing any of them
/// more than n times.
enum ReverseSchedule {
  /// More frames than any animation has, and few enough for sums of their squares.
  private static let unlimited = 1 << 28

  /// How many frames can be shown backwards, each drawn up to `repeats` times.
  static func reach(slots: Int, repeats: Int) -> Int {
    var binomial = 1
    for factor in stride(from: 1, through: repeats, by: 1) {
      binomial = binomial * (slots + 1 + factor) / factor
      if binomial > unlimited { return unlimited }
    }
    return binomial - 1
  }

  /// How often a frame must be drawn at most, to show `count` frames backwards.
  static func repeats(count: Int, slots: Int) -> Int {
    if slots == 0 { return count }
    var repeats = 0
    while reach(slots: slots, repeats: repeats) < count { repeats += 1 }
    return repeats
  }

  /// How many frames must be drawn in all to show `count` frames backwards, the last one first.
  static func cost(count: Int, slots: Int) -> Int {
    if slots == 0 { return count * (count + 1) / 2 }
    return (0..<repeats(count: count, slots: slots)).reduce(0) {
      $0 + count - reach(slots: slots, repeats: $1)
    }
  }

  /// Which canvases to keep on the way forward over `count` frames, counted from 1.
  static func checkpoints(count: Int, slots: Int) -> [Int] {
    var kept: [Int] = []
    var (base, slots) = (0, slots)
    while slots > 0 && count - base > 1 {
      base += first(count: count - base, slots: slots)
      kept.append(base)
      slots -= 1
    }
    return kept
  }

  /// The first canvas to keep: so far on that the frames before it are drawn once less often than the
  /// frames behind it may be, which have a slot less.
  private static func first(count: Int, slots: Int) -> Int {
    let repeats = repeats(count: count, slots: slots)
    return 1
      + min(
        reach(slots: slots, repeats: repeats - 1),
        count - 1 - reach(slots: slots - 1, repeats: repeats - 1))
  }

  /// How many frames must be drawn to show the frames behind `base` up to `target` backwards, with some
  /// canvases in between already kept, in ascending order.
  static func cost(from base: Int, to target: Int, kept: [Int], slots: Int) -> Int {
    var end = target
    var free = slots - kept.count
    var total = 0
    for frame in kept.reversed() {
      total += cost(count: end - frame, slots: free)
      end = frame - 1
      free += 1
    }
    return total + cost(count: end - base, slots: slots)
  }

  /// The canvases that are worth their slots, of those that are already kept: without the others, there
  /// is more room for better ones.
  ///
  /// - Complexity: O(n^2) for each canvas that is let go.
  static func worthKeeping(_ kept: [Int], from base: Int, to target: Int, slots: Int) -> [Int] {
    var kept = kept
    var least = cost(from: base, to: target, kept: kept, slots: slots)
    while true {
      let costs = kept.indices.map { index in
        var fewer = kept
        fewer.remove(at: index)
        return cost(from: base, to: target, kept: fewer, slots: slots)
      }
      guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[best] < least else {
        return kept
      }
      kept.remove(at: best)
      least = costs[best]
    }
  }
}
