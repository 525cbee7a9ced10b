import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct CheckImageTests {
  private static let gif = GIF(
    screen: 3 × 1,
    [
      .image(3 × 1, .pixels([0, 1, 2])), .image(3 × 1, .codes([4, 1, 7])),
      .image(3 × 1, .raw([])), .image(3 × 1, .pixels([256, 7, 1])), .image(0 × 1, .raw([])),
      .image(2 × 1, .raw([]), minimumCodeSize: 0), .image(3 × 1, x: 1, .fill(300, .noClear)),
      .trailer,
    ])

  @Test func `a check finds what decoding finds`() throws {
    let file = try DecodedFile(Self.gif)
    var decoder = try GIFDecoder(ByteSource(bytes: Self.gif.bytes))
    var checked: [FrameState] = []
    var counts: [Int] = []
    for index in decoder.structure.images.indices {
      let result = try decoder.checkImage(at: index)
      checked.append(result.state)
      counts.append(result.decodedPixelCount)
    }
    #expect(
      checked == [.complete, .partial, .missing, .complete, .complete, .missing, .complete])
    #expect(checked == file.states)
    #expect(counts == file.frames.map(\.decodedPixelCount))
    #expect(decoder.diagnostics.all == file.diagnostics)
  }

  @Test func `images that are decoded more than once are told of once`() throws {
    let file = try DecodedFile(Self.gif)
    var decoder = try GIFDecoder(ByteSource(bytes: Self.gif.bytes))
    for index in decoder.structure.images.indices {
      _ = try decoder.checkImage(at: index)
      _ = try decoder.storedPicture(at: index)
    }
    #expect(try decoder.frames(workers: 2).map(\.canvas) == file.frames.map(\.canvas))
    #expect(decoder.diagnostics.all == file.diagnostics)
  }

  @Test func `idle data of an image that is decoded again is counted once`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [.image(1 × 1, .fill(0), subBlocks: SubBlocks(extra: [[1, 2, 3]])), .trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 5
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes), options: options)
    for _ in 0..<10 { _ = try decoder.checkImage(at: 0) }
    #expect(try decoder.nextFrame()?.state == .complete)
    #expect(decoder.diagnostics.all == [])
  }
}
