internal import Platform
internal import Synchronization

/// The signals that playback has to deal with before they do what they are for.
///
/// A handler may do next to nothing: it notes the signal and wakes whoever waits.
enum PlaySignals {
  /// What happened, in the order of importance.
  enum Event: Hashable {
    /// The process is to end by a signal.
    case end(Int32)
    /// The process is to stop until it is continued.
    case suspend
    /// The process was continued.
    case resume
    /// The terminal has another size.
    case resize
  }

  private static let pending = Atomic<UInt64>(0)
  private static let pipe = TerminalCalls.makePipe()
  private static let handled =
    TerminalCalls.endingSignals + [
      TerminalCalls.stopSignal, TerminalCalls.continueSignal, TerminalCalls.resizeSignal,
    ]

  /// What becomes readable when there is an event.
  static var descriptor: Int32? { pipe?.reading }

  /// Starts to note signals; those that were ignored stay ignored.
  static func install() {
    for number in handled where !Signals.isIgnored(number) {
      TerminalCalls.handle(number) { PlaySignals.note($0) }
    }
  }

  /// Lets signals do what they do by default.
  static func uninstall() {
    for number in handled where !Signals.isIgnored(number) {
      TerminalCalls.handleByDefault(number)
    }
  }

  /// Whether a signal is to end the process.
  static var isEnding: Bool {
    let signals = pending.load(ordering: .acquiring)
    return TerminalCalls.endingSignals.contains { signals & bit($0) != 0 }
  }

  /// Takes what happened since the last time.
  static func take() -> [Event] {
    if let pipe { TerminalCalls.drain(pipe.reading) }
    let signals = pending.exchange(0, ordering: .acquiringAndReleasing)
    let ends = TerminalCalls.endingSignals.filter { signals & bit($0) != 0 }.map(Event.end)
    let others: [(Int32, Event)] = [
      (TerminalCalls.stopSignal, .suspend), (TerminalCalls.continueSignal, .resume),
      (TerminalCalls.resizeSignal, .resize),
    ]
    return ends + others.filter { signals & bit($0.0) != 0 }.map(\.1)
  }

  /// Stops the process as the signal would have done, and returns when it is continued.
  static func suspend() {
    TerminalCalls.handleByDefault(TerminalCalls.stopSignal)
    TerminalCalls.raise(TerminalCalls.stopSignal)
    TerminalCalls.handle(TerminalCalls.stopSignal) { PlaySignals.note($0) }
  }

  private static func note(_ number: Int32) {
    pending.bitwiseOr(bit(number), ordering: .releasing)
    if let pipe { TerminalCalls.wake(pipe.writing) }
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }
}
