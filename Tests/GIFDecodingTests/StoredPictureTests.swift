import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct StoredPictureTests {
  @Test func `an image comes as it is stored, without the images before it`() throws {
    let gif = GIF(
      screen: 9 × 9,
      [
        .image(9 × 9, .fill(3)),
        .graphicControl(transparent: 1),
        .image(2 × 2, x: 8, y: 5, .pixels([0, 1, 2, 7]), localTable: .grays(4)), .trailer,
      ])
    let picture = try picture(1, of: gif)
    let image = try #require(picture.indexed)
    #expect(picture.index == 1)
    #expect(picture.state == .complete)
    #expect(picture.decodedPixelCount == 4)
    #expect(image.rect == PixelRect(x: 8, y: 5, width: 2, height: 2))
    #expect(image.indices == [0, 1, 2, 7])
    #expect(image.colorTable == .grays(4))
    #expect(image.transparentColorIndex == 1)
    #expect(!image.isInterlaced)
  }

  @Test("interlaced rows come in order", arguments: 1...17)
  func interlaced(height: Int) throws {
    let values = (0..<height).flatMap { [$0, height - $0] }
    let gif = GIF(
      screen: 2 × height,
      [.image(2 × height, .pixels(values), isInterlaced: true), .trailer])
    let image = try #require(picture(0, of: gif).indexed)
    #expect(image.indices == values.map { UInt8($0) })
    #expect(image.isInterlaced)
  }

  @Test func `pixels that could not be decoded are 0`() throws {
    let gif = GIF(screen: 3 × 2, [.image(3 × 2, .codes([4, 1, 2, 3, 2, 5])), .trailer])
    let picture = try picture(0, of: gif)
    #expect(picture.state == .partial)
    #expect(picture.decodedPixelCount == 4)
    #expect(picture.indexed?.indices == [1, 2, 3, 2, 0, 0])
    #expect(picture.indexed?.decodedPixelCount == 4)
  }

  @Test func `rows that an interlaced image lacks are 0, wherever they stand`() throws {
    let gif = GIF(
      screen: 2 × 8,
      [.image(2 × 8, .pixels((0..<16).map { $0 + 1 }, storing: 5), isInterlaced: true), .trailer])
    let image = try #require(picture(0, of: gif).indexed)
    // Stored are rows 0 and 4, and half of row 2.
    #expect(image.indices == [1, 2, 0, 0, 5, 0, 0, 0, 9, 10, 0, 0, 0, 0, 0, 0])
  }

  @Test func `an image without pixels has no picture`() throws {
    let gif = GIF(screen: 2 × 2, [.image(0 × 2, .raw([1])), .trailer])
    let picture = try picture(0, of: gif)
    #expect(picture.pixels == nil)
    #expect(picture.state == .complete)
  }

  @Test func `an image with a code size that can't be decoded has no picture`() throws {
    let gif = GIF(screen: 2 × 2, [.image(2 × 2, .raw([1]), minimumCodeSize: 12), .trailer])
    let picture = try picture(0, of: gif)
    #expect(picture.pixels == nil)
    #expect(picture.state == .missing)
  }

  @Test("values that may exceed a byte come as colors", arguments: [9, 10, 11])
  func wideCodes(minimumCodeSize: Int) throws {
    let gif = GIF(
      screen: 9 × 9,
      [
        .image(9 × 9, .fill(3)), .graphicControl(transparent: 2),
        .image(
          2 × 2, x: 8, .pixels([0, 256, 2, 1]), isInterlaced: true,
          minimumCodeSize: minimumCodeSize), .trailer,
      ])
    guard case .canvas(let canvas) = try picture(1, of: gif).pixels else {
      Issue.record("no canvas")
      return
    }
    #expect(canvas.letters == "RK/.G")
  }

  @Test func `the value of an image of code size 0 fits a byte`() throws {
    let gif = GIF(screen: 2 × 2, [.image(1 × 1, .pixels([0]), minimumCodeSize: 0), .trailer])
    let image = try #require(picture(0, of: gif).indexed)
    #expect(image.indices == [0])
    #expect(image.colorTable == .primaries)
  }

  @Test func `images come in any order, and frames after them are right`() throws {
    let bytes = try Fixture.sample()
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    let first = try decoder.storedPicture(at: 20)
    _ = try decoder.storedPicture(at: 3)
    #expect(try decoder.nextFrame()?.canvas == DecodedFile(bytes).frames[0].canvas)
    #expect(try decoder.storedPicture(at: 20).indexed == first.indexed)
    #expect(decoder.diagnostics.all == [])
  }

  @Test func `stored pictures are decoded by several workers, too`() throws {
    let bytes = try Fixture.sample()
    var single = try GIFDecoder(ByteSource(bytes: bytes))
    let pictures = try (0..<24).map { try single.storedPicture(at: $0).indexed }
    for workers in 1...4 {
      var decoder = try GIFDecoder(ByteSource(bytes: bytes))
      #expect(try decoder.storedPictures(workers: workers).map(\.indexed) == pictures)
    }
  }

  private func picture(_ index: Int, of gif: GIF) throws -> StoredPicture {
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
    return try decoder.storedPicture(at: index)
  }
}
