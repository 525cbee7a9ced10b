import Frames
import GIFDecoding
import TestSupport
import Testing

/// Small files, each cut and changed at every place.
@Suite struct SweepTests {
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("disposal", disposal.bytes), ("interlaced", interlaced.bytes), ("wide codes", wide.bytes),
    ("extensions", extensions.bytes), ("long strings", longStrings.bytes),
  ]

  @Test("every beginning of a file gives what is in it, or an error", arguments: files.indices)
  func prefixes(index: Int) {
    check(index, Self.files[index].bytes.everyPrefix)
  }

  @Test("every flipped byte is met as the reference meets it", arguments: files.indices)
  func flippedBytes(index: Int) {
    check(index, Self.files[index].bytes.everyFlippedByte)
  }

  @Test("every flipped bit is met as the reference meets it", arguments: files.indices)
  func flippedBits(index: Int) {
    check(index, Self.files[index].bytes.everyFlippedBit)
  }

  @Test(
    "every byte may be one that means something", arguments: files.indices,
    [0x00, 0x21, 0x2c, 0x3b, 0xff] as [UInt8])
  func replacedBytes(index: Int, byte: UInt8) {
    let bytes = Self.files[index].bytes
    check(index, bytes.indices.map { bytes.replacingByte(at: $0, with: byte) })
  }

  private func check(_ index: Int, _ variants: some Sequence<[UInt8]>) {
    for (place, bytes) in variants.enumerated() {
      let difference = Agreement(bytes).difference(.tracked)
      #expect(difference == nil, "\(Self.files[index].name), \(place)")
    }
  }
}

extension SweepTests {
  private static let disposal = GIF(
    screen: 5 × 4,
    [
      .graphicControl(delay: 5, disposal: 1), .image(5 × 4, .fill(0)),
      .graphicControl(delay: 0, disposal: 2, transparent: 1),
      .image(3 × 2, x: 1, y: 1, .pixels([0, 1, 2, 3, 2, 1])),
      .graphicControl(delay: 9, disposal: 3), .image(2 × 2, x: 4, y: 3, .fill(3)),
      .image(1 × 1, .fill(2)), .trailer,
    ])

  private static let interlaced = GIF(
    screen: 3 × 9, globalTable: nil,
    [
      .image(3 × 9, .pixels((0..<27).map { $0 % 4 }), localTable: .primaries, isInterlaced: true),
      .image(2 × 7, y: 4, .pixels(0..<14, .noClear), localTable: .grays(16), isInterlaced: true),
    ])

  private static let wide = GIF(
    screen: 4 × 2,
    [
      .image(4 × 2, .pixels([0, 1, 511, 3, 256, 2, 2, 2]), minimumCodeSize: 9),
      .image(1 × 1, .pixels([0]), minimumCodeSize: 0), .image(2 × 1, .fill(1), minimumCodeSize: 1),
      .image(2 × 1, .pixels([2047, 0], .noClear), minimumCodeSize: 11), .trailer,
    ])

  private static let extensions = GIF(
    signature: "GIF87a".utf8, screen: 2 × 2, backgroundIndex: 3, aspectRatio: 113,
    [
      .loop(2), .comment("a comment"), .application("XMP DataXMP", subBlocks: [[1, 2], [3]]),
      .extension(label: 0xf9, subBlocks: [[9, 1, 0, 2, 0], [1]]), .plainText("T"),
      .image(2 × 2, .pixels([2, 1, 0, 2]), subBlocks: SubBlocks(size: 1, extra: [[7]])),
      .extension(label: 0x77, subBlocks: [[0x2c, 0x3b]]), .image(0 × 2, .fill(0)),
      .loop(0, application: "ANIMEXTS1.0"), .trailer, .raw([0x2c]),
    ])

  private static let longStrings = GIF(
    screen: 60 × 24,
    [
      .image(60 × 24, .fill(1)),
      .image(
        60 × 24, .pixels((0..<1_440).map { $0 / 40 % 2 * 3 }, .deferredClear), localTable: .grays(4)
      ),
      .trailer,
    ])
}
