import FrameSequencing
import Frames
import TestSupport

/// A random timeline with its oracle.
struct RandomTimeline {
  let timeline: Timeline
  let oracle: TimelineOracle

  /// The timeline of this seed: up to 12 frames, most of them short, many without a delay.
  init(seed: UInt64, plays allowed: [Int?] = [nil, 0, 1, 2, 3, 7]) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...12, using: &random)
    let delays = (0..<count).map { _ in
      UInt16.random(in: Bool.random(using: &random) ? 0...3 : 0...40, using: &random)
    }
    let policy =
      [DelayPolicy.browser, .authored, .authored, .minimum(centiseconds: 2)]
      .randomElement(using: &random) ?? .browser
    let mode = PlaybackMode.allCases.randomElement(using: &random) ?? .forward
    let plays = allowed.randomElement(using: &random) ?? nil
    let lower = Int.random(in: 0...count, using: &random)
    let frames =
      Bool.random(using: &random)
      ? 0..<count : lower..<Int.random(in: lower...count, using: &random)
    timeline = Timeline(
      delays: delays.map { FrameDelay(centiseconds: $0) }, policy: policy, plays: plays, mode: mode,
      range: .frames(frames))
    oracle = TimelineOracle(
      delays: delays, policy: policy, frames: frames, mode: mode, plays: plays)
  }

  /// The nanoseconds of one play.
  var playLength: Int { oracle.steps.reduce(0) { $0 + $1.delay } }
}

/// A timeline of delays in hundredths of a second, as authored.
func authored(
  _ delays: [UInt16], plays: Int? = 1, mode: PlaybackMode = .forward, range: TimelineRange = .all,
  marks: [TimelineMark] = []
) -> Timeline {
  Timeline(
    delays: delays.map { FrameDelay(centiseconds: $0) }, policy: .authored, plays: plays,
    mode: mode, range: range, marks: marks)
}
