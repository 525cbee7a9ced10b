internal import FoundationEssentials
internal import FrameExport

// Records of commands that work on one input, where the first use of an encoder costs nothing that counts.

extension Encodable {
  /// One line of JSON, keys in alphabetical order.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = TerminalText.escaped(json: Array(try encoder.encode(self)))
    return String(decoding: json, as: UTF8.self)
  }
}

extension RawArgument {
  /// The argument as text, repaired where its bytes are not UTF-8.
  var echo: String { String(decoding: bytes, as: UTF8.self) }
  /// The bytes, where they are not UTF-8.
  var undecodable: Data? { text == nil ? Data(bytes) : nil }
}
