import Frames
import GIFDecoding
import GIFEncoding
import TestSupport
import Testing

@Suite struct VerbatimGIFTests {
  private func copies(of bytes: [UInt8]) throws -> [(StoredPicture, StoredPicture)] {
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    return try decoder.structure.images.indices.compactMap { index in
      let image = decoder.structure.images[index]
      guard !image.rect.isEmpty else { return nil }
      let copy = try VerbatimGIF.encode(try decoder.encodedImage(at: index))
      var copied = try GIFDecoder(ByteSource(bytes: copy))
      #expect(copied.structure.images.count == 1)
      let other = copied.structure.images[0]
      #expect(other.delay == image.delay)
      #expect(other.disposalBits == image.disposalBits)
      #expect(other.transparentColorIndex == image.transparentColorIndex)
      #expect(other.minimumCodeSize == image.minimumCodeSize)
      return (try decoder.storedPicture(at: index), try copied.storedPicture(at: 0))
    }
  }

  @Test(arguments: 0..<40)
  func `a copied image has the same pixels and colors`(seed: Int) throws {
    for (original, copy) in try copies(of: RandomGIF.make(seed: UInt64(seed)).bytes) {
      #expect(original.state == copy.state)
      switch (original.pixels, copy.pixels) {
      case (.indexed(let first), .indexed(let second)):
        #expect(first.indices == second.indices)
        #expect(second.colorTable.colors.starts(with: first.colorTable.colors))
        #expect(second.rect == PixelRect(first.rect.size))
      case (.canvas(let first), .canvas(let second)): #expect(first == second)
      case (nil, nil): break
      default: Issue.record("the copy has pixels of another kind")
      }
    }
  }

  @Test func `the compressed bytes are copied as they are`() throws {
    let bytes = try Fixture.sample()
    let decoder = try GIFDecoder(ByteSource(bytes: bytes))
    let image = decoder.structure.images[1]
    let data = bytes[image.dataByteOffset..<image.endByteOffset]
    let copy = try VerbatimGIF.encode(try decoder.encodedImage(at: 1))
    #expect(copy.dropLast().suffix(data.count) == data)
    #expect(copy.last == 0x3b)
  }

  @Test func `an image without pixels is refused`() {
    let image = EncodedImage(
      rect: PixelRect(x: 0, y: 0, width: 0, height: 3), isInterlaced: false,
      colorTable: ColorTable([]), transparentColorIndex: nil,
      delay: FrameDelay(centiseconds: 0), disposalBits: 0, minimumCodeSize: 2, subBlocks: [0])
    #expect(throws: EncodingError.sideOutOfRange(width: 0, height: 3)) {
      try VerbatimGIF.encode(image)
    }
  }
}
