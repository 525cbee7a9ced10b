internal import TerminalDrawing

/// Something that plays on a terminal until it is over, somebody quits, or a signal ends it.
protocol TerminalSession: ~Copyable {
  var terminal: PlayTerminal { get }
  var painter: any FramePainter { get }

  /// Shows what is due and says how long nothing changes, nil for ever.
  ///
  /// - Returns: nil once it is over.
  mutating func show() throws -> Rest?

  /// Does what a key asks for, other than to quit.
  mutating func press(_ key: PlayKey) throws

  /// Stands still while the process is suspended.
  mutating func standStill(during suspension: () throws -> Void) rethrows

  /// Forgets what the terminal shows, so that everything is drawn anew.
  mutating func forgetScreen()
}

/// How long a session waits for a key or a signal.
enum Rest {
  case atMost(Duration)
  case forEver
}

extension TerminalSession where Self: ~Copyable {
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

  /// Shows what is due and answers what comes; nil while it goes on.
  private mutating func turn() throws -> Int32?? {
    guard let rest = try show() else { return .some(nil) }
    switch terminal.wait(atMost: rest.duration) {
    case .hangup: return .some(nil)
    case .keys(let keys):
      if keys.contains(.quit) { return .some(nil) }
      for key in keys { try press(key) }
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
      let (terminal, farewell) = (terminal, painter.farewell)
      try standStill {
        terminal.leave(saying: farewell)
        PlaySignals.suspend()
        try terminal.enter()
      }
      redraw()
    }
  }

  private mutating func redraw() {
    forgetScreen()
    painter.forget()
  }
}

extension Rest {
  fileprivate var duration: Duration? {
    if case .atMost(let duration) = self { duration } else { nil }
  }
}

extension PlaySignals {
  /// The first signal that is to end the process.
  fileprivate static var endingSignal: Int32? {
    take().lazy.compactMap { if case .end(let signal) = $0 { signal } else { nil } }.first
  }
}
