import Foundation
import TerminalDrawing
import TestSupport
import Testing
import gifring

/// `gifring play` on a pseudo terminal.
@Suite(.enabled(if: Fixture.hasTerminals, "there are no pseudo terminals"))
struct PlayTests {
  private static let entry = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J"
  private static let exit = "\u{1b}[0m\u{1b}[2J\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
  private static let endOfPicture = "\u{1b}[?2026l"

  /// Red, green and blue, each for more time than a test has.
  private static let slow = Animations.filled([0, 1, 2], delays: [60_000, 60_000, 60_000])
  private static let colors = ["2;255;0;0m", "2;0;255;0m", "2;0;0;255m"]

  private let screen: PseudoTerminal

  init() throws {
    screen = try PseudoTerminal()
    screen.resize(columns: 60, rows: 10)
  }

  private func play(_ options: String..., in bench: Workbench, terminal: String = "xterm-256color")
    throws -> RunningTool
  {
    try RunningTool(
      ["play", "in.gif"] + options, on: screen,
      environment: ["TERM": terminal, "TMUX": "1", "NO_COLOR": "1"], in: bench.folder.path)
  }

  @Test func `an animation plays to its end, and the terminal is as before`() async throws {
    try await withGIF(Animations.filled([0, 1, 2], delays: [2, 2, 2])) { bench in
      let tool = try play("--plays=2", "--no-status", in: bench)
      let shown = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
      #expect(shown.hasPrefix(Self.entry + "\u{1b}[?2026h"))
      // Frames that come too late are skipped, but never the last one.
      let last = try #require(shown.components(separatedBy: "\u{1b}[?2026h").last)
      #expect(last.contains(Self.colors[2]))
      #expect(screen.isCooked)
    }
  }

  @Test func `keys hold, step, skip, turn and quit`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try play(in: bench)
      #expect(try screen.shown(upTo: Self.endOfPicture).contains("frame 0/2  "))
      #expect(!screen.isCooked)
      let answers = [
        (" ", "  held  "), (".", Self.colors[1]), (".", "frame 2/2  1200 s of 1800 s"),
        (",", "frame 1/2  600 s"), ("\u{1b}[C", "frame 1/2  601 s"),
        ("\u{1b}OA", "frame 1/2  611 s"), ("\u{1b}[1;5D", "frame 1/2  610 s"), ("r", "rate -1 "),
        ("+", "rate -1.25 "), ("--", "rate -0.75 "), (",,", "frame 2/2  "), (".", "frame 0/2  "),
      ]
      for (keys, answer) in answers {
        // In pieces, as slow connections bring them.
        for key in keys { try screen.type(String(key)) }
        _ = try screen.shown(upTo: answer)
      }
      try screen.type("xyz\u{1b}[99~q")
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
      #expect(screen.isCooked)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it by that signal, and the terminal is as before`(number: Int32) async throws
  {
    try await withGIF(Self.slow) { bench in
      let tool = try play(in: bench)
      _ = try screen.shown(upTo: Self.endOfPicture)
      tool.signal(number)
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == -number)
      #expect(screen.isCooked)
    }
  }

  @Test func `while it is stopped, the terminal is as before`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try play(in: bench)
      _ = try screen.shown(upTo: Self.endOfPicture)
      tool.signal(SIGTSTP)
      _ = try screen.shown(upTo: Self.exit)
      // Where no shell controls jobs it doesn't stop, and where it does, it may not have yet.
      var isBack = false
      while !isBack {
        tool.signal(SIGCONT)
        isBack = (try? screen.shown(upTo: Self.colors[0], patience: .milliseconds(200))) != nil
      }
      try screen.type("q")
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
    }
  }

  @Test func `a new size draws everything anew`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try play(in: bench)
      #expect(try screen.shown(upTo: Self.endOfPicture).contains("\u{1b}[10;1H\u{1b}[0mframe"))
      screen.resize(columns: 20, rows: 5)
      tool.signal(SIGWINCH)
      let anew = try screen.shown(upTo: Self.endOfPicture)
      #expect(anew.contains("\u{1b}[2J") && anew.contains(Self.colors[0]))
      #expect(anew.contains("\u{1b}[5;1H\u{1b}[0mframe 0/2  0"))
      try screen.type("q")
      #expect(await tool.ending() == 0)
    }
  }

  @Test func `a still picture stays until somebody quits`() async throws {
    try await withGIF(Animations.filled([1], delays: [2])) { bench in
      let tool = try play("--plays=1", in: bench)
      _ = try screen.shown(upTo: "  held  ")
      #expect(throws: PseudoTerminal.Silence.self) {
        try screen.shown(upTo: Self.exit, patience: .milliseconds(100))
      }
      try screen.type("q")
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
    }
  }

  @Test func `damage is told when the terminal is back`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let tool = try play("--frames=1", in: bench)
      _ = try screen.shown(upTo: Self.endOfPicture)
      try screen.type("q")
      _ = try screen.shown(upTo: Self.exit + "gifring: in.gif: damaged: frame 1 is partial\r\n")
      #expect(await tool.ending() == 1)
      let strict = try play("--plays=1", "--strict", "--frames=1-2", in: bench)
      _ = try screen.shown(
        upTo: Self.exit + "gifring: in.gif: refused by --strict: frame 1 is partial")
      #expect(await strict.ending() == 65)
      #expect(screen.isCooked)
    }
  }

  @Test func `terminals that can't be drawn on are refused`() async throws {
    try await withGIF(Self.slow) { bench in
      for (terminal, words) in [("dumb", "TERM is dumb"), ("", "TERM is not set")] {
        let tool = try play(in: bench, terminal: terminal)
        #expect(
          try screen.shown(upTo: "\n").hasPrefix(
            "gifring: the terminal can't be drawn on: \(words)"))
        #expect(await tool.ending() == 64)
      }
      expectFailure(try await bench.gifring("play", "in.gif"), 64, "standard output is none")
    }
  }

  @Test func `an input that can't be opened leaves the terminal alone`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try RunningTool(
        ["play", "none"], on: screen, environment: ["TERM": "xterm", "NO_COLOR": "1"],
        in: bench.folder.path)
      #expect(try screen.shown(upTo: "\n").hasPrefix("gifring: none: cannot be opened"))
      #expect(await tool.ending() == 66)
    }
  }

  private static let hasChafa =
    (try? TerminalProtocol.sixel.painter(ground: .terminal)) != nil

  @Test(.disabled(if: hasChafa, "libchafa0 is installed"), arguments: ["sixel", "symbols"])
  func `a missing library ends it with 69 and the name of its package`(way: String) async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try play("--protocol", way, in: bench)
      #expect(
        try screen.shown(upTo: "\n").hasPrefix(
          "gifring: in.gif: --protocol \(way): libchafa can't be loaded: install the Debian package "
            + "libchafa0"))
      #expect(await tool.ending() == 69)
    }
  }

  @Test func `kitty's pictures are gone in the end`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try play("--protocol=kitty", "--background=checker", in: bench)
      #expect(try screen.shown(upTo: Self.endOfPicture).contains("\u{1b}_Ga=T,f=100,"))
      try screen.type("q")
      #expect(
        try screen.shown(upTo: Self.exit).hasSuffix(
          "\u{1b}_Ga=d,d=I,q=2,i=7141\u{1b}\\\u{1b}_Ga=d,d=I,q=2,i=7142\u{1b}\\" + Self.exit))
      #expect(await tool.ending() == 0)
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .blocks), (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty), (["TERM": "tmux-256color", "TMUX": "x"], .blocks),
      (["TERM": "screen", "KITTY_WINDOW_ID": "1"], .blocks),
      (["TERM": "xterm-kitty", "TMUX": "x"], .blocks),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm2),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm2),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm2),
      (["TERM": "foot"], .sixel), (["TERM": "foot-extra"], .sixel), (["TERM": "linux"], .blocks),
    ] as [([String: String], TerminalProtocol)])
  func `variables tell what a terminal can do`(
    environment: [String: String], expected: TerminalProtocol
  ) {
    #expect(TerminalProtocol(bestFor: { environment[$0] }) == expected)
  }
}
