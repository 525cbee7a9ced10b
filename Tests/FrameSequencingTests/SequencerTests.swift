import FrameSequencing
import Frames
import TestSupport
import Testing

@Suite struct SequencerTests {
  /// Quotients of whole numbers and 64 are exact as `Double`, and easy to reckon with otherwise.
  private static func floor(_ rate: Int, times nanoseconds: Int) -> Int {
    let product = rate * nanoseconds
    return product >= 0 ? product / 64 : -((63 - product) / 64)
  }

  @Test func `ten thousand random timelines play right at every rate, in one jump or many`() {
    for seed in 0..<10_000 as Range<UInt64> {
      let random = RandomTimeline(seed: seed)
      var numbers = SplitMix64(seed: seed + 1 << 33)
      let rate = Int.random(in: -300...300, using: &numbers)
      let start = Sequencer(random.timeline, playbackRate: PlaybackRate(Double(rate) / 64))
      var many = start
      var now = 0
      for _ in 0..<6 {
        now += Int.random(in: 0...max(random.playLength, 10), using: &numbers)
        while many.nextEvent(at: .nanoseconds(now)) != nil {}
      }
      let position = start.position(at: .nanoseconds(now))
      #expect(many.position(at: .nanoseconds(now)) == position)
      let expected = Self.expected(random, rate: rate, now: now)
      if position.frame != expected.frame || position.isFinished != expected.isFinished {
        Issue.record("seed \(seed), rate \(rate)/64, \(now) ns: \(position), not \(expected)")
      }
    }
  }

  private static func expected(
    _ random: RandomTimeline, rate: Int, now: Int
  ) -> (frame: Int?, isFinished: Bool) {
    let length = random.timeline.plays.map { max($0, 0) * random.playLength }
    let total = random.playLength == 0 ? 0 : length
    var place = (rate < 0 ? total ?? 0 : 0) + floor(rate, times: now)
    var isFinished = total.map { rate < 0 ? place <= 0 : place >= $0 } ?? false
    if let total, total > 0, rate < 0 { place = min(max(place, 0), total - 1) }
    if total == 0 { isFinished = true }
    // Far enough back for every place that an endless timeline got to.
    let loop = total == nil ? -300 : 0
    let answer = random.oracle.answer(
      at: place, from: loop, startingAt: loop * random.playLength)
    return (answer.frame, isFinished)
  }

  @Test func `something changes exactly when it was announced`() throws {
    for seed in 0..<1_500 as Range<UInt64> {
      var numbers = SplitMix64(seed: seed + 1 << 34)
      let rate = PlaybackRate(.random(in: -5...5, using: &numbers))
      let sequencer = Sequencer(RandomTimeline(seed: seed).timeline, playbackRate: rate)
      var now = Duration.zero
      for _ in 0..<20 {
        guard let change = sequencer.nextChange(after: now) else { break }
        let shown = sequencer.position(at: now)
        try #require(change > now)
        let before = sequencer.position(at: change - .nanoseconds(1))
        #expect(before.step == shown.step && before.loop == shown.loop && !before.isFinished)
        #expect(sequencer.nextChange(after: change - .nanoseconds(1)) == change)
        let after = sequencer.position(at: change)
        #expect(after.step != shown.step || after.loop != shown.loop || after.isFinished)
        now = change
      }
      if sequencer.nextChange(after: now) == nil {
        #expect(sequencer.position(at: now).isFinished || rate.value == 0)
      }
    }
  }

  /// The right places were found with exact fractions elsewhere.
  @Test(
    "the place is the exact product, rounded down",
    arguments: [
      (1.1, 10_000_000_000, 11_000_000_000), (0.7, 10_000_000_000, 6_999_999_999),
      (-0.7, 10_000_000_000, -7_000_000_000), (1e-05, 123_456_789, 1234),
      (-1e-05, 123_456_789, -1235),
      (3.3333333333333335, 2_592_000_000_000_000, 8_640_000_000_000_000),
      (-123.456, 2_592_000_000_000_007, -319_997_952_000_000_873),
      (1_048_576, 1_152_921_504_606_846_979, 1_208_925_819_614_629_177_851_904),
      (.leastNonzeroMagnitude, 1_180_591_620_717_411_303_424, 0),
      (-.leastNonzeroMagnitude, 1_180_591_620_717_411_303_424, -1),
      (0.1, 3, 0), (-0.1, 3, -1),
    ] as [(Double, Int128, Int128)])
  func exactPlace(rate: Double, nanoseconds: Int128, expected: Int128) {
    let sequencer = Sequencer(authored([1], plays: nil), playbackRate: PlaybackRate(rate))
    let now = Duration(attoseconds: nanoseconds * 1_000_000_000)
    #expect(sequencer.time(at: now).attoseconds == expected * 1_000_000_000)
  }

  @Test func `a month in steps is a month in one jump`() {
    let timeline = authored([1, 7, 3, 0, 13], plays: nil, mode: .bounce)
    for rate in [1, 1.1, -0.9, 0.333333] as [PlaybackRate] {
      let jump = Sequencer(timeline, playbackRate: rate)
      var steps = jump
      var numbers = SplitMix64(seed: 5)
      var now = Duration.zero
      while now < .seconds(30 * 86_400) {
        now += .nanoseconds(Int.random(in: 0...100_000_000_000, using: &numbers))
        _ = steps.nextEvent(at: now)
      }
      #expect(steps.position(at: now) == jump.position(at: now))
      #expect(steps.time(at: now) == jump.time(at: now))
    }
  }
}

@Suite struct SequencerControlTests {
  private func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

  @Test func `pausing stops time, and playing goes on from there`() {
    var sequencer = Sequencer(authored([10, 10]))
    sequencer.pause(at: ms(50))
    #expect(!sequencer.isPlaying && sequencer.nextChange(after: ms(60)) == nil)
    #expect(sequencer.time(at: ms(900)) == ms(50))
    sequencer.play(at: ms(1_000))
    #expect(sequencer.nextChange(after: ms(1_000)) == ms(1_050))
    #expect(sequencer.position(at: ms(1_050)).frame == 1)
  }

  @Test func `playing a finished timeline starts it again, in either direction`() {
    for (rate, first) in [(1, 0), (-1, 1)] as [(PlaybackRate, Int)] {
      var sequencer = Sequencer(authored([10, 10]), playbackRate: rate)
      #expect(sequencer.position(at: ms(200)).isFinished)
      sequencer.play(at: ms(500))
      #expect(sequencer.position(at: ms(500)).frame == first)
      #expect(!sequencer.position(at: ms(699)).isFinished)
      #expect(sequencer.position(at: ms(700)).isFinished)
    }
  }

  @Test(
    "seeking goes to the nearest place that there is",
    arguments: [(-5, 0, false), (150, 1, false), (200, 1, true), (99_999, 1, true)])
  func seekTime(milliseconds: Int, frame: Int, isFinished: Bool) {
    var sequencer = Sequencer(authored([10, 10]))
    sequencer.seek(to: .milliseconds(milliseconds), at: ms(30))
    let position = sequencer.position(at: ms(30))
    #expect(position.frame == frame && position.isFinished == isFinished)
  }

  @Test(arguments: PlaybackMode.allCases, [1, -1] as [PlaybackRate])
  func `seeking a frame shows all of its delay`(mode: PlaybackMode, rate: PlaybackRate) {
    let timeline = authored([10, 20, 30, 40], plays: 3, mode: mode)
    for frame in 0..<4 {
      var sequencer = Sequencer(timeline, playbackRate: rate)
      sequencer.seek(to: timeline.playDuration + ms(5), at: .zero)
      sequencer.seek(toFrame: frame, at: .zero)
      #expect(sequencer.position(at: .zero).frame == frame)
      #expect(sequencer.position(at: .zero).loop == 1)
      #expect(sequencer.nextChange(after: .zero) == ms(10 * (frame + 1) * 10))
    }
    var sequencer = Sequencer(timeline, playbackRate: rate)
    sequencer.seek(toFrame: 99, at: .zero)
    #expect(sequencer.position(at: .zero).frame == 3)
    sequencer.seek(toFrame: .min, at: .zero)
    #expect(sequencer.position(at: .zero).frame == 0)
  }

  @Test(arguments: PlaybackMode.allCases, PlaybackMode.allCases)
  func `another mode goes on from the frame that shows`(old: PlaybackMode, new: PlaybackMode) {
    let timeline = authored([10, 20, 30, 40], plays: 2, mode: old)
    for time in stride(from: 7, to: 2_500, by: 31) {
      var sequencer = Sequencer(timeline)
      let before = sequencer.position(at: ms(time))
      sequencer.setMode(new, at: ms(time))
      let after = sequencer.position(at: ms(time))
      #expect(after.frame == before.frame && after.loop == before.loop)
      #expect(after.isFinished == (before.isFinished && old == new))
    }
  }

  @Test func `turning around plays back what was played`() {
    var sequencer = Sequencer(authored([10, 10, 10]))
    sequencer.setMode(.reverse, at: ms(130))
    #expect(sequencer.nextChange(after: ms(130)) == ms(160))
    #expect(sequencer.position(at: ms(160)).frame == 0)
    sequencer = Sequencer(authored([10, 10, 10]))
    sequencer.setPlaybackRate(-1, at: ms(130))
    #expect(sequencer.position(at: ms(160)).frame == 1)
    #expect(sequencer.position(at: ms(160) + .nanoseconds(1)).frame == 0)
    #expect(sequencer.position(at: ms(260)).isFinished)
  }

  @Test func `odd rates are defined`() {
    #expect(PlaybackRate(.nan).value == 0)
    #expect(PlaybackRate(.infinity).value == PlaybackRate.greatest)
    #expect(PlaybackRate(-.infinity).value == -PlaybackRate.greatest)
    for rate in [0, -0.0, PlaybackRate(.nan)] as [PlaybackRate] {
      let still = Sequencer(authored([10, 10]), playbackRate: rate)
      #expect(still.position(at: .seconds(1_000)).frame == 0)
      #expect(still.nextChange(after: .zero) == nil)
    }
    let fast = Sequencer(authored([10, 10]), playbackRate: PlaybackRate(.infinity))
    #expect(fast.position(at: ms(1)).isFinished)
    let slow = Sequencer(authored([10, 10]), playbackRate: PlaybackRate(.leastNonzeroMagnitude))
    #expect(slow.nextChange(after: .zero) == nil)
    #expect(slow.position(at: Duration(attoseconds: .max)).frame == 0)
  }

  @Test func `a clock that jumps back lets playback go on from where it was`() {
    var sequencer = Sequencer(authored([10, 10, 10]))
    _ = sequencer.nextEvent(at: ms(150))
    #expect(sequencer.time(at: ms(20)) == ms(150))
    sequencer.pause(at: ms(20))
    sequencer.play(at: .seconds(-1_000))
    #expect(sequencer.time(at: .seconds(-1_000)) == ms(150))
    #expect(sequencer.nextChange(after: .seconds(-1_000)) == .seconds(-1_000) + ms(50))
  }

  @Test func `a clock that jumps to its ends is defined`() {
    let (most, least) = (Duration(attoseconds: .max), Duration(attoseconds: .min))
    for rate in [PlaybackRate(.infinity), PlaybackRate(-.infinity), 1, -0.1] as [PlaybackRate] {
      for plays in [nil, 1, .max] as [Int?] {
        var sequencer = Sequencer(authored([10, 10], plays: plays), playbackRate: rate)
        for now in [most, least, most, .zero, least] {
          _ = sequencer.nextEvent(at: now)
          sequencer.setMode(.bounce, at: now)
          sequencer.seek(toFrame: 1, at: now)
          sequencer.seek(to: most, at: now)
          sequencer.setMode(.reverse, at: now)
          sequencer.seek(to: least, at: now)
          _ = sequencer.nextChange(after: now)
          #expect(sequencer.position(at: now).frame != nil)
        }
      }
    }
  }

  @Test func `after a stall it catches up, or goes on where it stood`() {
    let timeline = authored([10, 10, 10, 10], plays: 2)
    var catching = Sequencer(timeline, stallPolicy: .catchUp)
    var freezing = Sequencer(timeline, stallPolicy: .freeze(longerThan: .milliseconds(250)))
    for now in [0, 50, 640] {
      _ = catching.nextEvent(at: ms(now))
      _ = freezing.nextEvent(at: ms(now))
    }
    #expect(catching.time(at: ms(640)) == ms(640))
    #expect(freezing.time(at: ms(640)) == ms(100))
    #expect(freezing.nextChange(after: ms(640)) == ms(740))
    #expect(freezing.time(at: ms(990)) == ms(450))
  }
}
