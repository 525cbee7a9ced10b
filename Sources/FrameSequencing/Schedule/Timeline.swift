public import Frames

/// When each frame of an animation shows: a pure function of time.
///
/// ```swift
/// let timeline = Timeline(delays: delays, loopCount: structure.loopCount)
/// timeline.frameIndex(at: .milliseconds(1_250))
/// ```
///
/// Time is counted in whole nanoseconds from the start of the first play. A frame shows from its start
/// until just before its end; one without length is never seen, unless it is where the timeline ends.
/// The end comes after the last frame's delay has passed. A timeline without length is finished at once,
/// on the last frame of its play, however often it plays. Endless timelines have no start either: they
/// reach back before the time 0, to the plays -1, -2 and so on.
public struct Timeline: Hashable, Sendable {
  /// How long each frame shows, as stored.
  public let delays: [FrameDelay]
  /// What turns stored delays into effective ones.
  public let policy: DelayPolicy
  /// The named parts of the animation.
  public let marks: [TimelineMark]
  /// The order in which a play shows its frames.
  public var mode: PlaybackMode
  /// How often the animation plays, nil for ever; 0 and less is a timeline without length.
  public var plays: Int?
  /// The indices of the frames that play.
  public private(set) var frames: Range<Int>
  /// Where each frame starts in nanoseconds, in file order, and where the last one ends.
  let starts: [Int]

  /// Makes the timeline of an animation.
  ///
  /// - Precondition: there are at most 10,000,000 frames, so that a play is below 2^63 nanoseconds.
  /// - Complexity: O(frames).
  public init(
    delays: [FrameDelay], policy: DelayPolicy = .browser, plays: Int? = 1,
    mode: PlaybackMode = .forward, range: TimelineRange = .all, marks: [TimelineMark] = []
  ) {
    precondition(delays.count <= 10_000_000, "a timeline has at most 10,000,000 frames")
    self.delays = delays
    self.policy = policy
    self.plays = plays
    self.mode = mode
    self.marks = marks
    starts = delays.reduce(into: [0]) { starts, delay in
      starts.append(starts[starts.count - 1] + policy.effectiveMilliseconds(of: delay) * 1_000_000)
    }
    frames = delays.indices
    frames = frames(in: range)
  }

  /// Makes the timeline of an animation that plays as often as its file says.
  public init(
    delays: [FrameDelay], policy: DelayPolicy = .browser, loopCount: LoopCount,
    mode: PlaybackMode = .forward, range: TimelineRange = .all, marks: [TimelineMark] = []
  ) {
    self.init(
      delays: delays, policy: policy, plays: loopCount.plays, mode: mode, range: range,
      marks: marks)
  }

  /// The same animation with a part of its frames, whatever part this timeline has.
  ///
  /// - Complexity: O(log frames).
  public func restricted(to range: TimelineRange) -> Timeline {
    var timeline = self
    timeline.frames = frames(in: range)
    return timeline
  }

  /// The indices of the frames that a range stands for; empty where it doesn't meet the animation.
  ///
  /// - Complexity: O(log frames).
  public func frames(in range: TimelineRange) -> Range<Int> {
    switch range {
    case .all: delays.indices
    case .frames(let frames): frames.clamped(to: delays.indices)
    case .time(let time): frames(from: time.lowerBound, to: time.upperBound)
    case .mark(let name):
      marks.first { $0.name == name }?.frames.clamped(to: delays.indices) ?? 0..<0
    }
  }

  private func frames(from start: Duration, to end: Duration) -> Range<Int> {
    let (first, last) = (start.wholeNanoseconds, end.wholeNanoseconds)
    let lower = delays.indices.partitioningIndex {
      starts[$0 + 1] > first || starts[$0] >= first
    }
    let upper = delays.indices.partitioningIndex { starts[$0] >= last }
    return start < end && lower < upper ? lower..<upper : 0..<0
  }
}

extension Range<Int> {
  /// The first element that fulfills a condition which all elements behind it fulfill too.
  ///
  /// - Complexity: O(log count).
  func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
