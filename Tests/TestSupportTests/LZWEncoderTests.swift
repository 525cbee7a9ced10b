import TestSupport
import Testing

@Suite struct LZWEncoderTests {
  static let allOptions = (0..<16).map(LZWOptions.init)

  @Test("the slow decoder gives back what was compressed", arguments: 0...12, allOptions)
  func roundTrip(minimumCodeSize: Int, options: LZWOptions) {
    for pixels in Self.pictures(below: 1 << minimumCodeSize) {
      let data = LZWEncoder.encode(pixels, minimumCodeSize: minimumCodeSize, options)
      let decoded = ReferenceLZW.decode(
        data, minimumCodeSize: minimumCodeSize, pixelCount: pixels.count)
      #expect(decoded.pixels == pixels)
      #expect(decoded.stop == .complete)
    }
  }

  @Test func `an end code comes right after the pixels`() {
    let data = LZWEncoder.encode([0, 1, 2, 3], minimumCodeSize: 2)
    #expect(ReferenceLZW.decode(data, minimumCodeSize: 2, pixelCount: 5).stop == .endCode)
  }

  @Test func `without an end code the data just ends`() {
    let data = LZWEncoder.encode(Array(repeating: 0, count: 8), minimumCodeSize: 8, .noEndCode)
    #expect(ReferenceLZW.decode(data, minimumCodeSize: 8, pixelCount: 9).stop == .endOfData)
  }

  @Test func `a picture from a tutorial is compressed to the tutorial's bytes`() {
    let rows = [
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 1, 1, 0, 0, 0, 0, 2, 2, 2],
      [1, 1, 1, 0, 0, 0, 0, 2, 2, 2], [2, 2, 2, 0, 0, 0, 0, 1, 1, 1],
      [2, 2, 2, 0, 0, 0, 0, 1, 1, 1], [2, 2, 2, 2, 2, 1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 1, 1, 1, 1, 1],
    ]
    // Matthew Flickinger, "What's In A GIF", the sample image.
    let bytes: [UInt8] = [
      0x8c, 0x2d, 0x99, 0x87, 0x2a, 0x1c, 0xdc, 0x33, 0xa0, 0x02, 0x75, 0xec, 0x95, 0xfa, 0xa8,
      0xde, 0x60, 0x8c, 0x04, 0x91, 0x4c, 0x01,
    ]
    #expect(LZWEncoder.encode(rows.flatMap(\.self), minimumCodeSize: 2) == bytes)
  }

  @Test func `literals never grow the codes`() {
    let data = LZWEncoder.encode(Array(repeating: 5, count: 7), minimumCodeSize: 3, .literals)
    // A clear, six literals, a clear, a literal, an end: ten codes of four bits.
    #expect(data == [0x58, 0x55, 0x55, 0x85, 0x95])
  }

  @Test func `a full table is cleared, or kept when the clear is deferred`() {
    let noise = Self.noise(count: 9000, below: 256)
    let cleared = LZWEncoder.encode(noise, minimumCodeSize: 8)
    let kept = LZWEncoder.encode(noise, minimumCodeSize: 8, .deferredClear)
    #expect(cleared.count != kept.count)
    #expect(kept.count <= 9000 * 12 / 8 + 4)
  }

  static func pictures(below count: Int) -> [[Int]] {
    [
      [], [count - 1], Array(repeating: 0, count: 1000), (0..<500).map { $0 / 7 % count },
      noise(count: 7000, below: count),
    ]
  }

  static func noise(count: Int, below limit: Int) -> [Int] {
    var generator = SplitMix64(seed: 7)
    return (0..<count).map { _ in .random(in: 0..<limit, using: &generator) }
  }
}
