import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct `CRC-32` {
  @Test func `has the check value of its catalogue entry`() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xcbf4_3926)
  }

  @Test func `of nothing is 0`() {
    #expect(CRC32().value == 0)
  }

  @Test func `does not depend on how the bytes are cut`() {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var crc = CRC32()
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 0...200, using: &generator))
      crc.update(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    #expect(crc.value == bitwiseCRC32(bytes))
  }

  @Test func `of pixels is that of their bytes R, G, B, A`() {
    let pixels: [UInt32] = [0xff03_0201, 0, 0x8040_2010]
    let bytes: [UInt8] = [1, 2, 3, 255, 0, 0, 0, 0, 0x10, 0x20, 0x40, 0x80]
    #expect(CRC32.checksum(ofPixels: pixels) == bitwiseCRC32(bytes))
  }
}
