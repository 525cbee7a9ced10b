/// How a ring turns as time passes: clockwise for positive rates.
public struct Orbit: Hashable, Sendable {
  /// How far the ring is turned at time 0, in turns; only the part behind the point counts.
  public var phase: Double
  /// How fast it turns; 0 stands still.
  public var turnsPerSecond: Double

  /// A ring that stands still, not turned.
  public static let still = Orbit()

  /// Makes an orbit; NaN and infinities count as 0.
  public init(phase: Double = 0, turnsPerSecond: Double = 0) {
    self.phase = phase
    self.turnsPerSecond = turnsPerSecond
  }

  /// Whether the ring moves at all.
  public var isMoving: Bool { turnsPerSecond.orZero != 0 }

  /// How far the ring is turned at `time`, in turns, 0..<1.
  ///
  /// Whole turns are taken away before anything becomes an angle, so long runs stay exact.
  public func phase(at time: Duration) -> Double {
    (phase.fraction + turnsPerSecond.asCoordinate * time.seconds).fraction
  }

  /// The rate nearest to `turnsPerSecond` at which a loop of `loopDuration` ends as it began, which
  /// a looping export needs: a whole number of turns a loop, or of steps where the items look
  /// alike.
  ///
  /// - Parameters:
  ///   - turnsPerSecond: the rate that is wanted.
  ///   - loopDuration: how long one loop of the GIF takes; without one, the rate stays as it is.
  ///   - symmetry: how many positions of a turn look alike: 1, or the number of ring items.
  /// - Returns: the rate in turns a second; a tie goes away from 0, so the ring rather moves.
  public static func seamless(
    near turnsPerSecond: Double, loopDuration: Duration, symmetry: Int = 1
  ) -> Double {
    let rate = turnsPerSecond.asCoordinate
    let steps = loopDuration.seconds * Double(max(1, symmetry))
    return steps > 0 ? (rate * steps).rounded(.toNearestOrAwayFromZero) / steps : rate
  }
}
