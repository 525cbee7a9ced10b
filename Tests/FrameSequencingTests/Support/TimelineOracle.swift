import Frames
import FrameSequencing

/// What a timeline should show, found by walking from frame to frame: no sums, no searching.
struct TimelineOracle {
  /// The frames of one play with their delays in nanoseconds, in the order in which they show.
  let steps: [(frame: Int, delay: Int)]
  let plays: Int?

  init(delays: [UInt16], policy: DelayPolicy, frames: Range<Int>, mode: PlaybackMode, plays: Int?) {
    let there = frames.map { ($0, Self.nanoseconds(delays[$0], policy)) }
    switch mode {
    case .forward: steps = there
    case .reverse: steps = there.reversed()
    case .bounce: steps = there + there.reversed().dropFirst().dropLast()
    }
    self.plays = plays
  }

  private static func nanoseconds(_ delay: UInt16, _ policy: DelayPolicy) -> Int {
    switch policy {
    case .browser: (delay < 2 ? 10 : Int(delay)) * 10_000_000
    case .authored: Int(delay) * 10_000_000
    case .minimum(let least): max(Int(delay), Int(least)) * 10_000_000
    }
  }

  struct Answer: Equatable {
    var frame: Int?
    var loop: Int
    var since: Int
    var until: Int?
  }

  /// What shows at a time in nanoseconds, found from the play `loop` on, which begins at `start`.
  func answer(at time: Int, from loop: Int = 0, startingAt start: Int = 0) -> Answer {
    guard steps.contains(where: { $0.delay > 0 }), plays != 0 else { return end }
    let time = plays == nil ? time : max(time, 0)
    var (loop, start) = (loop, start)
    while plays.map({ loop < $0 }) ?? true {
      for step in steps {
        if time < start + step.delay {
          let since = time - start
          return Answer(
            frame: step.frame, loop: loop, since: since, until: step.delay - since)
        }
        start += step.delay
      }
      loop += 1
    }
    return end
  }

  private var end: Answer {
    Answer(
      frame: steps.last?.frame, loop: max((plays ?? 1) - 1, 0), since: steps.last?.delay ?? 0,
      until: nil)
  }
}

extension TimelineOracle.Answer {
  init(_ position: Timeline.Position) {
    frame = position.frame
    loop = position.loop
    since = Int(position.timeSinceChange / .nanoseconds(1))
    until = position.timeToNextChange.map { Int($0 / .nanoseconds(1)) }
  }
}
