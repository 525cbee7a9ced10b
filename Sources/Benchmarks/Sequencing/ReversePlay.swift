internal import FrameSequencing
internal import Frames
internal import GIFDecoding

/// What playing backwards costs under a budget of 16 canvases.
enum ReversePlay {
  private static let canvases = 16

  /// Counts the frames that have to be drawn when each depends on all before.
  static func countFrames() {
    for count in [100, 600, 2_000, 10_000] {
      var store = FrameStore(PlainSource(frameCount: count), byteBudget: 4 * canvases)
      for frame in (0..<count).reversed() { _ = store.frame(at: frame, heading: .backward) }
      print(
        "reverse play: \(count) frames with \(canvases) canvases, "
          + "\(Double(store.drawnFrameCount) / Double(count)) frames drawn a frame")
    }
  }

  /// Times forward play, and backward play after it.
  static func measure(path: String) throws {
    let source = try SeekingDecoder(ByteSource(path: path))
    let canvasBytes = source.canvasSize.pixelCount * 4
    let count = source.frameCount
    var store = FrameStore(source, byteBudget: canvases * canvasBytes)
    let forward = try measure("forward", &store, 0..<count, .forward)
    let backward = try measure("backward", &store, (0..<count).reversed(), .backward)
    print("backward / forward: \(backward / forward)")
    try seekAtRandom(&store)
  }

  private static func measure(
    _ name: String, _ store: inout FrameStore<SeekingDecoder>, _ frames: some Sequence<Int>,
    _ direction: PlaybackDirection
  ) throws -> Double {
    let drawn = store.drawnFrameCount
    var most = 0
    let start = ContinuousClock.now
    for frame in frames {
      _ = try store.frame(at: frame, heading: direction)
      most = max(most, store.byteCount)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "\(name): \(seconds) s, \(store.drawnFrameCount - drawn) frames drawn, \(most) bytes held")
    return seconds
  }

  private static func seekAtRandom(_ store: inout FrameStore<SeekingDecoder>) throws {
    var random = LinearGenerator(state: 7)
    var (announced, broken) = (0, 0)
    for _ in 0..<100 {
      let frame = Int(random.next() % UInt64(store.frameCount))
      let cost = store.cost(ofSeekTo: frame)
      let before = store.drawnFrameCount
      _ = try store.frame(at: frame)
      announced += cost.frameCount
      if store.drawnFrameCount - before > cost.greatestFrameCount { broken += 1 }
    }
    print("random seeks: \(announced) frames announced for 100, \(broken) cost more")
  }
}

/// A source whose frames all depend on the ones before, and cost nothing to draw.
private struct PlainSource: FrameSource {
  let frameCount: Int
  let canvasSize = PixelSize(width: 1, height: 1)
  var checkpoint = 0

  func rect(ofFrame index: Int) -> PixelRect { PixelRect(canvasSize) }
  func disposal(ofFrame index: Int) -> DisposalMethod { .doNotDispose }
  func isOpaque(frame index: Int) -> Bool { false }
  mutating func restore(_ checkpoint: Int) { self.checkpoint = checkpoint }
  mutating func clear() { checkpoint = 0 }

  mutating func drawFrame(at index: Int) throws(Never) -> Frame {
    checkpoint = index
    return Frame(
      index: index, canvas: Canvas(size: canvasSize), delay: FrameDelay(centiseconds: 1),
      rect: PixelRect(canvasSize), disposal: .doNotDispose, state: .complete, decodedPixelCount: 1)
  }
}
