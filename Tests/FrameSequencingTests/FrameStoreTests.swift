import FrameSequencing
import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct FrameStoreTests {
  private static func randomImages(_ numbers: inout SplitMix64) -> [PaintedSource.Image] {
    let disposals: [DisposalMethod] = [
      .unspecified, .doNotDispose, .doNotDispose, .restoreToBackground, .restoreToPrevious,
    ]
    return (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
      PaintedSource.Image(
        coversCanvas: Bool.random(using: &numbers), isOpaque: Bool.random(using: &numbers),
        isDamaged: Int.random(in: 0..<6, using: &numbers) == 0,
        disposal: disposals.randomElement(using: &numbers) ?? .unspecified)
    }
  }

  @Test func `any frame in any order is the one of sequential play, for the price announced`()
    throws
  {
    for seed in 0..<200 as Range<UInt64> {
      var numbers = SplitMix64(seed: seed)
      let source = PaintedSource(Self.randomImages(&numbers))
      var store = FrameStore(source, canvases: Int.random(in: 0...8, using: &numbers))
      let most = max(store.capacity + 1, 1) * store.canvasByteCount
      var index = 0
      for _ in 0..<60 {
        index = Self.next(after: index, of: source.frameCount, &numbers)
        let cost = store.cost(ofSeekTo: index)
        let before = store.drawnFrameCount
        let direction: PlaybackDirection = Bool.random(using: &numbers) ? .forward : .backward
        let frame = try store.frame(at: index, heading: direction)
        let drawn = store.drawnFrameCount - before
        #expect(frame?.index == index && frame?.canvas == source.pictures[index])
        #expect(drawn == cost.frameCount || drawn <= cost.greatestFrameCount)
        #expect(cost.frameCount <= cost.greatestFrameCount && drawn <= cost.greatestFrameCount)
        #expect(store.byteCount <= most)
      }
    }
  }

  private static func next(after index: Int, of count: Int, _ numbers: inout SplitMix64) -> Int {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: (index + 1) % count
    case 1: (index + count - 1) % count
    default: Int.random(in: 0..<count, using: &numbers)
    }
  }

  @Test(arguments: [1, 2, 5, 100])
  func `random GIFs give the frames of the decoder in any order`(canvases: Int) throws {
    for seed in 0..<150 as Range<UInt64> {
      let gif = RandomGIF.make(seed: seed)
      var expected: [Canvas] = []
      var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
      while let frame = try decoder.nextFrame() { expected.append(frame.canvas) }
      let source = try SeekingDecoder(ByteSource(bytes: gif.bytes))
      let canvasBytes = source.canvasSize.pixelCount * 4
      var store = FrameStore(source, byteBudget: canvases * canvasBytes)
      var numbers = SplitMix64(seed: seed)
      for index in expected.indices.shuffled(using: &numbers) + expected.indices.reversed() {
        let cost = store.cost(ofSeekTo: index)
        let before = store.drawnFrameCount
        #expect(try store.frame(at: index, heading: .backward)?.canvas == expected[index])
        #expect(store.drawnFrameCount - before <= cost.greatestFrameCount)
      }
    }
  }

  @Test func `frames that need no others cost one`() {
    let cover = PaintedSource.Image(coversCanvas: true, isOpaque: true)
    let cleared = PaintedSource.Image(coversCanvas: true, disposal: .restoreToBackground)
    let plain = PaintedSource.Image()
    let store = FrameStore(
      PaintedSource([plain, plain, cover, plain, cleared, plain]), canvases: 1)
    #expect((0..<6).map { store.cost(ofSeekTo: $0).frameCount } == [1, 2, 1, 2, 3, 1])
    #expect(store.cost(ofSeekTo: 2).greatestFrameCount == 4)
    #expect(store.cost(ofSeekTo: 5).greatestFrameCount == 1)
  }

  @Test func `frames that fit are drawn once`() throws {
    var store = FrameStore(PaintedSource(count: 30), canvases: 31)
    for frame in (0..<30).reversed() { _ = try store.frame(at: frame, heading: .backward) }
    for frame in 0..<30 { _ = try store.frame(at: frame) }
    #expect(store.drawnFrameCount == 30)
  }

  @Test func `after forward play a seek costs no more than a part of the way`() throws {
    var store = FrameStore(PaintedSource(count: 600), canvases: 16)
    for frame in 0..<600 { _ = try store.frame(at: frame) }
    #expect((0..<600).allSatisfy { store.cost(ofSeekTo: $0).greatestFrameCount <= 38 })
  }

  @Test func `what was fetched ahead costs nothing`() throws {
    var store = FrameStore(PaintedSource(count: 10), canvases: 3)
    for (after, direction, next) in [
      (4, PlaybackDirection.forward, 5), (9, .forward, 0), (4, .backward, 3), (0, .backward, 9),
      (-7, .forward, 0), (99, .backward, 9),
    ] {
      try store.prefetch(after: after, heading: direction)
      #expect(store.cost(ofSeekTo: next).frameCount == 0)
    }
    try store.prefetch(after: 5, heading: .forward, in: 2..<6)
    #expect(store.cost(ofSeekTo: 2).frameCount == 0)
    try store.prefetch(after: 5, heading: .forward, in: 20..<30)
  }

  @Test func `memory can be given back at any time`() throws {
    var store = FrameStore(PaintedSource(count: 10), canvases: 5)
    for frame in 0..<10 { _ = try store.frame(at: frame) }
    #expect(store.byteCount == 5 * store.canvasByteCount)
    store.releaseMemory(downTo: 3 * store.canvasByteCount)
    #expect(store.byteCount == 3 * store.canvasByteCount)
    store.releaseMemory()
    #expect(store.byteCount == 0)
    #expect(try store.frame(at: 7)?.canvas == PaintedSource(count: 10).pictures[7])
  }

  @Test func `there is nothing outside`() throws {
    var store = FrameStore(PaintedSource(count: 3), canvases: 2)
    for index in [-1, 3, .min, .max] {
      #expect(try store.frame(at: index) == nil)
      #expect(store.cost(ofSeekTo: index).greatestFrameCount == 0)
    }
    var none = FrameStore(PaintedSource(count: 0), byteBudget: .min)
    #expect(try none.frame(at: 0) == nil)
    try none.prefetch(after: 0, heading: .forward)
  }

  @Test func `a frame that can't be had leaves the others as they are`() throws {
    var source = PaintedSource(count: 20)
    source.unreadable = 9
    var store = FrameStore(source, canvases: 4)
    for index in [5, 15, 8, 12, 9, 3, 8] {
      if index < 9 {
        #expect(try store.frame(at: index)?.canvas == source.pictures[index])
      } else {
        #expect(throws: PaintedSource.Unreadable.self) { try store.frame(at: index) }
      }
    }
  }

  @Test func `frames share their pixels with the store`() throws {
    var store = FrameStore(PaintedSource(count: 3), canvases: 4)
    let one = try #require(try store.frame(at: 2)).canvas
    let other = try #require(try store.frame(at: 2)).canvas
    let addresses = [one, other].map { canvas in
      unsafe canvas.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    #expect(addresses[0] == addresses[1])
  }
}
