#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the process does when it gets a signal.
package enum Signals {
  /// Whether the process was started with a signal ignored, or has ignored it since.
  package static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #elseif canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process by a signal's default action.
  ///
  /// The signal is unblocked first, since not every thread takes it.
  package static func die(by number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    _exit(128 + number)
  }

  /// Lets a signal wait, as far as this thread and those that it starts are concerned.
  package static func block(_ number: Int32) { mask(SIG_BLOCK, number) }

  /// Takes a signal again, at once if it has been waiting.
  package static func unblock(_ number: Int32) { mask(SIG_UNBLOCK, number) }

  private static func mask(_ change: Int32, _ number: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(change, &set, nil)
  }
}
