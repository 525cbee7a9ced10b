import Testing
import gifring

@Suite struct TextTableTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("ｶﾅ", 2), ("Ａ", 2), ("e\u{301}", 1), ("🎉", 2), ("👩‍👩‍👧", 2),
    ("🇩🇪", 2),
    ("❤️", 2), ("é", 1), ("한국", 4), ("\u{200b}", 0), ("×", 1),
  ])
  func `the width is that of terminal cells`(text: String, width: Int) {
    #expect(TerminalText.width(of: text) == width)
  }

  @Test func `text is cut between characters`() {
    #expect(TerminalText.truncated("a日b", to: 2) == "a")
    #expect(TerminalText.truncated("a日b", to: 3) == "a日")
    #expect(TerminalText.truncated("abc", to: 0) == "")
    #expect(TerminalText.truncated("abc", to: 3) == "abc")
  }

  @Test func `columns stand under each other`() {
    var table = TextTable([.init("name"), .init("frames", .right), .init("size")])
    table.append(["日本.gif", "7", "1×1"])
    table.append(["a\n.gif", "10000", ""])
    #expect(
      table.lines == [
        "name      frames  size",
        "日本.gif       7  1×1",
        #"a\n.gif    10000"#,
      ])
  }

  @Test func `a table without rows has its heading`() {
    #expect(TextTable([.init("a"), .init("b")]).lines == ["a  b"])
  }
}
