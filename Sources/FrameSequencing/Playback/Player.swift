/// Plays a timeline by a clock: a sequence of events, each at its time.
///
/// ```swift
/// let player = Player(timeline, clock: ContinuousClock())
/// for await event in player {
///   if case .frame(let index, _) = event { show(index) }
/// }
/// ```
///
/// Time starts when the first event is asked for. The player sleeps until the moment at which something
/// changes, computed from the start and not from the last frame, so it never drifts; it wakes at most
/// 1,000 times a second. Nothing runs while nobody waits for an event: for a consumer that is slower
/// than the frames, those that it missed are passed over, as `Sequencer.stallPolicy` says.
///
/// The sequence ends behind ``PlaybackEvent/finish``, or when the task that waits is cancelled, which
/// frees all that the wait held. Paused, it waits. A new iterator goes on where the last one stopped.
/// Of several consumers, each gets a part of the events.
public actor Player<C: Clock> where C.Duration == Duration {
  private static var shortestSleep: Duration { .milliseconds(1) }

  private let clock: C
  private var sequencer: Sequencer
  private var start: C.Instant?
  private var lastWake: Duration?
  private var waits: [Int: AsyncStream<Never>.Continuation] = [:]
  private var waitCount = 0

  /// Makes a player at the start of a timeline.
  public init(
    _ timeline: Timeline, clock: C, playbackRate: PlaybackRate = 1, isPlaying: Bool = true,
    stallPolicy: StallPolicy = .catchUp
  ) {
    self.clock = clock
    sequencer = Sequencer(
      timeline, playbackRate: playbackRate, isPlaying: isPlaying, stallPolicy: stallPolicy)
  }

  /// What shows now.
  public var position: Timeline.Position { sequencer.position(at: now()) }
  /// The place on the timeline now.
  public var time: Duration { sequencer.time(at: now()) }
  /// Whether playback goes on as time passes.
  public var isPlaying: Bool { sequencer.isPlaying }
  /// How fast playback goes.
  public var playbackRate: PlaybackRate { sequencer.playbackRate }

  /// Goes on with playback; a timeline that is finished starts again.
  public func play() {
    change { $0.play(at: $1) }
  }

  /// Holds playback where it is.
  public func pause() {
    change { $0.pause(at: $1) }
  }

  /// Goes to a time of the timeline, as `Sequencer.seek(to:at:)` does.
  public func seek(to time: Duration) {
    change { $0.seek(to: time, at: $1) }
  }

  /// Goes to a frame of the present play, as `Sequencer.seek(toFrame:at:)` does.
  public func seek(toFrame frame: Int) {
    change { $0.seek(toFrame: frame, at: $1) }
  }

  /// Changes how fast playback goes.
  public func setPlaybackRate(_ rate: PlaybackRate) {
    change { $0.setPlaybackRate(rate, at: $1) }
  }

  /// Changes the order of the frames.
  public func setMode(_ mode: PlaybackMode) {
    change { $0.setMode(mode, at: $1) }
  }

  private func change(_ body: (inout Sequencer, Duration) -> Void) {
    body(&sequencer, now())
    for wait in waits.values { wait.finish() }
  }

  /// The time since the start, which is now if nobody asked before.
  private func now() -> Duration {
    let now = clock.now
    let start = start ?? now
    self.start = start
    return start.duration(to: now)
  }
}

extension Player: AsyncSequence {
  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let player: Player

    /// The next event, nil behind the end and when the task is cancelled.
    public func next() async -> PlaybackEvent? {
      await player.nextEvent()
    }
  }

  /// Makes an iterator that goes on where the last one stopped.
  public nonisolated func makeAsyncIterator() -> Iterator {
    Iterator(player: self)
  }

  private func nextEvent() async -> PlaybackEvent? {
    while !Task.isCancelled {
      let now = now()
      if let event = sequencer.nextEvent(at: now) { return event }
      if sequencer.position(at: now).isFinished { return nil }
      await wait(until: sequencer.nextChange(after: now))
    }
    return nil
  }

  /// When to wake for a change; a wake in the future was before the clock was set back.
  private func earliestWake(for change: Duration) -> Duration {
    guard let lastWake, lastWake <= now() else { return change }
    return Swift.max(change, lastWake + Self.shortestSleep)
  }

  /// Waits until a time, or for ever; any change of playback and a cancelled task end the wait.
  private func wait(until change: Duration?) async {
    let deadline = change.flatMap { start?.advanced(by: earliestWake(for: $0)) }
    let (changes, wait) = AsyncStream<Never>.makeStream()
    let number = waitCount
    waitCount += 1
    waits[number] = wait
    await withTaskGroup(of: Void.self) { group in
      if let deadline {
        group.addTask { [clock] in
          // A sleep throws only when the group is cancelled, and then nobody waits any more.
          try? await clock.sleep(until: deadline, tolerance: .zero)
          wait.finish()
        }
      }
      for await _ in changes {}
      group.cancelAll()
    }
    waits[number] = nil
    lastWake = now()
  }
}
