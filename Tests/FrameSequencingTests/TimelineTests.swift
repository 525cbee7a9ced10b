import FrameSequencing
import Frames
import TestSupport
import Testing

@Suite struct TimelineTests {
  @Test func `ten thousand random timelines show what walking from frame to frame finds`() {
    for seed in 0..<10_000 as Range<UInt64> {
      let random = RandomTimeline(seed: seed)
      var numbers = SplitMix64(seed: seed + 1 << 32)
      let span = max(random.playLength * 4, 10)
      for _ in 0..<10 {
        // Half of the times are whole delays: the moments at which frames change.
        var time = Int.random(in: -span / 8...span, using: &numbers)
        if Bool.random(using: &numbers) { time = time / 10_000_000 * 10_000_000 }
        let loop = random.timeline.plays == nil ? -1 : 0
        let expected = random.oracle.answer(
          at: time, from: loop, startingAt: loop * random.playLength)
        let found = random.timeline.position(at: .nanoseconds(time))
        if TimelineOracle.Answer(found) != expected {
          Issue.record("seed \(seed), \(time) ns: \(found), not \(expected)")
        }
      }
    }
  }

  @Test(
    "modes order the frames",
    arguments: [
      (PlaybackMode.forward, 1, [0]), (.reverse, 1, [0]), (.bounce, 1, [0]),
      (.forward, 2, [0, 1]), (.reverse, 2, [1, 0]), (.bounce, 2, [0, 1]),
      (.forward, 4, [0, 1, 2, 3]), (.reverse, 4, [3, 2, 1, 0]), (.bounce, 4, [0, 1, 2, 3, 2, 1]),
    ])
  func order(mode: PlaybackMode, count: Int, expected: [Int]) {
    let timeline = authored(Array(repeating: 1, count: count), plays: 2, mode: mode)
    let shown = (0..<expected.count * 2).map { timeline.frameIndex(at: .milliseconds($0 * 10)) }
    #expect(shown == expected + expected)
    #expect(timeline.stepCount == expected.count)
    #expect(timeline.duration == .milliseconds(expected.count * 20))
  }

  @Test func `the end comes after the last frame's delay has passed`() {
    let timeline = authored([5, 10])
    let before = timeline.position(at: .nanoseconds(149_999_999))
    #expect(before.frame == 1 && !before.isFinished)
    #expect(before.timeToNextChange == .nanoseconds(1))
    let end = timeline.position(at: .milliseconds(150))
    #expect(end.frame == 1 && end.isFinished && end.timeToNextChange == nil)
    #expect(timeline.position(at: .seconds(1_000_000)) == end)
  }

  @Test("without length it is finished at once, on its last frame", arguments: [1, 3, nil])
  func noLength(plays: Int?) {
    for (mode, last) in [(PlaybackMode.forward, 2), (.reverse, 0), (.bounce, 1)] {
      let position = authored([0, 0, 0], plays: plays, mode: mode).position(at: .zero)
      #expect(position.isFinished && position.frame == last)
    }
  }

  @Test func `without frames it is finished and shows none`() {
    for timeline in [authored([]), authored([], plays: nil), authored([3], range: .frames(1..<1))] {
      let position = timeline.position(at: .seconds(1))
      #expect(position.isFinished && position.frame == nil)
      #expect(timeline.duration == .zero && timeline.stepCount == 0)
      #expect(timeline.span(ofStep: 0) == nil && timeline.step(ofFrame: 0) == nil)
    }
  }

  @Test func `the longest animation that GIF allows does not overflow`() {
    let delays = Array(repeating: UInt16.max, count: 10_000)
    for mode in PlaybackMode.allCases {
      let timeline = authored(delays, plays: 65_536, mode: mode)
      let play = Duration.milliseconds(655_350) * timeline.stepCount
      #expect(timeline.playDuration == play)
      #expect(timeline.duration == play * 65_536)
      let last = timeline.position(at: play * 65_536 - .nanoseconds(1))
      #expect(last.loop == 65_535 && last.step == timeline.stepCount - 1 && !last.isFinished)
      #expect(timeline.position(at: play * 65_536).isFinished)
    }
  }

  @Test func `times at the ends of what a duration can hold are defined`() {
    let most = Duration(attoseconds: .max)
    let least = Duration(attoseconds: .min)
    let endless = authored([1, 2], plays: nil)
    #expect(endless.position(at: most).loop == .max)
    #expect(endless.position(at: least).loop == .min)
    #expect(authored([1, 2], plays: .max, mode: .bounce).position(at: most).frame != nil)
    #expect(authored([1, 2]).position(at: least).frame == 0)
    #expect(authored([1, 2], plays: .min).position(at: .zero).isFinished)
    #expect(authored(Array(repeating: .max, count: 1_000_000), plays: .max).duration == most)
  }

  @Test func `an endless timeline reaches back before its start`() {
    let timeline = authored([1, 2], plays: nil)
    let position = timeline.position(at: .nanoseconds(-1))
    #expect(position.frame == 1 && position.loop == -1)
    #expect(timeline.position(at: .milliseconds(-30)).frame == 0)
  }

  @Test func `spans are where positions are`() throws {
    for seed in 0..<300 as Range<UInt64> {
      let timeline = RandomTimeline(seed: seed, plays: [nil, 3]).timeline
      var end = timeline.playDuration
      for step in 0..<timeline.stepCount {
        let span = try #require(timeline.span(ofStep: step, inPlay: 1))
        #expect(span.start == end)
        end = span.end
        guard span.start < span.end else { continue }
        let position = timeline.position(at: span.start)
        #expect(position.frame == span.frame && position.step == step && position.loop == 1)
        #expect(position.timeSinceChange == .zero)
        #expect(position.timeToNextChange == span.end - span.start)
      }
      #expect(end == timeline.playDuration * 2)
    }
    #expect(authored([1], plays: 2).span(ofStep: 0, inPlay: 2) == nil)
    #expect(authored([1], plays: 2).span(ofStep: 0, inPlay: -1) == nil)
    #expect(authored([1], plays: nil).span(ofStep: 0, inPlay: -1) != nil)
  }
}

@Suite struct TimelineRangeTests {
  static let timeline = authored(
    [10, 0, 10, 10],
    marks: [TimelineMark("walk", frames: 1..<3), TimelineMark("far", frames: 9..<12)])

  @Test(
    "parts are whole frames",
    arguments: [
      (TimelineRange.all, 0..<4),
      (.frames(1..<3), 1..<3), (.frames(-5..<2), 0..<2), (.frames(3..<99), 3..<4),
      (.frames(2..<2), 0..<0), (.frames(7..<9), 0..<0),
      (.time(.zero ..< .milliseconds(100)), 0..<1),
      (.time(.zero ..< .milliseconds(101)), 0..<3),
      (.time(.milliseconds(99) ..< .milliseconds(100)), 0..<1),
      (.time(.milliseconds(100) ..< .milliseconds(200)), 1..<3),
      (.time(.milliseconds(150) ..< .seconds(9)), 2..<4),
      (.time(.milliseconds(150) ..< .milliseconds(150)), 0..<0),
      (.time(.seconds(-2) ..< .seconds(-1)), 0..<0), (.time(.seconds(1) ..< .seconds(2)), 0..<0),
      (.mark("walk"), 1..<3), (.mark("far"), 0..<0), (.mark("run"), 0..<0),
    ])
  func part(range: TimelineRange, expected: Range<Int>) {
    let frames = Self.timeline.restricted(to: range).frames
    #expect(frames == expected || frames.isEmpty && expected.isEmpty)
  }

  @Test func `a part can be changed for another`() {
    let part = Self.timeline.restricted(to: .frames(3..<4))
    #expect(part.playDuration == .milliseconds(100))
    #expect(part.restricted(to: .all) == Self.timeline)
    #expect(part.frameIndex(at: .zero) == 3)
  }
}
