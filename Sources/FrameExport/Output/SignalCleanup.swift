internal import Platform
internal import Synchronization

/// Clears unfinished output away before a signal ends the process.
package enum SignalCleanup {
  /// The pipe through which a handler, which may do next to nothing itself, wakes the cleanup.
  private static let pipe = SystemCalls.makePipe()
  private static let isInstalled = Atomic(false)
  private static let isHolding = Atomic(false)
  private static let isEnding = Atomic(false)
  private static let diesOfBrokenPipe = !Signals.isIgnored(SystemCalls.brokenPipeSignal)

  /// Takes over SIGINT, SIGTERM, SIGHUP and SIGPIPE; a process calls it once, when it starts.
  ///
  /// On one of the first three the output folders that are open are aborted, whatever other threads
  /// are doing, and the process dies by the same signal. Signals that were ignored stay ignored.
  /// Writing to a closed pipe or above the file size limit becomes an error (`EPIPE`, `EFBIG`)
  /// instead of a signal; programs that are started later inherit that.
  package static func install() {
    if diesOfBrokenPipe { SystemCalls.ignore(SystemCalls.brokenPipeSignal) }
    SystemCalls.ignore(SystemCalls.fileSizeSignal)
    isInstalled.store(true, ordering: .releasing)
  }

  /// Watches out for the signals from the first output folder on: until then they leave nothing behind.
  static func watch() {
    if isInstalled.load(ordering: .acquiring) { _ = isWatching }
    release()
  }

  /// Lets the signals wait until `release()` or `watch()`.
  ///
  /// It is for work of some milliseconds, a tenth of which it would take to start a thread that
  /// watches.
  ///
  /// - Precondition: the process has no thread but this one.
  static func hold() {
    guard isInstalled.load(ordering: .acquiring) else { return }
    isHolding.store(true, ordering: .releasing)
    SystemCalls.forEachEndingSignal(Signals.block)
  }

  /// Lets a signal that has been waiting end the process now.
  static func release() {
    if isHolding.exchange(false, ordering: .acquiringAndReleasing) {
      SystemCalls.forEachEndingSignal(Signals.unblock)
    }
  }

  private static let isWatching: Bool = {
    guard pipe != nil, PlainThread(stackByteCount: 256 << 10, cleanUpAtSignal) != nil else {
      return false
    }
    SystemCalls.forEachEndingSignal { signal in
      guard !Signals.isIgnored(signal) else { return }
      SystemCalls.handle(signal) { SignalCleanup.forward($0) }
    }
    return true
  }()

  /// Aborts the output folders and dies by SIGPIPE, as a program does whose reader has gone.
  ///
  /// It returns only if SIGPIPE was ignored when the process started: then whoever started it wants
  /// an exit status instead.
  package static func endByBrokenPipe() {
    OpenTransactions.abortAll()
    if diesOfBrokenPipe { Signals.die(by: SystemCalls.brokenPipeSignal) }
  }

  /// Returns at once, or never if a signal is ending the process.
  ///
  /// Threads whose folders were aborted get errors. Whoever ends the process because of one calls this
  /// before, so that the signal has the last word and the cleanup is not cut short.
  package static func waitIfEnding() {
    while isEnding.load(ordering: .acquiring) { SystemCalls.waitForSignal() }
  }

  private static func forward(_ signal: Int32) {
    guard let pipe else { return }
    SystemCalls.send(UInt8(truncatingIfNeeded: signal), to: pipe.writing)
  }

  private static func cleanUpAtSignal() {
    guard let pipe, let signal = SystemCalls.readByte(from: pipe.reading) else { return }
    isEnding.store(true, ordering: .releasing)
    OpenTransactions.abortAll()
    Signals.die(by: Int32(signal))
  }
}
