import Frames
import GIFDecoding
import Synchronization
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

  @Test("workers find the same, and read what a copy needs", arguments: 1...4)
  func workers(workers: Int) throws {
    let file = try DecodedFile(Self.gif)
    var decoder = try GIFDecoder(ByteSource(bytes: Self.gif.bytes))
    let images = try decoder.checkedImages(workers: workers)
    #expect(images.map(\.index) == Array(0..<7))
    #expect(images.map(\.state) == file.states)
    #expect(images.map(\.decodedPixelCount) == file.frames.map(\.decodedPixelCount))
    #expect(decoder.diagnostics.all == file.diagnostics)
    for image in images { #expect(try image.encoded == decoder.encodedImage(at: image.index)) }
  }

  @Test("an image whose idle data end the work is not read whole", arguments: 1...3)
  func idleData(workers: Int) throws {
    let extra = [UInt8](repeating: 0, count: 100)
    let idle = GIFBlock.image(2 × 1, .fill(0), subBlocks: SubBlocks(extra: [extra]))
    let gif = GIF(screen: 2 × 1, [.image(2 × 1, .fill(0)), idle, .image(2 × 1, .fill(1)), .trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 20
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes), options: options)
    let images = try decoder.checkedImages(workers: workers)
    #expect(images.map(\.state) == [.complete, .complete])
    #expect(images.map { $0.encoded == nil } == [false, true])
  }

  @Test("images that nobody wants are not decoded", arguments: 1...3)
  func skipped(workers: Int) throws {
    let damaged = GIFBlock.image(2 × 1, .raw([]))
    let gif = GIF(screen: 2 × 1, [damaged, .image(2 × 1, .fill(1)), damaged, .trailer])
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
    let indices = Mutex<[Int]>([])
    try decoder.forEachCheckedImage(workers: workers, makeWorker: { Second() }) { index in
      indices.withLock { $0.append(index) }
    }
    #expect(indices.withLock { $0 } == [1])
    #expect(decoder.diagnostics.damageCount == 0)
  }

  /// Wants the second image only.
  private struct Second: DecodingWorker {
    var index = 0

    func decision(onImageAt index: Int) -> CaptureResult {
      index == 1 ? .finish : index < 1 ? .skip : .stop
    }

    mutating func capture(_ image: borrowing CheckedImage) -> CaptureResult {
      index = image.index
      return .finish
    }

    func finish() -> Int { index }
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
