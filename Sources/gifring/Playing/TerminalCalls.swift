#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What playing in a terminal needs of the C library.
enum TerminalCalls {
  /// How a terminal treats what is typed.
  struct Mode {
    fileprivate var settings = termios()
  }

  /// The settings of a terminal, nil for anything else.
  static func mode(of terminal: Int32) -> Mode? {
    var mode = Mode()
    return unsafe tcgetattr(terminal, &mode.settings) == 0 ? mode : nil
  }

  /// Lets keys come at once and unseen; those for signals still send them.
  static func setKeysOnly(_ terminal: Int32, from mode: Mode) {
    var settings = mode.settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = unsafe tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Sets a terminal back; keys that nobody has read are lost.
  static func restore(_ terminal: Int32, to mode: Mode) {
    var settings = mode.settings
    tcflush(terminal, TCIFLUSH)
    _ = unsafe tcsetattr(terminal, TCSANOW, &settings)
  }

  /// The columns, rows and pixels of a terminal; 0 for what it doesn't tell.
  static func size(of terminal: Int32) -> (columns: Int, rows: Int, width: Int, height: Int) {
    var size = winsize()
    guard unsafe ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0, 0, 0) }
    return (Int(size.ws_col), Int(size.ws_row), Int(size.ws_xpixel), Int(size.ws_ypixel))
  }

  /// Opens the terminal that controls the process, nil if there is none.
  static func openControllingTerminal() -> Int32? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return descriptor < 0 ? nil : descriptor
  }

  /// Which of some descriptors can be read, after `timeout` milliseconds at most; nil for any time.
  static func wait(for descriptors: [Int32], timeout: Int32?) -> Set<Int32> {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&requests, nfds_t(requests.count), timeout ?? -1)
    return count <= 0 ? [] : Set(requests.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Reads what is there; empty when there will be nothing any more.
  static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe systemRead(descriptor, $0.baseAddress, $0.count)
    }
    return Array(bytes.prefix(max(count, 0)))
  }
}

/// What handling signals needs.
extension TerminalCalls {
  static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let stopSignal = SIGTSTP
  static let continueSignal = SIGCONT
  static let resizeSignal = SIGWINCH

  /// Handles a signal; system calls that wait are interrupted, so that nothing waits behind it.
  static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    _ = unsafe sigaction(number, &action, nil)
  }

  static func handleByDefault(_ number: Int32) {
    _ = signal(number, SIG_DFL)
  }

  /// Sends a signal to the whole process.
  static func raise(_ number: Int32) {
    kill(getpid(), number)
  }

  /// Makes a pipe that neither blocks nor is inherited, nil if the system has none left.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Puts one byte into a pipe and leaves `errno` alone, as a signal handler must.
  static func wake(_ pipe: Int32) {
    let error = errno
    var byte: UInt8 = 0
    _ = unsafe write(pipe, &byte, 1)
    errno = error
  }

  /// Empties a pipe.
  static func drain(_ pipe: Int32) {
    while !read(pipe).isEmpty {}
  }
}

// Inside `TerminalCalls` the name of this call is taken by its own function.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, bytes, count)
}
