import Foundation
import Frames
import TestSupport
import Testing

/// `gifring preview` on a pseudo terminal.
@Suite(.enabled(if: Fixture.hasTerminals, "there are no pseudo terminals"))
struct PreviewTerminalTests {
  private static let entry = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J"
  private static let exit = "\u{1b}[0m\u{1b}[2J\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
  private static let endOfPicture = "\u{1b}[?2026l"

  /// Red, for more time than a test has, so that only cells change; then green.
  private static let slow = Animations.filled([0, 1], delays: [60_000, 60_000])
  private static let red = "2;255;0;0m"

  private let screen: PseudoTerminal

  init() throws {
    screen = try PseudoTerminal()
    screen.resize(columns: 60, rows: 20)
  }

  /// Starts a preview of one line of large cells under the GIF.
  private func preview(_ options: String..., in bench: Workbench) throws -> RunningTool {
    let scene = [
      "--layout=ring", "--radius=100", "--size=300x300", "--item-size=80", "--hub=overlay:60x60",
    ]
    return try RunningTool(
      ["preview", "in.gif", "--protocol=blocks"] + scene + options, on: screen,
      environment: ["TERM": "xterm-256color", "TMUX": "1", "NO_COLOR": "1"], in: bench.folder.path)
  }

  @Test func `a preview draws the GIF and its cells, and the terminal is as before`() async throws {
    try await withGIF(Self.slow) { bench in
      let color = try await Self.colorsOfCells(in: bench)[0]
      let tool = try preview("--cells=1", "--duration=0.1", in: bench)
      let shown = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
      #expect(shown.hasPrefix(Self.entry + "\u{1b}[?2026h"))
      #expect(shown.contains(Self.red) && shown.contains(color))
      #expect(screen.isCooked)
    }
  }

  @Test func `keys insert, delete, hold and quit`() async throws {
    try await withGIF(Self.slow) { bench in
      let colors = try await Self.colorsOfCells(in: bench)
      let tool = try preview("--cells=0", in: bench)
      #expect(try !screen.shown(upTo: Self.endOfPicture).contains(colors[0]))
      #expect(!screen.isCooked)
      try screen.type("+")
      _ = try screen.shown(upTo: colors[0])
      try screen.type("-")
      #expect(!textUntilQuiet().contains(colors[1]))
      // Held just when the next cell is asked for, its color is not reached until playback goes on.
      try screen.type("+ ")
      #expect(!textUntilQuiet().contains(colors[1]))
      try screen.type(" ")
      _ = try screen.shown(upTo: colors[1])
      try screen.type("q")
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == 0)
      #expect(screen.isCooked)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it by that signal, and the terminal is as before`(number: Int32) async throws
  {
    try await withGIF(Self.slow) { bench in
      let tool = try preview("--orbit=0.5", in: bench)
      _ = try screen.shown(upTo: Self.endOfPicture)
      tool.signal(number)
      _ = try screen.shown(upTo: Self.exit)
      #expect(await tool.ending() == -number)
      #expect(screen.isCooked)
    }
  }

  @Test func `a new size draws everything anew`() async throws {
    try await withGIF(Self.slow) { bench in
      let tool = try preview("--cells=1", in: bench)
      _ = try screen.shown(upTo: Self.endOfPicture)
      screen.resize(columns: 30, rows: 12)
      tool.signal(SIGWINCH)
      let anew = try screen.shown(upTo: Self.endOfPicture)
      #expect(anew.contains("\u{1b}[2J") && anew.contains(Self.red))
      try screen.type("q")
      #expect(await tool.ending() == 0)
    }
  }

  @Test func `without a terminal it says so`() async throws {
    try await withGIF(Self.slow) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif"), 64, "standard output is none")
    }
  }

  /// The colors that cells have in a drawing, as terminals are told them.
  private static func colorsOfCells(in bench: Workbench) async throws -> [String] {
    expectSuccess(
      try await bench.gifring("preview", "-q", "in.gif", "-o", "x.svg", "--cells=2", "--force"))
    let text = String(decoding: try bench.folder.read("x.svg"), as: UTF8.self)
    let fills = text.matches(of: /<rect [^>]*rx="[1-9][^>]* fill="#(..)(..)(..)"/)
    try #require(fills.count == 2)
    return fills.map { fill in
      let channels = [fill.1, fill.2, fill.3].map { Int($0, radix: 16) ?? 0 }
      return "2;\(channels[0]);\(channels[1]);\(channels[2])m"
    }
  }

  /// What is drawn until nothing is for some time.
  private func textUntilQuiet() -> String {
    var text = ""
    while let more = try? screen.shown(
      upTo: Self.endOfPicture, patience: .milliseconds(300))
    {
      text += more
    }
    return text
  }
}
