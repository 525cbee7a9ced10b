/// JSON that grows by members, spelled as Foundation's `JSONEncoder` does.
package struct JSONText {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Starts without any text.
  package init() {}

  /// Empties the text but keeps its memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds text as it is.
  package mutating func append(_ text: StaticString) {
    let text = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    unsafe bytes.append(contentsOf: text)
  }

  private mutating func append(ascii byte: Unicode.Scalar) {
    bytes.append(UInt8(ascii: byte))
  }

  /// Adds an object whose members `body` adds.
  package mutating func object(_ body: (inout JSONText) -> Void) {
    append(ascii: "{")
    body(&self)
    append(ascii: "}")
  }

  /// Adds an object whose members `body` adds, under a key that has nothing to escape.
  package mutating func object(_ key: StaticString, _ body: (inout JSONText) -> Void) {
    begin(key)
    object(body)
  }

  /// Adds an object whose members `body` adds, under any key.
  package mutating func object(named key: String, _ body: (inout JSONText) -> Void) {
    beginMember()
    quote(key)
    append(ascii: ":")
    object(body)
  }

  /// Adds an array of objects, whose members `body` adds.
  package mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ body: (Element, inout JSONText) -> Void
  ) {
    beginArray(key)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(ascii: ",") }
      object { body(element, &$0) }
    }
    append(ascii: "]")
  }

  /// Adds an array of texts, under any key.
  package mutating func strings(named key: String, _ strings: [String]) {
    beginMember()
    quote(key)
    append(":[")
    for (index, string) in strings.enumerated() {
      if index > 0 { append(ascii: ",") }
      quote(string)
    }
    append(ascii: "]")
  }

  /// Adds an array of numbers.
  package mutating func numbers(_ key: StaticString, _ numbers: [Int]) {
    beginArray(key)
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(ascii: ",") }
      append(decimal: number)
    }
    append(ascii: "]")
  }

  /// Begins an array, which the caller ends.
  mutating func beginArray(_ key: StaticString) {
    begin(key)
    append(ascii: "[")
  }

  /// Adds a member with a number, or null.
  package mutating func member(_ key: StaticString, _ value: Int?) {
    begin(key)
    if let value { append(decimal: value) } else { append("null") }
  }

  /// Adds a member with a truth value.
  package mutating func member(_ key: StaticString, _ value: Bool) {
    begin(key)
    append(value ? "true" : "false")
  }

  /// Adds a member with a text, or null.
  package mutating func member(_ key: StaticString, _ value: String?) {
    begin(key)
    if let value { quote(value) } else { append("null") }
  }

  /// Adds the comma that a member before this one needs, and the key, which has nothing to escape.
  private mutating func begin(_ key: StaticString) {
    let isFirst = bytes.last == UInt8(ascii: "{")
    let key = unsafe UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    // One step for the whole key: a frame's line has up to 20 of them.
    bytes.append(addingCapacity: key.count + 4) { text in
      if !isFirst { text.append(UInt8(ascii: ",")) }
      text.append(UInt8(ascii: "\""))
      unsafe text.withUnsafeMutableBufferPointer { room, count in
        count = unsafe room[count...].update(fromContentsOf: key)
      }
      text.append(UInt8(ascii: "\""))
      text.append(UInt8(ascii: ":"))
    }
  }

  private mutating func beginMember() {
    if bytes.last != UInt8(ascii: "{") { append(ascii: ",") }
  }

  private mutating func append(decimal value: Int) {
    bytes.append(addingCapacity: 20) { text in
      if value < 0 { text.append(UInt8(ascii: "-")) }
      let magnitude = value.magnitude
      var unit: UInt = 1
      while magnitude / unit >= 10 { unit *= 10 }
      while unit > 0 {
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / unit % 10))
        unit /= 10
      }
    }
  }

  private mutating func quote(_ text: String) {
    append(ascii: "\"")
    var text = text
    text.withUTF8 { text in
      if unsafe text.allSatisfy(Self.isPlain) {
        unsafe bytes.append(contentsOf: text)
      } else {
        unsafe text.forEach { quote($0) }
      }
    }
    append(ascii: "\"")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
    case 0x00...0x1f:
      append(#"\u00"#)
      bytes += UInt32(byte).hexadecimal.utf8.suffix(2)
    default: bytes.append(byte)
    }
  }
}
