import Pages
import Testing

@Suite struct MarkupTextTests {
  @Test func `no text leaves its place`() {
    #expect(MarkupText.escaped("<a href=\"'&'\">") == "&lt;a href=&quot;&#39;&amp;&#39;&quot;&gt;")
  }

  @Test func `characters that XML doesn't know are replaced`() {
    for value in Array(0...0x1f) + [0xfffe, 0xffff] as [UInt32] {
      guard let scalar = Unicode.Scalar(value), !"\t\n\r".unicodeScalars.contains(scalar) else {
        continue
      }
      #expect(MarkupText.escaped("a\(scalar)b") == "a\u{fffd}b")
    }
    let known = "\t\n\r ~\u{7f}é\u{d7ff}\u{e000}\u{fffd}\u{10ffff}"
    #expect(MarkupText.escaped(known) == known)
  }

  @Test func `nothing in a JSON string can end it, or a script`() {
    #expect(
      MarkupText.json("a\"b\\</script>\u{2028}\n") == #""a\"b\\\u003c/script\u003e\u2028\u000a""#)
  }
}
