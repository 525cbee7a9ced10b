internal import Frames
internal import GIFEncoding

/// For how long the frames of an assembled file show.
struct AssembledTimes {
  /// What the encoder is told of each frame.
  let durations: [Duration]
  /// How long one play takes.
  let total: Duration
  /// Whether browsers show frames for longer than they were meant to show.
  let isSlowedByBrowsers: Bool

  /// The times of a file that can hold any.
  init(_ durations: [Duration]) {
    self.durations = durations
    total = durations.reduce(.zero, +)
    isSlowedByBrowsers = false
  }

  /// The times of a GIF, which stores hundredths of a second.
  ///
  /// A frame that had a delay below 0.02 s, and showed for the 0.1 s that browsers make of it, keeps both.
  ///
  /// - Parameters:
  ///   - meant: for how long each frame is to show.
  ///   - policy: what a player makes of the delays.
  ///   - durations: what the encoder is told of each frame.
  /// - Throws: `EncodingError.delayOutOfRange` for a time that GIF can't hold.
  init(
    _ meant: [Duration], policy: DelayPolicy, gif durations: [Duration]
  ) throws(EncodingError) {
    var clock = AnimationClock()
    var (total, isSlowed) = (Duration.zero, false)
    for (frame, duration) in durations.enumerated() {
      let delay = try clock.delay(of: duration, frame: frame)
      total += policy.effectiveDuration(of: delay)
      isSlowed = isSlowed || delay.isTooShortForBrowsers && meant[frame] < .milliseconds(20)
    }
    self.durations = durations
    self.total = total
    isSlowedByBrowsers = isSlowed
  }
}
