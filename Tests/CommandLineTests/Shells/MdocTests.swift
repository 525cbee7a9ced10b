import Testing
import gifring

@Suite struct MdocTests {
  @Test(arguments: [
    ("split", "split"), ("--frames", "\\-\\-frames"), ("", "\"\""), ("a b", "\"a b\""),
    ("Ar", "\\&Ar"), ("Brq", "\\&Brq"), ("N", "N"), ("TIME", "TIME"), ("Name", "Name"),
    (".", "\\&."), ("|", "\\&|"), ("...", "..."), ("say \"x\"", "\"say \\(dqx\\(dq\""),
    ("a\\b", "a\\eb"),
  ])
  func `arguments are taken for nothing else`(text: String, argument: String) {
    #expect(Mdoc.argument(text) == argument)
  }

  @Test(arguments: [
    ("A sentence.\nAnother one.", ["A sentence.", "Another one."]),
    (".dot", ["\\&.dot"]), ("'quote'", ["\\(aqquote\\(aq"]), ("C:\\new", ["C:\\enew"]),
    ("-x and ~y^2 `z`", ["\\-x and \\(tiy\\(ha2 \\(gaz\\(ga"]), ("", []),
  ])
  func `text is shown as it is`(text: String, lines: [String]) {
    #expect(Mdoc.text(text) == lines)
  }

  @Test func `long sentences are broken, and no line becomes a request`() {
    let lines = Mdoc.text(String(repeating: "word .gif ", count: 40))
    #expect(lines.count > 4)
    #expect(lines.allSatisfy { $0.count <= 81 && !$0.hasPrefix(".") && !$0.hasSuffix(" ") })
  }

  @Test func `commands are shown as they are typed`() {
    #expect(Mdoc.literal("$ a -b '*.c' \\d") == "$ a \\-b \\(aq*.c\\(aq \\ed")
    #expect(Mdoc.literal("./x") == "\\&./x")
  }
}
