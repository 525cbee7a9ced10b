import TestSupport
import Testing

@Suite struct DamageTests {
  private let bytes: [UInt8] = [0, 1, 128]

  @Test func `prefixes go from nothing to all but one`() {
    #expect(Array(bytes.everyPrefix) == [[], [0], [0, 1]])
    #expect(bytes.truncated(to: 9) == bytes)
  }

  @Test func `bits are counted from the lowest of the first byte`() {
    #expect(bytes.flippingBit(0) == [1, 1, 128])
    #expect(bytes.flippingBit(23) == [0, 1, 0])
    #expect(Set(bytes.everyFlippedBit).count == 24)
  }

  @Test func `every byte is flipped once`() {
    #expect(Array(bytes.everyFlippedByte) == [[255, 1, 128], [0, 254, 128], [0, 1, 127]])
  }
}
