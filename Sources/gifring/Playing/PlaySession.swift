internal import FrameSequencing
internal import Frames
internal import TerminalDrawing

/// Plays an animation on a terminal until it is over, somebody quits, or a signal ends it.
struct PlaySession: ~Copyable {
  private var playback: Playback
  private let terminal: PlayTerminal
  private let painter: any FramePainter
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

  /// Plays.
  ///
  /// - Returns: the signal that is to end the process, nil for none.
  /// - Throws: why it can't go on.
  mutating func run() throws -> Int32? {
    PlaySignals.install()
    defer {
      terminal.leave(saying: painter.farewell)
      PlaySignals.uninstall()
    }
    do {
      try terminal.enter()
      while true {
        if case .some(let ending) = try turn() { return ending }
      }
    } catch is PlayTerminal.Interruption {
      return PlaySignals.endingSignal
    }
  }

  /// The time since playback began.
  private var now: Duration { start.duration(to: .now) }

  /// Shows what is due and waits for what comes; nil while it goes on.
  private mutating func turn() throws -> Int32?? {
    let now = now
    try show(at: now)
    if playback.isOver(at: now, hasKeys: terminal.hasKeys) { return .some(nil) }
    try playback.prefetch(at: now)
    switch terminal.wait(atMost: playback.nextChange(after: now).map { $0 - self.now }) {
    case .hangup: return .some(nil)
    case .keys(let keys):
      for key in keys where key != .quit { playback.press(key, at: self.now) }
      if keys.contains(.quit) { return .some(nil) }
    case .other: break
    }
    for event in PlaySignals.take() {
      if case .end(let signal) = event { return signal }
      try answer(event)
    }
    return nil
  }

  private mutating func answer(_ event: PlaySignals.Event) throws {
    switch event {
    case .end: break
    case .resize: redraw()
    case .resume:
      // Whoever had the terminal in between may have changed it.
      try terminal.enter()
      redraw()
    case .suspend:
      let wasPlaying = playback.hold(at: now)
      terminal.leave(saying: painter.farewell)
      PlaySignals.suspend()
      try terminal.enter()
      redraw()
      if wasPlaying { playback.goOn(at: now) }
    }
  }

  /// Lets everything be drawn anew.
  private mutating func redraw() {
    shownFrame = nil
    shownStatus = ""
    painter.forget()
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

extension PlaySignals {
  /// The first signal that is to end the process.
  static var endingSignal: Int32? {
    take().lazy.compactMap { if case .end(let signal) = $0 { signal } else { nil } }.first
  }
}
