/// The frame around every part of a PNG file: length, type, data, CRC (PNG, section 5.3).
enum PNGChunk {
  /// The eight bytes that every PNG file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// The chunk that ends a file, whole.
  static let end: [UInt8] = chunk("IEND", [])

  /// A whole chunk.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + checked + bigEndian(CRC32.checksum(of: checked))
  }

  /// A whole chunk, or nothing where there is no data.
  static func optionalChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    data.isEmpty ? [] : chunk(type, data)
  }

  /// A whole chunk with a color profile, or nothing without one.
  static func colorProfile(
    _ profile: [UInt8], compress: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    if profile.isEmpty { return [] }
    let nameAndMethod = Array("ICC profile".utf8) + [0, 0]
    return chunk("iCCP", nameAndMethod + compress(profile))
  }

  /// The four bytes of a number.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
