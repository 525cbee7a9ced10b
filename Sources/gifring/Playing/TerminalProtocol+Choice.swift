package import TerminalDrawing

extension PlayOptions.Drawing {
  /// The painter for this way to draw; on a terminal that is known to do better than half-blocks, `auto`
  /// is that.
  func painter(
    ground: Ground, environment: (String) -> String?
  ) throws(DrawingError) -> any FramePainter {
    if let way = TerminalProtocol(rawValue: rawValue) { return try way.painter(ground: ground) }
    let way = TerminalProtocol(bestFor: environment)
    do { return try way.painter(ground: ground) } catch .libraryMissing, .staticExecutable {
      return try TerminalProtocol.blocks.painter(ground: ground)
    }
  }
}

extension TerminalProtocol {
  /// What a terminal is known to do, by the variables that it sets; it is never asked, since one that
  /// doesn't answer would keep people waiting.
  package init(bestFor environment: (String) -> String?) {
    let terminal = environment("TERM") ?? ""
    let program = environment("TERM_PROGRAM") ?? ""
    func isOneOf(_ names: String...) -> Bool { names.contains { terminal.hasPrefix($0) } }
    if environment("TMUX") != nil || isOneOf("tmux", "screen") {
      // Both keep pictures from the terminal behind them.
      self = .blocks
    } else if isOneOf("xterm-kitty", "xterm-ghostty") || environment("KITTY_WINDOW_ID") != nil
      || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm"].contains(program) || environment("LC_TERMINAL") == "iTerm2" {
      self = .iterm2
    } else if isOneOf("foot", "mlterm", "yaft") {
      self = .sixel
    } else {
      self = .blocks
    }
  }
}
