import Foundation
import Frames
import TestSupport
import Testing

/// Names and texts with everything that could steer a terminal, on every way out.
@Suite struct EscapedOutputTests {
  /// C0, DEL, C1 (CSI), directional controls of three kinds, what is not UTF-8, the end of a script.
  private static let octal =
    #"a\001\007\033[31m\177\302\233\342\200\256\342\201\246\330\234\342\200\250\377\303(<"#
  /// A file of such a name in a folder of such a name: their path holds `</script>`.
  private static let setUp = #"""
    name=$(printf '\#(octal)'); mkdir "$name"; cp in.gif "$name/script>.gif"; set -- "$name/script>"

    """#

  private static let text = "\u{1}\u{1b}[31m\u{7f}\u{9b}\u{202e}\u{2066}\u{61c}</script>"
  private static let gif = GIF(
    screen: 3 × 2,
    [
      .comment(text), .application("\u{1b}[2J\u{7f}ABCDEF", subBlocks: [[1, 2]]),
      .image(3 × 2, .fill(0)),
      .image(3 × 2, .codes([4, 1, 7, 5])), .trailer,
    ])

  @Test(arguments: [
    #"split "$1.gif" -o "$1.out""#, #"split -v --json "$1.gif" -o "$1.out""#,
    #"info "$1.gif""#, #"info -v --check "$1.gif""#, #"info --frames --motion "$1.gif""#,
    #"info --json "$1.gif""#, #"info --json --check -v "$1.gif" "$1.gif""#,
    #"timeline "$1.gif""#, #"timeline --json "$1.gif" "$1.gif""#,
    #"timeline --csv "$1.gif" "$1.gif""#, #"split --json "$1.none""#, #"info "$1.none""#,
    #"info --json "$1""#, #"timeline "$1.none""#,
    #"info --files-from "$1.none""#, #"split in.gif --name "$1{index}""#,
    #"split in.gif --name "$1{$1}""#, #"split in.gif -o "$1.gif""#, #"split in.gif --format "$1""#,
    #"info "--$1" in.gif"#, #""$1" in.gif"#, #"help "$1""#, #"layout "$1""#,
    #"layout grid --sizes "@$1""#,
  ])
  func `nothing that is said can steer a terminal`(command: String) async throws {
    try await withGIF(Self.gif) { bench in
      let outcome = try await bench.shell(Self.setUp + #""$GIFRING" \#(command)"#)
      #expect(outcome.signal == nil)
      #expect(!outcome.stdout.isEmpty || !outcome.stderr.isEmpty)
      let text = try #require(String(validating: outcome.stdout, as: UTF8.self))
      expectHarmless(text)
      expectHarmless(outcome.stderr)
    }
  }

  @Test func `JSON says the same with and without escapes`() async throws {
    try await withGIF(Self.gif) { bench in
      for command in ["split --json", "info --json", "timeline --json"] {
        let outcome = try await bench.shell(
          Self.setUp + #""$GIFRING" \#(command) "$1.gif" "$1.none""#)
        #expect(!outcome.text.contains("<"))
        let records = try outcome.records()
        try #require(records.count == 2)
        let bytes = try #require(
          records[1]["inputBytes"].string.flatMap { Data(base64Encoded: $0) })
        #expect(String(decoding: bytes, as: UTF8.self) == records[1]["input"].string)
        #expect(bytes.suffix(14) == Array("</script>.none".utf8))
      }
    }
  }

  private func expectHarmless(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let harmful = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0a: false
      case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(harmful.isEmpty, "\(harmful.map(\.value)) \(text)", sourceLocation: sourceLocation)
  }
}
