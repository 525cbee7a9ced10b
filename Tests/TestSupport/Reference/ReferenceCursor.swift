/// Reads bytes one after the other; every read gives nil once the bytes don't suffice.
struct ReferenceCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func byte() -> Int? {
    take(1).map { Int($0[0]) }
  }

  mutating func word() -> Int? {
    take(2).map { Int($0[0]) | Int($0[1]) << 8 }
  }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard offset + count <= bytes.count else { return nil }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// A sub-block chain: what is there of it, and whether its terminator was found.
  mutating func subBlocks() -> (parts: [[UInt8]], isWhole: Bool) {
    var parts: [[UInt8]] = []
    while let length = byte() {
      if length == 0 { return (parts, true) }
      guard let part = take(length) else {
        parts.append(Array(bytes[offset...]))
        break
      }
      parts.append(part)
    }
    offset = bytes.count
    return (parts, false)
  }
}
