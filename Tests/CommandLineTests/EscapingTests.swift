import Testing
import gifring

@Suite struct EscapingTests {
  @Test func `quotes are cut behind sixty characters`() {
    #expect(TerminalText.quoted("1,x".utf8) == "'1,x'")
    let most = String(repeating: "é", count: 60)
    #expect(TerminalText.quoted(most.utf8) == "'\(most)'")
    #expect(TerminalText.quoted((most + "!").utf8) == "'\(most)…'")
    #expect(RawArgument(bytes: [UInt8](repeating: 0, count: 9_000)).quoted.count == 63)
  }

  @Test func `each of the 256 bytes alone becomes printable`() {
    for byte in UInt8.min...UInt8.max {
      let text = TerminalText.escaped([byte])
      switch byte {
      case 0x0a: #expect(text == #"\n"#)
      case 0x0d: #expect(text == #"\r"#)
      case 0x09: #expect(text == #"\t"#)
      case 0x20...0x7e: #expect(text == String(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16)
        #expect(text == #"\x"# + String(repeating: "0", count: 2 - digits.count) + digits)
      }
    }
  }

  @Test func `C1 controls become visible`() {
    for value in UInt32(0x80)...0x9f {
      let text = Unicode.Scalar(value).map { TerminalText.escaped(String($0)) }
      #expect(text == "\\u{\(String(value, radix: 16))}")
    }
  }

  @Test(
    arguments: [
      0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f,
      0x061c,
      0x2028, 0x2029,
    ] as [UInt32])
  func `bidirectional controls and separators become visible`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TerminalText.escaped("a\(scalar)b") == "a\\u{\(String(value, radix: 16))}b")
  }

  @Test(arguments: [
    "party.gif", "Grüße 🎉.gif", "日本語", "עברית", "a\\nb", "e\u{301}", "👩‍👩‍👧", "\u{202f}", "\u{2065}",
    "\u{a0}", "\u{10ffff}",
  ])
  func `printable text stays as it is`(text: String) {
    #expect(Array(TerminalText.escaped(text).utf8) == Array(text.utf8))
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x62], #"a\xffb"#), ([0xc3], #"\xc3"#), ([0xe2, 0x82], #"\xe2\x82"#),
      ([0xe2, 0x82, 0x61], #"\xe2\x82a"#), ([0xc0, 0xaf], #"\xc0\xaf"#),
      ([0xed, 0xa0, 0x80], #"\xed\xa0\x80"#), ([0xf4, 0x90, 0x80, 0x80], #"\xf4\x90\x80\x80"#),
      ([0xc2, 0x1b], #"\xc2\x1b"#), ([0xe2, 0x80, 0xae, 0xe2], #"\u{202e}\xe2"#),
      ([0x0d, 0x0a], #"\r\n"#),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 become visible`(bytes: [UInt8], text: String) {
    #expect(TerminalText.escaped(bytes) == text)
  }

  @Test func `no two bytes make a control character, and escaping twice changes nothing`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = TerminalText.escaped([first, second, 0x80])
        let isSafe = text.unicodeScalars.allSatisfy {
          (0x20...0x7e).contains($0.value) || $0.value > 0x9f
        }
        #expect(isSafe && TerminalText.escaped(text) == text)
      }
    }
  }
}
