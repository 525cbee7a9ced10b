package import FrameExport
package import Frames
package import Platform
import Synchronization

/// What the tool says: results on standard output, everything else on standard error.
///
/// Threads can share it; a message is written in one piece and never into a progress line. Messages
/// are escaped for a terminal and never take more than one line.
package final class Console: Sendable {
  /// Where results go.
  package let output: DescriptorWriter
  private let errors: DescriptorWriter
  private let verbosity: Verbosity
  private let style: MessageStyle
  private let showsProgress: Bool
  private let clock: @Sendable () -> ContinuousClock.Instant
  private let progressLine = Mutex(ProgressLine())

  /// Makes a console for the process's own streams, or for others in tests.
  ///
  /// - Parameter deadline: when a reader that takes nothing is given up.
  package init(
    _ options: CommonOptions = CommonOptions(), output: DescriptorWriter = .standardOutput,
    errors: DescriptorWriter = .standardError, until deadline: Deadline = .never,
    environment: (String) -> String? = { SystemCalls.environmentVariable($0) },
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    let isTerminal = errors.isTerminal
    self.output = output.until(deadline)
    self.errors = errors.until(deadline)
    self.clock = clock
    verbosity = options.verbosity
    style = MessageStyle(options.colorMode, isTerminal: isTerminal, environment: environment)
    showsProgress = isTerminal && verbosity != .quiet && environment("TERM") != "dumb"
  }

  /// Writes lines to standard output, exactly as they are: escape what comes from a file.
  ///
  /// - Throws: `OutputError` if they can't be written.
  package func printLines(_ lines: [String]) throws(OutputError) {
    let text = lines.map { $0 + "\n" }.joined()
    try progressLine.withLock { (line) throws(OutputError) in
      show(line.erase() ?? "")
      try output.write(text.utf8)
    }
  }

  /// Says `gifring: <file>: <what>`, also when nothing else is to be said.
  package func reportError(_ what: String, about file: RawArgument? = nil) {
    say(style.error("gifring:"), file, what)
  }

  /// Says `gifring: <file>: <what>` about something that was dealt with, unless quiet.
  package func reportWarning(_ what: String, about file: RawArgument? = nil) {
    if verbosity > .quiet { say(style.warning("gifring:"), file, what) }
  }

  /// Says `gifring: <file>: <what>` where every detail is wanted.
  package func reportNote(_ what: String, about file: RawArgument? = nil) {
    if verbosity > .normal { say(style.heading("gifring:"), file, what) }
  }

  /// Says what is wrong with the command line and where to read more.
  package func report(_ error: UsageError) {
    reportError("\(error.message) (\(error.hint))")
  }

  /// Shows how far the work is: on a terminal only, at most ten times a second.
  package func showProgress(_ text: @autoclosure () -> String) {
    guard showsProgress else { return }
    let now = clock()
    let columns = SystemCalls.columnCount(ofTerminal: errors.descriptor) ?? 80
    progressLine.withLock { line in show(line.update(text(), at: now, columns: columns) ?? "") }
  }

  /// Takes the progress line away.
  package func endProgress() {
    progressLine.withLock { line in show(line.erase() ?? "") }
  }

  private func say(_ prefix: String, _ file: RawArgument?, _ what: String) {
    let subject = file.map { $0.isEmpty ? "'': " : "\($0): " } ?? ""
    let message = "\(prefix) \(subject)\(TerminalText.escaped(what))\n"
    progressLine.withLock { line in show((line.erase() ?? "") + message) }
  }

  /// Standard error is the last resort: if it can't be written, nobody can be told.
  private func show(_ text: String) {
    do throws(OutputError) {
      try errors.write(text.utf8)
    } catch {}
  }
}

extension Console {
  /// Says what a diagnostic says: damage as a warning, a deviation without effect as a note.
  package func report(_ diagnostic: Diagnostic, about file: RawArgument) {
    switch diagnostic.severity {
    case .note: reportNote(diagnostic.sentence, about: file)
    case .damage: reportWarning(diagnostic.sentence, about: file)
    }
  }
}
