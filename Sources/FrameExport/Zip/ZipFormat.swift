/// The numbers that zip archives are made of.
enum ZipFormat {
  /// Deflate and folders: version 2.0.
  static let version = 20
  /// 64-bit sizes and places: version 4.5.
  static let zip64Version = 45
  /// The system whose attributes follow.
  static let unix = 3
  /// A regular file that its owner may change and everybody read: 0100644.
  static let regularFile = 0x81a4
  /// Flag 11: names are UTF-8.
  static let namesAreUTF8 = 1 << 11
  /// The compression methods.
  static let stored = 0
  static let deflated = 8
  /// Midnight of January 1, 1980, when zip's time begins: the same frames make the same bytes.
  static let time = 0
  static let date = 1 << 5 | 1
  /// In the place of a number that is too large for 32 bits, or for 16.
  static let field32 = 0xffff_ffff
  static let field16 = 0xffff
}

/// Numbers in little-endian order, one behind the other.
struct ZipBytes {
  private(set) var bytes: [UInt8] = []

  /// Adds the lowest bytes of a number.
  mutating func append(_ number: Int, count: Int) {
    for byte in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}
