extension EXIFOrientation {
  /// Finds the orientation in a JPEG file; upright where it doesn't tell, or tells nonsense.
  init(jpeg bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap(Self.orientation) ?? .upright
  }

  /// The TIFF structure in the first EXIF segment.
  private static func exif(in bytes: [UInt8]) -> TIFFBytes? {
    var place = 2
    // Each segment is a marker, a length that counts its own two bytes, and so many bytes.
    while place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let body = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xe1, body.starts(with: "Exif\0\0".utf8) {
        return TIFFBytes(body.dropFirst(6))
      }
      place = end
    }
    return nil
  }

  private static func orientation(_ tiff: TIFFBytes) -> EXIFOrientation? {
    guard let directory = tiff.long(at: 4), let count = tiff.short(at: directory) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = tiff.short(at: entry) else { return nil }
      if tag == 274 {
        return tiff.short(at: entry + 8).flatMap { EXIFOrientation(rawValue: UInt16($0)) }
      }
    }
    return nil
  }
}

/// Bytes that begin with a TIFF header, which tells the order of their numbers.
private struct TIFFBytes {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    isBigEndian = self.bytes.starts(with: "MM".utf8)
    guard isBigEndian || self.bytes.starts(with: "II".utf8) else { return nil }
  }

  func short(at place: Int) -> Int? { number(at: place, byteCount: 2) }

  func long(at place: Int) -> Int? { number(at: place, byteCount: 4) }

  private func number(at place: Int, byteCount: Int) -> Int? {
    guard place >= 0, place + byteCount <= bytes.count else { return nil }
    let part = bytes[place..<place + byteCount]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
