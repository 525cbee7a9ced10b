import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct EncodedImageTests {
  @Test func `an image's data comes byte by byte as it is stored`() throws {
    let gif = GIF(
      screen: 9 × 9,
      [
        .graphicControl(delay: 7, disposal: 6, transparent: 2),
        .image(
          3 × 3, x: 4, y: 2, .pixels((0..<9).map { $0 % 4 }), localTable: .grays(8),
          isInterlaced: true, minimumCodeSize: 5, subBlocks: SubBlocks(size: 2, extra: [[1, 2, 3]])),
        .image(1 × 1, .fill(0)), .trailer,
      ])
    let image = try encoded(0, of: gif.bytes)
    #expect(image.rect == PixelRect(x: 4, y: 2, width: 3, height: 3))
    #expect(image.isInterlaced)
    #expect(image.colorTable == .grays(8))
    #expect(image.transparentColorIndex == 2)
    #expect(image.delay == FrameDelay(centiseconds: 7))
    #expect(image.disposalBits == 6)
    #expect(image.minimumCodeSize == 5)
    #expect(image.subBlocks == Array(gif.bytes[gif.range(ofImageData: 0)]))
  }

  @Test func `without a local table the global one comes, without either none`() throws {
    let image = GIFBlock.image(1 × 1, .fill(0))
    let withTable = GIF(screen: 1 × 1, [image]).bytes
    #expect(try encoded(0, of: withTable).colorTable == .primaries)
    let without = GIF(screen: 1 × 1, globalTable: nil, [image]).bytes
    #expect(try encoded(0, of: without).colorTable == ColorTable([]))
  }

  @Test func `damaged data comes as it is`() throws {
    let gif = GIF(screen: 1 × 1, [.image(1 × 1, .raw([6, 6, 6]), minimumCodeSize: 99), .trailer])
    #expect(try encoded(0, of: gif.bytes).subBlocks == [3, 6, 6, 6, 0])
  }

  @Test(
    "a chain that the file's end cuts off is closed",
    arguments: [
      ([3, 1, 2, 3, 2, 4, 5, 0], [3, 1, 2, 3, 2, 4, 5, 0]),
      ([3, 1, 2, 3, 2, 4, 5], [3, 1, 2, 3, 2, 4, 5, 0]),
      ([3, 1, 2, 3, 2, 4], [3, 1, 2, 3, 1, 4, 0]),
      ([3, 1, 2, 3, 2], [3, 1, 2, 3, 0]),
      ([3, 1, 2, 3], [3, 1, 2, 3, 0]),
      ([3, 1], [1, 1, 0]),
      ([3], [0]),
      ([], [0]),
    ] as [([UInt8], [UInt8])])
  func closedChain(stored: [UInt8], closed: [UInt8]) throws {
    let gif = GIF(
      screen: 1 × 1,
      [.image(1 × 1, .raw([]), subBlocks: SubBlocks(isTerminated: false)), .raw(stored)])
    #expect(try encoded(0, of: gif.bytes).subBlocks == closed)
  }

  @Test func `a chain that is not as long as it was is no image`() throws {
    let gif = GIF(screen: 8 × 8, [.image(8 × 8, .fill(1)), .trailer])
    try withTemporaryFolder { folder in
      let path = try folder.write(gif.bytes, as: "shrinks.gif")
      let decoder = try GIFDecoder(ByteSource(path: path))
      try folder.write(gif.bytes.truncated(to: gif.bytes.count - 3), as: "shrinks.gif")
      let error = #expect(throws: DecodingError.self) { try decoder.encodedImage(at: 0) }
      guard case .input(.cannotRead(_, let offset)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(offset == gif.bytes.count - 3)
    }
  }

  private func encoded(_ index: Int, of bytes: [UInt8]) throws -> EncodedImage {
    try GIFDecoder(ByteSource(bytes: bytes)).encodedImage(at: index)
  }
}
