internal import CDeflate

/// The CRC-32 of PNG, zip and the manifest, built up piece by piece.
public struct CRC32: Hashable, Sendable {
  /// The checksum of everything so far; 0 of nothing.
  public private(set) var value: UInt32 = 0

  /// Starts a checksum.
  public init() {}

  /// Goes on with the checksum of what came before.
  public init(continuing value: UInt32) {
    self.value = value
  }

  /// Adds bytes.
  public mutating func update(_ bytes: RawSpan) {
    unsafe bytes.withUnsafeBytes {
      value = unsafe libdeflate_crc32(value, $0.baseAddress, $0.count)
    }
  }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) {
    unsafe update(bytes.span.bytes)
  }

  /// Adds the bytes of pixels as they stand in memory: red, green, blue, alpha.
  public mutating func update(pixels: [UInt32]) {
    unsafe update(pixels.span.bytes)
  }

  /// The checksum of `bytes`.
  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    var crc = CRC32()
    crc.update(bytes)
    return crc.value
  }

  /// The checksum of the RGBA bytes of `pixels`.
  public static func checksum(ofPixels pixels: [UInt32]) -> UInt32 {
    var crc = CRC32()
    crc.update(pixels: pixels)
    return crc.value
  }
}
