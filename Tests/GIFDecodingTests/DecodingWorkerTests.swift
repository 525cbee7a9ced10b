import Frames
import GIFDecoding
import Synchronization
import TestSupport
import Testing

@Suite struct DecodingWorkerTests {
  @Test("workers go on where single frames ended", arguments: 1...4)
  func mixed(workers: Int) throws {
    let bytes = try Fixture.sample()
    let expected = try DecodedFile(bytes).frames.map(\.canvas)
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    var canvases: [Canvas] = []
    for _ in 0..<5 { canvases += [try decoder.nextFrame()?.canvas].compactMap(\.self) }
    canvases += try decoder.frames(workers: workers).map(\.canvas)
    #expect(canvases == expected)
    #expect(try decoder.nextFrame() == nil)
    #expect(try decoder.frames(workers: workers).count == 0)
  }

  @Test("workers skip and stop as they like", arguments: 1...4)
  func skipAndStop(workers: Int) throws {
    var decoder = try GIFDecoder(ByteSource(bytes: Fixture.sample()))
    let indices = Mutex<[Int]>([])
    try decoder.forEachFrame(workers: workers, makeWorker: { OddFrames(end: 15) }) { index in
      indices.withLock { $0.append(index) }
    }
    #expect(indices.withLock { $0 } == [1, 3, 5, 7, 9, 11, 13])
  }

  @Test("frames that nobody wanted may be readable", arguments: 1...4)
  func stopBehindMissingFrames(workers: Int) throws {
    let missing = GIFBlock.image(2 × 1, .raw([]))
    let gif = GIF(screen: 2 × 1, [missing, missing, missing, .image(2 × 1, .fill(0)), .trailer])
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
    try decoder.forEachFrame(workers: workers, makeWorker: { OddFrames(end: 2) }, deliver: { _ in })
    #expect(decoder.diagnostics.damageCount >= 2)
  }

  @Test("when every frame is missing, that is the end", arguments: 1...4)
  func nothingReadable(workers: Int) throws {
    let missing = GIFBlock.image(2 × 1, .raw([]))
    let gif = GIF(screen: 2 × 1, [missing, missing, missing, .trailer])
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
    let error = #expect(throws: DecodingError.self) { try decoder.frames(workers: workers) }
    #expect(error == .nothingReadable(firstDamage: "the data ends after 0 of 2 pixels"))
  }

  @Test("a worker's error comes out", arguments: 1...4)
  func failingWorker(workers: Int) throws {
    var decoder = try GIFDecoder(ByteSource(bytes: Fixture.sample()))
    #expect(throws: OddFrames.TooMany()) {
      try decoder.forEachFrame(
        workers: workers, makeWorker: { OddFrames(end: 20, most: 7) }, deliver: { _ in })
    }
  }

  /// Wants the indices of every second frame before an end, and fails behind `most`.
  private struct OddFrames: DecodingWorker {
    struct TooMany: Error, Equatable {}

    let end: Int
    var most = Int.max
    var index = 0

    mutating func capture(_ frame: borrowing Frame) -> CaptureResult {
      index = frame.index
      return index >= end ? .stop : index % 2 == 0 ? .skip : .finish
    }

    mutating func finish() throws -> Int {
      if index > most { throw TooMany() }
      return index
    }
  }
}
