/// Text that may come from a file or a file name, made safe for a terminal.
package enum TerminalText {
  /// The text of UTF-8 bytes in which nothing can steer a terminal or reorder what it shows.
  ///
  /// Control characters (C0, DEL, C1), line and paragraph separators, bidirectional controls and
  /// bytes that are not UTF-8 become visible: `\n`, `\x1b`, `\u{202e}`, `\xff`. Printable text,
  /// the backslash included, stays as it is, so escaping twice changes nothing more.
  package static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var input = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var position = 0
    var text = ""
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        position += encoded.count
        append(Unicode.UTF8.decode(encoded), to: &text)
      case .error(let length):
        text += bytes[position..<position + length].map(escape).joined()
        position += length
      case .emptyInput:
        return text
      }
    }
  }

  /// The same for text that is already decoded.
  package static func escaped(_ text: some StringProtocol) -> String {
    escaped(text.utf8)
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..."\u{7f}" where scalar.isControl: text += escape(UInt8(scalar.value))
    case _ where scalar.isControl || scalar.changesLineOrDirection:
      text += "\\u{\(String(scalar.value, radix: 16))}"
    default: text.unicodeScalars.append(scalar)
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || (0x7f...0x9f).contains(value) }

  /// Line and paragraph separators, and the controls of the bidirectional algorithm (UAX #9).
  var changesLineOrDirection: Bool {
    switch value {
    case 0x2028...0x202e, 0x2066...0x2069, 0x200e, 0x200f, 0x061c: true
    default: false
    }
  }
}
