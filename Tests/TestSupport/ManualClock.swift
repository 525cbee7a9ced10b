internal import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Makes the moment at an offset.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether a moment is before another.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var sleepCount = 0
    var watchers: [Int: Watcher] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Makes a clock at the offset 0.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }
  /// The shortest step of the clock.
  public var minimumResolution: Duration { .nanoseconds(1) }
  /// How many sleeps have begun.
  public var sleepCount: Int { state.withLock { $0.sleepCount } }
  /// How many sleeps go on.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock on, and wakes those whose time has come.
  public func advance(by duration: Duration) {
    jump(to: now.advanced(by: duration))
  }

  /// Sets the clock to a moment, before or after the present one, and wakes those whose time has come.
  public func jump(to instant: Instant) {
    let due = state.withLock { state in
      state.now = instant
      let due = state.sleepers.filter { $0.value.deadline <= instant }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps, and gives the moment for which the first one waits.
  ///
  /// A task that is cancelled gets the present moment.
  public func nextDeadline() async -> Instant {
    let number = newNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { watch(number, $0) }
    } onCancel: {
      let watcher = state.withLock { state in
        let watcher = state.watchers.removeValue(forKey: number)
        if watcher == nil { state.cancelled.insert(number) }
        return watcher
      }
      watcher?.resume(returning: now)
    }
  }

  private func watch(_ number: Int, _ watcher: Watcher) {
    let deadline = state.withLock { state in
      if state.cancelled.remove(number) != nil { return state.now as Instant? }
      let deadline = state.sleepers.values.map(\.deadline).min()
      if deadline == nil { state.watchers[number] = watcher }
      return deadline
    }
    if let deadline { watcher.resume(returning: deadline) }
  }

  private func newNumber() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }

  /// Sleeps until the clock is moved to a deadline or behind it.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = newNumber()
    state.withLock { $0.sleepCount += 1 }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(number, deadline, $0) }
    } onCancel: {
      cancel(number)
    }
  }

  private func begin(
    _ number: Int, _ deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let (result, watchers) = state.withLock { state -> (Result<Void, any Error>?, [Int: Watcher]) in
      if state.cancelled.remove(number) != nil { return (.failure(CancellationError()), [:]) }
      if deadline <= state.now { return (.success(()), [:]) }
      state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
      defer { state.watchers = [:] }
      return (nil, state.watchers)
    }
    for watcher in watchers.values { watcher.resume(returning: deadline) }
    if let result { continuation.resume(with: result) }
  }

  private typealias Watcher = CheckedContinuation<Instant, Never>

  private func cancel(_ number: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: number)
      if sleeper == nil { state.cancelled.insert(number) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
