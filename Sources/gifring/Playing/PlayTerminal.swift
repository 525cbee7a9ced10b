internal import FrameSequencing
internal import Frames
internal import TerminalDrawing

/// The terminal while an animation plays on it: an alternate screen without a cursor, keys unseen.
final class PlayTerminal {
  /// What was waited for.
  enum Wake {
    /// Keys were typed.
    case keys([PlayKey])
    /// No key can be typed any more.
    case hangup
    /// There are signals, or the time is over.
    case other
  }

  /// A signal is to end the process while something is written.
  struct Interruption: Error {}

  private static let entry = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J"
  /// The screen is cleared since tmux, once resized, would put a part of it into its history.
  private static let exit = "\u{1b}[0m\u{1b}[2J\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  private let output = DescriptorWriter.standardOutput.descriptor
  /// Where keys come from, nil if there are none.
  private let keyboard: Int32?
  private var reader = KeyReader()
  private var originalMode: TerminalCalls.Mode?
  private var isEntered = false

  /// Takes keys from standard input if it is a terminal, else from the controlling one.
  init() {
    keyboard = SystemCalls.isTerminal(0) ? 0 : TerminalCalls.openControllingTerminal()
  }

  /// Whether somebody can type.
  var hasKeys: Bool { keyboard != nil }

  /// The room on the terminal; one that doesn't tell has 80 columns and 24 rows.
  var size: TerminalSize {
    let size = TerminalCalls.size(of: output)
    guard size.columns > 0, size.rows > 0 else { return TerminalSize(columns: 80, rows: 24) }
    let cell = PixelSize(width: size.width / size.columns, height: size.height / size.rows)
    return TerminalSize(columns: size.columns, rows: size.rows, cell: cell)
  }

  /// Takes the terminal over.
  func enter() throws {
    if let keyboard, let mode = originalMode ?? TerminalCalls.mode(of: keyboard) {
      originalMode = mode
      TerminalCalls.setKeysOnly(keyboard, from: mode)
    }
    isEntered = true
    try write(Array(Self.entry.utf8))
  }

  /// Gives the terminal back as it was; it may be gone.
  func leave(saying farewell: [UInt8]) {
    guard isEntered else { return }
    isEntered = false
    var remaining = (farewell + Self.exit.utf8)[...]
    while !remaining.isEmpty,
      case .success(let count) = SystemCalls.write(remaining, to: output)
    {
      remaining = remaining.dropFirst(count)
    }
    if let keyboard, let originalMode { TerminalCalls.restore(keyboard, to: originalMode) }
  }

  /// Writes everything, however slow the terminal is.
  ///
  /// - Throws: `OutputError`; `Interruption` when a signal is to end the process.
  func write(_ bytes: [UInt8]) throws {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      if PlaySignals.isEnding { throw Interruption() }
      remaining = remaining.dropFirst(try SystemCalls.write(remaining, to: output).get())
    }
  }

  /// Waits for keys, for signals, or for a time at most; nil for ever.
  func wait(atMost time: Duration?) -> Wake {
    let descriptors = [keyboard, PlaySignals.descriptor].compactMap(\.self)
    let ready = TerminalCalls.wait(for: descriptors, timeout: time?.timeoutMilliseconds)
    guard let keyboard, ready.contains(keyboard) else { return .other }
    let bytes = TerminalCalls.read(keyboard)
    return bytes.isEmpty && !PlaySignals.isEnding ? .hangup : .keys(reader.keys(in: bytes))
  }
}

extension Duration {
  /// The time rounded up to whole milliseconds, one at least: nobody wakes more often.
  fileprivate var timeoutMilliseconds: Int32 {
    let milliseconds = (wholeNanoseconds + 999_999) / 1_000_000
    return Int32(clamping: max(milliseconds, 1))
  }
}
