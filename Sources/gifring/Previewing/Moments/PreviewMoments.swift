internal import FrameSequencing
internal import GIFDecoding
internal import Scenes

/// A picture's place in time.
struct PreviewMoment: Hashable {
  let time: Duration
  let duration: Duration
}

/// Which moments of a scene become pictures.
struct PreviewMoments {
  /// How soon pictures may follow each other.
  enum Pace {
    /// At each change, up to 60 times a second while something moves.
    case everyChange
    /// At each change, but for at least two hundredths of a second: browsers show a GIF's shorter
    /// delays for a tenth of a second.
    case everyChangeInGIF
    /// Evenly.
    case steady(FrameRate)
  }

  let scene: RingScene
  let pace: Pace
  /// How many moments there may be, and until when they may be looked for.
  let limits: Limits

  /// The moments until `end`, the first at 0.
  ///
  /// - Throws: `DecodingError.limit` if there are too many, `deadlinePassed` if they take too long.
  func moments(until end: Duration) throws(DecodingError) -> [PreviewMoment] {
    var starts: [Duration] = [.zero]
    while let next = next(after: starts[starts.count - 1], count: starts.count), next < end {
      if end - next < max(leastDuration, Self.shortestDuration) { break }
      starts.append(next)
      try limits.check(.frames, starts.count)
      try limits.checkDeadline()
    }
    return zip(starts, starts.dropFirst() + [max(end, .zero)]).map { start, end in
      PreviewMoment(time: start, duration: end - start)
    }
  }

  /// What is left at the end may come from rounding.
  private static let shortestDuration = Duration.milliseconds(1)

  private var leastDuration: Duration {
    if case .everyChangeInGIF = pace { .milliseconds(20) } else { .zero }
  }

  private func next(after time: Duration, count: Int) -> Duration? {
    if case .steady(let rate) = pace { return rate.start(ofFrame: count) }
    guard let change = scene.snapshot(at: time).nextChange else { return nil }
    guard change <= time else { return max(change, time + leastDuration) }
    return time + max(leastDuration, .seconds(1) / 60)
  }
}

extension PreviewOptions {
  /// How long the preview of a scene is.
  func length(of scene: RingScene) -> Duration {
    if let duration { return duration }
    if let loop = scene.loopDuration, loop > .zero { return loop }
    return max(scene.scriptDuration, scene.timeline.playDuration)
  }
}
