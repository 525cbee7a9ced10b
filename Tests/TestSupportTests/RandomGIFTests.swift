import Frames
import TestSupport
import Testing

@Suite struct RandomGIFTests {
  private static let gifs = (0..<300).map { RandomGIF.make(seed: $0) }

  @Test func `the same seed makes the same file`() {
    #expect(RandomGIF.make(seed: 5).bytes == Self.gifs[5].bytes)
    #expect(Set(Self.gifs.map(\.bytes)).count == Self.gifs.count)
  }

  @Test func `the generator gives the numbers of its authors`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test func `every file is whole`() throws {
    for gif in Self.gifs {
      let reference = try ReferenceGIF(gif.bytes)
      #expect(!reference.isDamaged)
      #expect(ReferenceCompositor(reference).allSatisfy { $0.state == .complete })
    }
  }

  @Test func `every oddity comes up`() throws {
    let files = try Self.gifs.map { try ReferenceGIF($0.bytes) }
    let images = files.flatMap(\.images)
    #expect(Set(images.map(\.minimumCodeSize)) == Set(0...11))
    #expect(Set(images.map(\.control.disposalBits)) == Set(0...7))
    #expect(Set(images.map(\.isInterlaced)).count == 2)
    #expect(Set(images.map(\.hasLocalTable)).count == 2)
    #expect(images.contains { $0.colors.isEmpty })
    #expect(images.contains { $0.rect.isEmpty })
    #expect(files.contains { $0.canvasIsFirstImage })
    #expect(files.contains { file in isAnyImageOutside(file) })
    #expect(Set(files.map(\.loop)).isSuperset(of: [nil, 0, 3]))
  }

  private func isAnyImageOutside(_ file: ReferenceGIF) -> Bool {
    file.images.dropFirst().contains { $0.rect.clipped(to: file.canvasSize).isEmpty }
  }
}
