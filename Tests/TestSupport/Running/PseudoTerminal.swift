public import Foundation

/// A terminal that a test looks at and types on.
public struct PseudoTerminal: Sendable {
  /// What a test was waiting for did not come in time.
  public struct Silence: Error {
    /// What came instead.
    public let shown: String
  }

  /// There is no pseudo terminal, or it can't be opened.
  public struct Unavailable: Error {}

  private let controller: FileHandle
  /// The end that programs have.
  public let terminal: FileHandle

  /// Opens a terminal.
  public init() throws {
    guard let controller = FileHandle(forUpdatingAtPath: "/dev/ptmx"),
      let number = Self.unlock(controller.fileDescriptor),
      let terminal = FileHandle(forUpdatingAtPath: "/dev/pts/\(number)")
    else { throw Unavailable() }
    self.controller = controller
    self.terminal = terminal
  }

  /// Lets the terminal be opened, and tells its number.
  ///
  /// Glibc's Swift module lacks `posix_openpt` and its kin; these are Linux's own requests.
  private static func unlock(_ controller: Int32) -> Int32? {
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard unsafe ioctl(controller, setLock, &lock) == 0,
      unsafe ioctl(controller, getNumber, &number) == 0
    else { return nil }
    return number
  }

  /// Sets how large the terminal says that it is.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = unsafe ioctl(controller.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal gives whole lines, and shows what is typed.
  public var isCooked: Bool {
    var settings = termios()
    _ = unsafe tcgetattr(terminal.fileDescriptor, &settings)
    let flags = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & flags == flags
  }

  /// Types.
  public func type(_ keys: String) throws {
    try controller.write(contentsOf: Data(keys.utf8))
  }

  /// What was shown up to and with some text.
  ///
  /// - Throws: `Silence` when it doesn't come for `patience`.
  public func shown(upTo text: String, patience: Duration = .seconds(30)) throws -> String {
    var shown: [UInt8] = []
    while !shown.ends(with: text.utf8) {
      var request = pollfd(fd: controller.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, Int32(patience / .milliseconds(1))) == 1 else {
        throw Silence(shown: String(decoding: shown, as: UTF8.self))
      }
      // One at a time, so that nothing behind the text is lost.
      shown += try controller.read(upToCount: 1) ?? Data()
    }
    return String(decoding: shown, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    suffix(text.count).elementsEqual(text)
  }
}
