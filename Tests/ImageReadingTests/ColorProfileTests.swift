import Foundation
import Frames
import GIFDecoding
import ImageReading
import TestSupport
import Testing

@Suite struct ColorProfileTests {
  private static let profile = (0..<600).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }

  /// A zlib stream of stored blocks: RFC 1950 and RFC 1951, section 3.2.4.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xffff) {
      let block = bytes[start..<min(start + 0xffff, bytes.count)]
      stream.append(start + 0xffff >= bytes.count ? 1 : 0)
      stream += [block.count, ~block.count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255)] }
      stream += block
    }
    return stream + bigEndian(high << 16 | low)
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// As much of a PNG as is read: checksums aren't.
  private static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    chunks.reduce(into: signature) { file, chunk in
      file += bigEndian(chunk.1.count)
      file += chunk.0.utf8
      file += chunk.1 + [0, 0, 0, 0]
    }
  }

  private static let namedProfile = Array("some name\0\0".utf8) + zlib(profile)

  private static let webp: [UInt8] = {
    let chunks: [(String, [UInt8])] = [
      ("VP8X", [UInt8](repeating: 0, count: 10)), ("JUNK", [1, 2, 3]), ("ICCP", profile),
      ("ANIM", [UInt8](repeating: 0, count: 6)),
    ]
    var body = Array("WEBP".utf8)
    for (type, data) in chunks {
      body += type.utf8
      body += bigEndian(data.count).reversed()
      body += data + [UInt8](repeating: 0, count: data.count % 2)
    }
    return Array("RIFF".utf8) + bigEndian(body.count).reversed() + body
  }()

  /// Pieces in the wrong order, beside segments that are something else.
  private static let jpeg: [UInt8] = {
    let name = Array("ICC_PROFILE\0".utf8)
    let segments: [(UInt8, [UInt8])] = [
      (0xe0, Array("JFIF\0".utf8)), (0xe2, name + [2, 2] + profile[400...]),
      (0xe2, Array("MPF\0".utf8)), (0xe2, name + [1, 2] + profile[..<400]), (0xda, []),
    ]
    var file: [UInt8] = [0xff, 0xd8]
    for (marker, body) in segments {
      file += [0xff, marker]
      file += bigEndian(body.count + 2).suffix(2)
      file += body
    }
    return file
  }()

  private static let gif = GIF(
    screen: 1 × 1,
    [
      .application(
        "ICCRGBG1012",
        subBlocks: [
          Array(profile[..<255]), Array(profile[255..<510]),
          Array(profile[510...]),
        ]),
      .image(1 × 1, .fill(0)), .trailer,
    ]
  ).bytes

  private static let files = [
    png([("IHDR", [UInt8](repeating: 1, count: 13)), ("iCCP", namedProfile), ("IDAT", [])]),
    jpeg, webp, gif,
  ]

  @Test(arguments: files)
  func `a profile comes out as it is`(file: [UInt8]) {
    #expect(ColorProfile.icc(in: file) == Self.profile)
  }

  @Test(arguments: files)
  func `no damage is read as another profile than there is`(file: [UInt8]) {
    for count in 0..<file.count {
      let profile = ColorProfile.icc(in: Array(file[..<count]))
      #expect(profile == nil || profile == Self.profile || file.starts(with: "GIF".utf8))
      // Lengths of all kinds.
      var changed = file
      changed[count] = 0xff
      _ = ColorProfile.icc(in: changed)
    }
  }

  @Test func `a damaged stream, another method and a profile behind the pixels count for none`() {
    let header = ("IHDR", [UInt8](repeating: 1, count: 13))
    var damaged = Self.namedProfile
    damaged[damaged.count - 1] ^= 1
    var other = Self.namedProfile
    other[10] = 1
    for chunks in [
      [header, ("iCCP", damaged)], [header, ("iCCP", other)],
      [header, ("IDAT", []), ("iCCP", Self.namedProfile)], [header, ("iCCP", Array("a".utf8))],
    ] {
      #expect(ColorProfile.icc(in: Self.png(chunks)) == nil)
    }
  }

  @Test func `a profile longer than the limit counts for none`() {
    for (excess, isFound) in [(0, true), (1, false)] {
      let profile = [UInt8](repeating: 7, count: ColorProfile.mostBytes + excess)
      let file = Self.png([("iCCP", Array("n\0\0".utf8) + Self.zlib(profile)), ("IDAT", [])])
      #expect((ColorProfile.icc(in: file) == profile) == isFound)
    }
  }

  @Test(arguments: Sample.allCases)
  func `pictures without a profile have none`(sample: Sample) {
    #expect(ColorProfile.icc(in: sample.bytes) == nil)
    #expect(ColorProfile.icc(in: []) == nil)
  }
}
