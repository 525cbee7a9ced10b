internal import Frames

/// A line of JSON that grows by members, spelled as Foundation's `JSONEncoder` does.
struct JSONLine {
  private(set) var bytes: [UInt8]

  /// Begins with some text, after which an object may start.
  init(_ start: [UInt8] = []) {
    bytes = start
  }

  /// Empties the line but keeps its memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  /// Adds an object whose members `body` adds.
  mutating func object(_ body: (inout JSONLine) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func object(_ key: String, _ body: (inout JSONLine) -> Void) {
    begin(key)
    object(body)
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

extension JSONLine {
  /// Adds a frame with the members that `detail` asks for, in the order of their keys.
  mutating func append(_ frame: Manifest.Frame, _ detail: Manifest.Detail) {
    let (file, content) = (frame.file, frame.content)
    let (hasFile, hasContent) = (detail == .files, detail != .structure)
    object { line in
      if hasFile { line.member("bytes", file?.byteCount) }
      if hasContent { line.member("crc32", content?.crc32?.hexadecimal) }
      line.member("delayCentiseconds", frame.delayCentiseconds)
      line.member("disposal", frame.disposal.manifestWord)
      line.member("disposalRaw", frame.disposalRaw)
      if hasContent { line.member("duplicateOf", content?.duplicateOf) }
      line.member("effectiveDelayMilliseconds", frame.effectiveDelayMilliseconds)
      line.member("endMilliseconds", frame.endMilliseconds)
      if hasFile { line.append(file) }
      line.member("index", frame.index)
      line.member("interlaced", frame.isInterlaced)
      line.member("localColors", frame.localColorCount)
      if hasContent { line.member("pixelsDecoded", content?.decodedPixelCount) }
      line.object("rect") { $0.append(frame.rect) }
      line.member("sourceIndex", frame.sourceIndex)
      line.member("startMilliseconds", frame.startMilliseconds)
      if hasContent { line.member("state", content?.state.rawValue) }
      line.member("transparentIndex", frame.transparentIndex)
    }
  }

  private mutating func append(_ file: Manifest.File?) {
    member("file", file?.name.description)
    if let base64 = file?.name.base64UnlessText { member("fileBytes", base64) }
    member("fileCRC32", file?.crc32.hexadecimal)
  }

  private mutating func append(_ rect: PixelRect) {
    member("height", rect.height)
    member("width", rect.width)
    member("x", rect.x)
    member("y", rect.y)
  }
}
