import Testing
import gifring

@Suite struct MessageStyleTests {
  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "xterm"], true),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, [:], false),
    ] as [(ColorMode, Bool, [String: String], Bool)])
  func `color is for terminals that want it`(
    mode: ColorMode, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    let style = MessageStyle(mode, isTerminal: isTerminal) { environment[$0] }
    #expect(style.isColored == isColored)
  }

  @Test func `a plain style leaves text alone`() {
    #expect(MessageStyle(isColored: false).error("x") == "x")
    #expect(MessageStyle(isColored: true).error("x") == "\u{1b}[1;31mx\u{1b}[0m")
  }
}
