internal import FrameSequencing
internal import Frames
internal import TerminalDrawing

/// Plays an animation on a terminal until it is over, somebody quits, or a signal ends it.
struct PlaySession: ~Copyable, TerminalSession {
  private var playback: Playback
  let terminal: PlayTerminal
  let painter: any FramePainter
  private let showsStatus: Bool
  private let start = ContinuousClock.now
  private var shownFrame: Int?
  private var shownStatus = ""
  private var canvas: Canvas?

  init(
    _ playback: consuming Playback, on terminal: PlayTerminal, with painter: any FramePainter,
    showsStatus: Bool
  ) {
    self.playback = playback
    self.terminal = terminal
    self.painter = painter
    self.showsStatus = showsStatus
  }

  /// The first frame that was shown and is damaged.
  var firstDamage: (frame: Int, state: FrameState)? { playback.firstDamage }

  /// The time since playback began.
  private var now: Duration { start.duration(to: .now) }

  mutating func show() throws -> Rest? {
    let now = now
    try show(at: now)
    if playback.isOver(at: now, hasKeys: terminal.hasKeys) { return nil }
    try playback.prefetch(at: now)
    guard let change = playback.nextChange(after: now) else { return .forEver }
    return .atMost(change - self.now)
  }

  mutating func press(_ key: PlayKey) {
    playback.press(key, at: now)
  }

  mutating func standStill(during suspension: () throws -> Void) rethrows {
    let wasPlaying = playback.hold(at: now)
    try suspension()
    if wasPlaying { playback.goOn(at: now) }
  }

  mutating func forgetScreen() {
    shownFrame = nil
    shownStatus = ""
  }
}

extension PlaySession {
  private mutating func show(at now: Duration) throws {
    let size = terminal.size
    let hasStatus = showsStatus && size.rows > 1
    let status = hasStatus ? playback.status(at: now) : nil
    var output: [UInt8] = []
    let frame = playback.position(at: now).frame
    let isNew = shownFrame == nil
    if let frame, frame != shownFrame, let canvas = try playback.canvas(ofFrame: frame, at: now) {
      let room = TerminalSize(
        columns: size.columns, rows: size.rows - (hasStatus ? 1 : 0), cell: size.cell)
      output += try painter.paint(canvas, on: room)
      shownFrame = frame
    }
    if let status, status.text != shownStatus {
      output += status.bytes(inRow: size.rows - 1, columns: size.columns)
      shownStatus = status.text
    }
    if !output.isEmpty { try write(output, clearingScreen: isNew) }
  }

  /// Writes so that terminals which know how show everything at once.
  private func write(_ bytes: [UInt8], clearingScreen: Bool) throws {
    let clear = clearingScreen ? painter.farewell + "\u{1b}[0m\u{1b}[2J".utf8 : []
    try terminal.write("\u{1b}[?2026h".utf8 + clear + bytes + "\u{1b}[?2026l".utf8)
  }
}
