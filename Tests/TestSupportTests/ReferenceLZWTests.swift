import Frames
import TestSupport
import Testing

@Suite struct ReferenceLZWTests {
  @Test func `a code may stand for the string that it defines`() {
    #expect(decode([4, 1, 6, 7, 5], pixelCount: 6).pixels == [1, 1, 1, 1, 1, 1])
  }

  @Test func `a code that is not yet defined ends the image`() {
    let result = decode([4, 1, 7], pixelCount: 6)
    #expect(result.pixels == [1])
    #expect(result.stop == .undefinedCode)
  }

  @Test func `only literals are defined right after a clear`() {
    #expect(decode([4, 6], pixelCount: 6).stop == .undefinedCode)
    #expect(decode([4, 1, 2, 6, 4, 6], pixelCount: 9).pixels == [1, 2, 1, 2])
  }

  @Test func `pixels that are too many are left out`() {
    #expect(decode([4, 1, 6, 7], pixelCount: 4).pixels == [1, 1, 1, 1])
  }

  @Test func `a given width overrules the decoder's`() throws {
    let gif = GIF(screen: 3 × 1, [.image(3 × 1, .codes([4, 1, 2, 3], width: 8))])
    #expect(try ReferenceGIF(gif.bytes).images[0].data == [4, 1, 2, 3])
  }

  /// Packs codes of a minimum code size of 2 and decodes them.
  private func decode(_ codes: [Int], pixelCount: Int) -> ReferenceLZW {
    let image = GIFBlock.image(1 × 1, .codes(codes))
    let data = Array(image.bytes[12..<image.bytes.count - 1])
    return .decode(data, minimumCodeSize: 2, pixelCount: pixelCount)
  }
}
