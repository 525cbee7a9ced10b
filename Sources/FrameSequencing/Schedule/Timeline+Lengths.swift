extension Timeline {
  /// How many frames a play shows, those counted twice that it shows twice.
  public var stepCount: Int {
    mode == .bounce && frames.count > 2 ? 2 * frames.count - 2 : frames.count
  }

  /// How long one play takes.
  public var playDuration: Duration { .nanoseconds(playLength) }

  /// How long all plays take, nil for ever.
  public var duration: Duration? { length.map { Duration(nanoseconds: $0) } }

  /// For how long a frame shows each time.
  ///
  /// - Precondition: `frame` is an index of `delays`.
  public func effectiveDelay(ofFrame frame: Int) -> Duration {
    .nanoseconds(starts[frame + 1] - starts[frame])
  }

  /// The length in nanoseconds from the start of the first frame to the end of the last.
  var passLength: Int { starts[frames.upperBound] - starts[frames.lowerBound] }

  /// The length of a play in nanoseconds.
  var playLength: Int {
    guard mode == .bounce, frames.count > 1 else { return passLength }
    return 2 * passLength - delayLength(frames.lowerBound) - delayLength(frames.upperBound - 1)
  }

  /// The length of all plays in nanoseconds, nil for ever; a timeline without length isn't endless.
  var length: Int128? {
    let playLength = Int128(playLength)
    guard playLength > 0 else { return 0 }
    return plays.map { Int128(max($0, 0)) * playLength }
  }

  func delayLength(_ frame: Int) -> Int { starts[frame + 1] - starts[frame] }

  /// The frame that a step of a play shows.
  func frame(ofStep step: Int) -> Int {
    switch mode {
    case .forward: frames.lowerBound + step
    case .reverse: frames.upperBound - 1 - step
    case .bounce:
      frames.lowerBound + (step < frames.count ? step : 2 * (frames.count - 1) - step)
    }
  }
}
