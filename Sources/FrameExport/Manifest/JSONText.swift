/// JSON that grows by members, spelled as Foundation's `JSONEncoder` does.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// Empties the text but keeps its memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  /// Adds an object whose members `body` adds.
  mutating func object(_ body: (inout JSONText) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func object(_ key: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    object(body)
  }

  /// Adds an array of objects, whose members `body` adds.
  mutating func objects<Element>(
    _ key: String, _ elements: [Element], _ body: (Element, inout JSONText) -> Void
  ) {
    beginArray(key)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      object { body(element, &$0) }
    }
    append("]")
  }

  /// Begins an array, which the caller ends.
  mutating func beginArray(_ key: String) {
    begin(key)
    append("[")
  }

  mutating func member(_ key: String, _ value: Int?) {
    begin(key)
    append(value.map { String($0) } ?? "null")
  }

  mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    append(value ? "true" : "false")
  }

  mutating func member(_ key: String, _ value: String?) {
    begin(key)
    if let value { quote(value) } else { append("null") }
  }

  /// Adds the comma that a member before this one needs, and the key, which has nothing to escape.
  private mutating func begin(_ key: String) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes += key.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { quote(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func quote(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(#"\""#)
    case UInt8(ascii: "\\"): append(#"\\"#)
    case 0x08: append(#"\b"#)
    case 0x09: append(#"\t"#)
    case 0x0a: append(#"\n"#)
    case 0x0c: append(#"\f"#)
    case 0x0d: append(#"\r"#)
    case 0x00...0x0f: append("\\u000\(String(byte, radix: 16))")
    case 0x10...0x1f: append("\\u00\(String(byte, radix: 16))")
    default: bytes.append(byte)
    }
  }
}
