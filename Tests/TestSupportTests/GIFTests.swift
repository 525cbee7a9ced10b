import Frames
import TestSupport
import Testing

@Suite struct GIFTests {
  @Test func `a small file has exactly the bytes of the specification`() {
    let gif = GIF(
      screen: 2 × 1, globalTable: ColorTable([.black, Color(red: 1, green: 2, blue: 3)]),
      [
        .loop(3), .graphicControl(delay: 258, disposal: 2, transparent: 1),
        .image(2 × 1, .pixels([0, 1])), .comment("hi"), .trailer,
      ])
    let header = Array("GIF89a".utf8) + [2, 0, 1, 0, 0xf0, 0, 0, 0, 0, 0, 1, 2, 3]
    let loop = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
    let control: [UInt8] = [0x21, 0xf9, 4, 0b01001, 2, 1, 1, 0]
    let image: [UInt8] = [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0a, 0]
    let comment: [UInt8] = [0x21, 0xfe, 2, 0x68, 0x69, 0]
    #expect(gif.bytes == header + loop + control + image + comment + [0x3b])
  }

  @Test func `every part can be found by its offset`() {
    let gif = GIF(
      screen: 4 × 3,
      [
        .comment("first"), .image(4 × 3, .fill(1)),
        .image(1 × 1, .fill(2), localTable: .grays(8), subBlocks: SubBlocks(size: 1)), .trailer,
      ])
    let first = gif.range(ofImage: 0)
    let second = gif.range(ofImage: 1)
    #expect(gif.range(ofBlock: 0).upperBound == first.lowerBound)
    #expect(first.upperBound == second.lowerBound)
    #expect(gif.bytes[second.lowerBound] == 0x2c)
    #expect(gif.offset(ofMinimumCodeSize: 1) == second.lowerBound + 10 + 24)
    #expect(gif.bytes[gif.range(ofImageData: 1)].first == 1)
    #expect(gif.bytes[gif.range(ofImageData: 1)].last == 0)
    #expect(gif.trailerOffset == gif.bytes.count - 1)
  }

  @Test func `a header may say anything`() {
    let gif = GIF(
      signature: [0, 1, 2, 3, 4, 0xff], screen: 0 × 65535, globalTable: nil, backgroundIndex: 9,
      aspectRatio: 49, packedFields: 0x87, [])
    #expect(gif.bytes == [0, 1, 2, 3, 4, 0xff, 0, 0, 0xff, 0xff, 0x87, 9, 49])
    #expect(gif.trailerOffset == nil)
  }

  @Test func `a chain may be cut small, go on after the data, and lack its end`() {
    let image = GIFBlock.image(
      1 × 1, .raw([7, 8, 9]), minimumCodeSize: 12,
      subBlocks: SubBlocks(size: 2, extra: [[1]], isTerminated: false))
    #expect(image.bytes.suffix(8) == [12, 2, 7, 8, 1, 9, 1, 1])
  }

  @Test func `an image stores as many pixels as it is told`() throws {
    let picture = ImageContent.pixels(0..<64, .noEndCode, storing: 9)
    let gif = GIF(screen: 8 × 8, [.image(8 × 8, picture, isInterlaced: true)])
    // Eight pixels of row 0, then the first of row 8, which there is not: row 4 follows.
    #expect(try ReferenceGIF(gif.bytes).images[0].decodedPixels == Array(0..<8) + [32])
  }
}
