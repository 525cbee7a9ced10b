internal import FrameSequencing
internal import Frames

/// Thirty days of playback in random steps, held against a walk from frame to frame.
enum VirtualMonth {
  private static let length = 30 * 86_400 * 1_000_000_000

  static func run(steps: Int) {
    let delays = (0..<50).map { index in UInt16(2 + index * 7 % 11) }
    let timeline = Timeline(
      delays: delays.map { FrameDelay(centiseconds: $0) }, policy: .authored, plays: nil)
    var sequencer = Sequencer(timeline)
    var walk = Walk(delays: delays.map { Int($0) * 10_000_000 })
    var random = LinearGenerator(state: 1)
    var (now, mismatches) = (0, 0)
    let mean = length / steps
    let start = ContinuousClock.now
    for _ in 0..<steps {
      let step = Int(random.next() % UInt64(2 * mean))
      now += step
      walk.advance(by: step)
      let time = Duration.nanoseconds(now)
      while sequencer.nextEvent(at: time) != nil {}
      let position = sequencer.position(at: time)
      if position.frame != walk.frame || position.loop != walk.loop
        || position.timeToNextChange != .nanoseconds(walk.rest)
      {
        mismatches += 1
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let days = Double(now) / 86_400e9
    print(
      "virtual month: \(steps) steps, \(days) days, \(walk.loop) loops, "
        + "\(mismatches) mismatches, \(seconds) s")
  }

  /// Where an endless animation stands, without sums and searching.
  private struct Walk {
    let delays: [Int]
    var frame = 0
    var loop = 0
    var rest: Int

    init(delays: [Int]) {
      self.delays = delays
      rest = delays[0]
    }

    mutating func advance(by step: Int) {
      rest -= step
      while rest <= 0 {
        frame += 1
        if frame == delays.count { (frame, loop) = (0, loop + 1) }
        rest += delays[frame]
      }
    }
  }
}

/// Knuth's linear congruential generator: quick, and good enough for steps; 44 bits.
struct LinearGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 20
  }
}
