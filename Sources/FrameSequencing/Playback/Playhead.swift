/// Where playback stands on a timeline, all in nanoseconds.
///
/// The place is computed in one step from where and when playback was last set going, so that no error
/// can add up.
struct Playhead: Sendable {
  /// How fast the place moves.
  private(set) var rate: PlaybackRate
  /// Whether the place moves.
  private(set) var isMoving: Bool
  private var startPlace: Int128 = 0
  private var startTime: Int128
  /// The last time that was heard of.
  private(set) var latest: Int128

  init(rate: PlaybackRate, isMoving: Bool, at now: Int128) {
    self.rate = rate
    self.isMoving = isMoving
    startTime = now
    latest = now
  }

  /// The place at the last time that was heard of.
  var place: Int128 {
    guard isMoving else { return startPlace }
    return (startPlace + rate.distance(in: latest - startTime)).clamped(to: PlaybackRate.reach)
  }

  /// Takes note of the time; when the clock jumped back, the place stays and goes on from there.
  mutating func note(_ now: Int128) {
    if now < latest {
      let elapsed = min(latest - startTime, Self.longest)
      startTime = now - elapsed
    }
    latest = now
  }

  /// Leaves out the last `time` nanoseconds.
  mutating func drop(_ time: Int128) {
    startTime += time
  }

  /// Sets playback going from a place.
  mutating func start(from place: Int128, rate: PlaybackRate, isMoving: Bool) {
    startPlace = place
    startTime = latest
    self.rate = rate
    self.isMoving = isMoving
  }

  /// When the place will be `distance` further on, in the direction of the rate; nil for never.
  func time(ofTravelling distance: Int128) -> Int128? {
    guard isMoving else { return nil }
    let made = rate.value < 0 ? startPlace - place : place - startPlace
    return rate.time(toTravel: made + distance).map { startTime + $0 }
  }

  /// More than the time that a rate reckons with.
  private static let longest: Int128 = 1 << 74
}
