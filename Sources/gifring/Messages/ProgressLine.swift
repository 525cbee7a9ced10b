internal import Platform

/// A line on a terminal that says how far the work is, rewritten in place.
///
/// It is a value that makes control sequences; a `Console` writes them.
package struct ProgressLine: Sendable {
  /// The shortest time between two updates: at most ten a second.
  package static let interval = Duration.milliseconds(100)
  /// What clears the line: carriage return, erase to the end of the line.
  package static let erasure = "\r\u{1b}[K"

  private var lastUpdate: Moment?
  private var isShown = false

  /// Makes a line that isn't shown yet.
  package init() {}

  /// What must be written to show `text`, nil if the line was updated too short a time ago.
  ///
  /// The text is escaped, and cut to one cell less than `columns`, since the last cell can make a
  /// terminal wrap.
  package mutating func update(
    _ text: @autoclosure () -> String, at now: ContinuousClock.Instant, columns: Int
  ) -> String? {
    if let lastUpdate, now - lastUpdate.instant < Self.interval { return nil }
    lastUpdate = Moment(now)
    isShown = true
    return Self.erasure + TerminalText.truncated(TerminalText.escaped(text()), to: columns - 1)
  }

  /// What must be written before anything else goes to the terminal, nil if no line is shown.
  package mutating func erase() -> String? {
    defer { isShown = false }
    return isShown ? Self.erasure : nil
  }
}
