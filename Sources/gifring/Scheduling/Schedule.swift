internal import FrameSequencing

/// What is seen of an animation from the moment on at which it starts to play.
struct Schedule {
  /// A time for which one frame shows, in nanoseconds from the start; its end is exclusive.
  struct Entry: Hashable {
    let frame: Int
    /// The number of the play, from 0 in the order in which they are watched.
    let play: Int
    let start: Int128
    let end: Int128
  }

  let timeline: Timeline
  let rate: ExactRate
  /// When nobody looks any more, nil for never.
  private let bound: Int128?
  /// How many plays are listed, nil for as many as there are before the bound.
  let playCount: Int?

  /// Lists all plays, or one of those that never end, if there is no bound.
  init(_ timeline: Timeline, rate: ExactRate, until bound: Duration? = nil) {
    self.timeline = timeline
    self.rate = rate
    self.bound = bound?.wholeNanoseconds
    let plays = bound == nil ? timeline.plays ?? 1 : timeline.plays
    playCount = timeline.playDuration == .zero ? 1 : plays
  }

  /// The nanoseconds that it takes to watch one play.
  var playLength: Int128 { rate.time(toWatch: timeline.playDuration.wholeNanoseconds) }

  /// The nanoseconds that it takes to watch what is listed.
  var length: Int128 {
    let plays = playCount.map {
      rate.time(toWatch: Int128($0) * timeline.playDuration.wholeNanoseconds)
    }
    return Swift.min(plays ?? .max, bound ?? .max)
  }

  /// What shows at a step of a play, in the order of watching; nil where nothing is listed any more.
  fileprivate func entry(atStep step: Int, ofPlay play: Int) -> Entry? {
    let stored = rate.isBackward ? timeline.stepCount - 1 - step : step
    guard play < playCount ?? .max, let span = timeline.span(ofStep: stored) else { return nil }
    let length = timeline.playDuration.wholeNanoseconds
    let (first, last) = (span.start.wholeNanoseconds, span.end.wholeNanoseconds)
    let (start, end) = rate.isBackward ? (length - last, length - first) : (first, last)
    let before = Int128(play) * length
    let entry = Entry(
      frame: span.frame, play: play, start: rate.time(toWatch: before + start),
      end: Swift.min(rate.time(toWatch: before + end), bound ?? .max))
    return entry.start < bound ?? .max ? entry : nil
  }
}

extension Schedule: Sequence {
  /// Makes one entry after the other: there can be milliards.
  struct Iterator: IteratorProtocol {
    let schedule: Schedule
    var play = 0
    var step = 0

    mutating func next() -> Entry? {
      let entry = schedule.entry(atStep: step, ofPlay: play)
      step += 1
      if step == schedule.timeline.stepCount { (play, step) = (play + 1, 0) }
      return entry
    }
  }

  func makeIterator() -> Iterator {
    Iterator(schedule: self)
  }
}
