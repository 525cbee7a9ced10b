import FrameSequencing
import TestSupport
import Testing

@Suite struct PlayerTests {
  private let clock = ManualClock()

  /// Takes the next event, moving the clock to each moment for which the player waits.
  private func next(_ player: Player<ManualClock>) async -> PlaybackEvent? {
    let clock = clock
    return await withTaskGroup(of: Void.self) { group in
      group.addTask {
        while !Task.isCancelled {
          clock.jump(to: max(await clock.nextDeadline(), clock.now))
        }
      }
      let event = await player.makeAsyncIterator().next()
      group.cancelAll()
      return event
    }
  }

  @Test func `events come at their moments, and the sequence ends behind the last`() async {
    let player = Player(authored([10, 3], plays: 2), clock: clock)
    var found: [(PlaybackEvent, Duration)] = []
    while let event = await next(player) { found.append((event, clock.now.offset)) }
    let expected: [(PlaybackEvent, Int)] = [
      (.frame(0, loop: 0), 0), (.frame(1, loop: 0), 100), (.loop(1), 130),
      (.frame(0, loop: 1), 130),
      (.frame(1, loop: 1), 230), (.finish, 260),
    ]
    #expect(found.map(\.0) == expected.map(\.0))
    #expect(found.map(\.1) == expected.map { .milliseconds($0.1) })
    #expect(await next(player) == nil)
  }

  @Test func `it tells its state, and takes another mode while it plays`() async {
    let player = Player(authored([10, 10, 10], plays: 1), clock: clock)
    #expect(await next(player) == .frame(0, loop: 0))
    #expect(await next(player) == .frame(1, loop: 0))
    #expect(await player.isPlaying)
    #expect(await player.time == .milliseconds(100))
    #expect(await player.playbackRate == PlaybackRate(1))
    await player.setMode(.reverse)
    #expect(await next(player) == .frame(0, loop: 0))
    // Frame 1 had just come, so nothing of it was left to run back over.
    #expect(clock.now.offset == .milliseconds(101))
  }

  @Test func `time starts with the first event that is asked for`() async {
    let player = Player(authored([10, 10]), clock: clock)
    clock.advance(by: .seconds(50))
    #expect(await next(player) == .frame(0, loop: 0))
    #expect(await next(player) == .frame(1, loop: 0))
    #expect(clock.now.offset == .seconds(50) + .milliseconds(100))
  }

  @Test func `it sleeps to absolute moments however late it wakes`() async {
    let player = Player(authored([10, 10, 10]), clock: clock)
    #expect(await next(player) == .frame(0, loop: 0))
    async let second = player.makeAsyncIterator().next()
    #expect(await clock.nextDeadline().offset == .milliseconds(100))
    clock.advance(by: .milliseconds(170))
    #expect(await second == .frame(1, loop: 0))
    async let third = player.makeAsyncIterator().next()
    #expect(await clock.nextDeadline().offset == .milliseconds(200))
    clock.advance(by: .milliseconds(30))
    #expect(await third == .frame(2, loop: 0))
  }

  @Test func `a consumer that is too slow misses frames, not time`() async {
    let player = Player(authored([1, 1, 1, 1, 1], plays: 2), clock: clock)
    var frames: [PlaybackEvent] = []
    while let event = await next(player) {
      frames.append(event)
      clock.advance(by: .milliseconds(25))
    }
    #expect(
      frames == [
        .frame(0, loop: 0), .frame(2, loop: 0), .loop(1), .frame(2, loop: 1),
        .frame(4, loop: 1), .finish,
      ])
  }

  @Test func `it wakes at most a thousand times a second`() async {
    let player = Player(authored([1, 1], plays: nil), clock: clock, playbackRate: 1_000)
    while clock.now.offset < .seconds(1) { _ = await next(player) }
    // The last of them ends after the second.
    #expect(clock.sleepCount <= 1_001)
    #expect(clock.sleepCount > 900)
  }

  @Test func `a change ends the wait`() async {
    let player = Player(authored([100, 100]), clock: clock)
    #expect(await next(player) == .frame(0, loop: 0))
    async let sought = player.makeAsyncIterator().next()
    _ = await clock.nextDeadline()
    await player.seek(toFrame: 1)
    #expect(await sought == .frame(1, loop: 0))
    async let end = player.makeAsyncIterator().next()
    _ = await clock.nextDeadline()
    await player.setPlaybackRate(10)
    await player.pause()
    await player.play()
    #expect(await player.position.frame == 1)
    await player.seek(to: .seconds(2))
    #expect(await end == .finish)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `paused it waits without waking, and goes on when it is told to`() async {
    let player = Player(authored([10, 10]), clock: clock, isPlaying: false)
    #expect(await next(player) == .frame(0, loop: 0))
    async let event = player.makeAsyncIterator().next()
    await Task.yield()
    clock.advance(by: .seconds(5))
    #expect(clock.sleepCount == 0)
    await player.play()
    #expect(await clock.nextDeadline().offset == .milliseconds(5_100))
    clock.advance(by: .milliseconds(100))
    #expect(await event == .frame(1, loop: 0))
  }

  @Test(arguments: [true, false])
  func `cancelling ends the sequence and frees everything`(isPlaying: Bool) async {
    weak var watched: Player<ManualClock>?
    let task: Task<[PlaybackEvent], Never>
    do {
      let player = Player(authored([10, 10], plays: nil), clock: clock, isPlaying: isPlaying)
      watched = player
      task = Task {
        var events: [PlaybackEvent] = []
        for await event in player { events.append(event) }
        return events
      }
      if isPlaying { _ = await clock.nextDeadline() }
    }
    task.cancel()
    let events = await task.value
    #expect(events == [.frame(0, loop: 0)] || !isPlaying && events.isEmpty)
    #expect(clock.sleeperCount == 0)
    #expect(watched == nil)
  }

  @Test func `without frames it only finishes`() async {
    let player = Player(authored([], plays: nil), clock: clock)
    #expect(await next(player) == .finish)
    #expect(await next(player) == nil)
  }

  @Test func `a clock that is set back holds nothing up`() async {
    let player = Player(authored([10, 10]), clock: clock)
    clock.advance(by: .seconds(100))
    #expect(await next(player) == .frame(0, loop: 0))
    clock.jump(to: ManualClock.Instant(offset: .seconds(20)))
    #expect(await next(player) == .frame(1, loop: 0))
    #expect(clock.now.offset == .seconds(20) + .milliseconds(100))
  }

  @Test func `a stall can be left out`() async {
    let player = Player(
      authored([10, 10, 10]), clock: clock, stallPolicy: .freeze(longerThan: .milliseconds(200)))
    #expect(await next(player) == .frame(0, loop: 0))
    clock.advance(by: .seconds(60))
    #expect(await next(player) == .frame(1, loop: 0))
    #expect(await next(player) == .frame(2, loop: 0))
    #expect(clock.now.offset == .seconds(60) + .milliseconds(100))
  }
}
