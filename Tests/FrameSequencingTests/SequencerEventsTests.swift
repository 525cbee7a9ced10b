import FrameSequencing
import TestSupport
import Testing

@Suite struct SequencerEventsTests {
  /// All that a sequencer delivers when it is asked only when something changes.
  private func events(of sequencer: Sequencer, count: Int) -> [PlaybackEvent] {
    var sequencer = sequencer
    var now = Duration.zero
    var events: [PlaybackEvent] = []
    while true {
      while let event = sequencer.nextEvent(at: now) { events.append(event) }
      guard events.count < count, let next = sequencer.nextChange(after: now) else { break }
      now = next
    }
    return Array(events.prefix(count))
  }

  @Test func `every event comes once and in order`() {
    for seed in 0..<2_000 as Range<UInt64> {
      let random = RandomTimeline(seed: seed, plays: [nil, 1, 2, 3])
      let visible = random.oracle.steps.filter { $0.delay > 0 }
      guard let last = random.oracle.steps.last, !visible.isEmpty else { continue }
      var expected: [PlaybackEvent] = []
      for loop in 0..<(random.timeline.plays ?? 3) {
        if loop > 0 { expected.append(.loop(loop)) }
        expected += visible.map { .frame($0.frame, loop: loop) }
      }
      if let plays = random.timeline.plays {
        // A last frame without a delay is where the timeline ends.
        if last.delay == 0 { expected.append(.frame(last.frame, loop: plays - 1)) }
        expected.append(.finish)
      }
      #expect(events(of: Sequencer(random.timeline), count: expected.count) == expected)
    }
  }

  @Test func `going back, plays end at their first frames`() {
    let timeline = authored([1, 2], plays: 2)
    #expect(
      events(of: Sequencer(timeline, playbackRate: -2), count: 9) == [
        .frame(1, loop: 1), .frame(0, loop: 1), .loop(0), .frame(1, loop: 0), .frame(0, loop: 0),
        .finish,
      ])
    #expect(
      events(of: Sequencer(authored([1], plays: nil), playbackRate: -1), count: 4) == [
        .frame(0, loop: 0), .loop(-1), .frame(0, loop: -1), .loop(-2),
      ])
  }

  @Test func `what was missed is passed over`() {
    var sequencer = Sequencer(authored([10, 10], plays: 1_000_000))
    func all(at now: Duration) -> [PlaybackEvent] {
      Array(sequence(state: ()) { _ in sequencer.nextEvent(at: now) })
    }
    #expect(all(at: .zero) == [.frame(0, loop: 0)])
    #expect(all(at: .milliseconds(99)) == [])
    #expect(all(at: .seconds(100) + .milliseconds(150)) == [.loop(500), .frame(1, loop: 500)])
    #expect(
      all(at: .seconds(1 << 40)) == [.loop(999_999), .frame(1, loop: 999_999), .finish])
    #expect(all(at: .seconds(1 << 41)) == [])
  }

  @Test("nothing to play finishes at once", arguments: [1, 5, nil])
  func nothing(plays: Int?) {
    #expect(events(of: Sequencer(authored([], plays: plays)), count: 9) == [.finish])
    for rate in [1, -1, 0] as [PlaybackRate] {
      let sequencer = Sequencer(authored([0, 0], plays: plays), playbackRate: rate)
      #expect(events(of: sequencer, count: 9) == [.frame(1, loop: (plays ?? 1) - 1), .finish])
    }
  }

  @Test func `a seek shows its frame while paused, and the end comes again`() {
    var sequencer = Sequencer(authored([10, 10]), isPlaying: false)
    #expect(sequencer.nextEvent(at: .zero) == .frame(0, loop: 0))
    sequencer.seek(toFrame: 1, at: .zero)
    #expect(sequencer.nextEvent(at: .zero) == .frame(1, loop: 0))
    sequencer.seek(to: .seconds(9), at: .zero)
    #expect(sequencer.nextEvent(at: .zero) == .finish)
    #expect(sequencer.nextEvent(at: .zero) == nil)
    sequencer.seek(toFrame: 1, at: .zero)
    #expect(sequencer.nextEvent(at: .zero) == nil)
    sequencer.play(at: .zero)
    #expect(sequencer.nextEvent(at: .milliseconds(100)) == .finish)
  }
}
