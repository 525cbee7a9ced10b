extension [UInt8] {
  /// The first `count` bytes.
  public func truncated(to count: Int) -> [UInt8] {
    Array(prefix(count))
  }

  /// The bytes with one bit changed: bit 0 is the lowest of the first byte.
  ///
  /// - Precondition: `bit` lies in the bytes.
  public func flippingBit(_ bit: Int) -> [UInt8] {
    replacingByte(at: bit / 8, with: self[bit / 8] ^ 1 << UInt8(bit % 8))
  }

  /// The bytes with one of them replaced.
  ///
  /// - Precondition: `offset` lies in the bytes.
  public func replacingByte(at offset: Int, with byte: UInt8) -> [UInt8] {
    var bytes = self
    bytes[offset] = byte
    return bytes
  }

  /// Every shorter beginning of the bytes, from none to all but one.
  public var everyPrefix: some Sequence<[UInt8]> {
    indices.lazy.map(truncated(to:))
  }

  /// The bytes with one bit changed, for every bit in turn.
  public var everyFlippedBit: some Sequence<[UInt8]> {
    (0..<count * 8).lazy.map(flippingBit)
  }

  /// The bytes with all bits of one byte changed, for every byte in turn.
  public var everyFlippedByte: some Sequence<[UInt8]> {
    indices.lazy.map { replacingByte(at: $0, with: self[$0] ^ 0xff) }
  }
}
