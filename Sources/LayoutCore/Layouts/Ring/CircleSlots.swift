/// Evenly spaced places on a circle, numbered: a formula, nothing is stored for each.
struct CircleSlots: Hashable, Sendable {
  /// The middle of the circle.
  var center: Point
  /// The distance of every place from the middle, in points.
  var radius: Double
  /// The angle of slot 0, in radians clockwise from 3 o'clock.
  var base: Double
  /// The angle from one slot to the next, in radians; negative ones run counter-clockwise.
  var step: Double
  /// The slots that are used.
  var slots: Range<Int>
  /// Whether the circle is seen in a mirror: right to left.
  var isMirrored: Bool

  /// The angle of a slot on the screen, in radians clockwise from 3 o'clock.
  func screenAngle(of slot: Int) -> Double {
    let angle = angle(of: slot)
    return isMirrored ? .pi - angle : angle
  }

  /// Where a slot is.
  func place(of slot: Int) -> Point {
    let angle = angle(of: slot)
    let x = radius * Mathematics.cosine(angle)
    return Point(
      x: isMirrored ? center.x - x : center.x + x,
      y: center.y + radius * Mathematics.sine(angle))
  }

  /// The slot whose place is nearest to `angle` on the screen.
  ///
  /// The lower one of two. Nil if there is none.
  func nearestSlot(toScreenAngle angle: Double) -> Int? {
    guard !slots.isEmpty else { return nil }
    let angle = (isMirrored ? .pi - angle.orZero : angle).asAngle
    var nearest: (slot: Int, distance: Double)?
    for range in candidates(around: angle) {
      for slot in range {
        let distance = abs((self.angle(of: slot) - angle).asAngle)
        if let nearest, distance >= nearest.distance - 1e-12 { continue }
        nearest = (slot, distance)
      }
    }
    return nearest?.slot
  }

  private func angle(of slot: Int) -> Double { base + step * Double(slot) }

  /// The slots beside `angle`, and both ends, which are nearest from the open side of an arc.
  private func candidates(around angle: Double) -> [Range<Int>] {
    let ends = [slots.lowerBound..<slots.lowerBound + 1, slots.upperBound - 1..<slots.upperBound]
    guard abs(step) * Double(slots.count) > Self.smallestSpan else { return ends }
    return merged(ends + slotRanges(in: AngleRange(lower: angle, upper: angle)))
  }
}
