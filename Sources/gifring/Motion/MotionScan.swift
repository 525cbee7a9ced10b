internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding

/// Watches an animation until it can show nothing new.
///
/// What happens in any second repeats from the second play on: so it is watched for two plays and a
/// second. Frames without length are drawn, but not looked at, since nobody sees them.
struct MotionScan {
  let source: ByteSource
  let options: DecodingOptions
  let timeline: Timeline
  private(set) var flashes: FlashMeter
  private(set) var moves = false
  private var lastPicture: UInt32?
  /// What decoding found, all of it in the first play.
  private(set) var diagnostics = DiagnosticLog()

  init(
    _ source: ByteSource, _ structure: GIFStructure, options: DecodingOptions, _ policy: DelayPolicy
  ) {
    self.source = source
    self.options = options
    timeline = Timeline(
      delays: structure.images.map(\.delay), policy: policy, loopCount: structure.loopCount)
    flashes = FlashMeter(canvasSize: structure.canvasSize)
  }

  /// The meter takes two canvases, the decoder up to three: one is drawn on, one saved, one decoded.
  private static let canvasCount = 5
  private static let fixedByteCount = 16 << 20

  /// Watches, and says what it means.
  ///
  /// - Throws: `DecodingError`, also when the memory that may be used is too little.
  mutating func run() throws(DecodingError) -> MotionReport {
    try options.limits.check(
      .memoryBytes, Self.fixedByteCount + Self.canvasCount * 4 * pixelCount)
    let length = timeline.playDuration
    var play = 0
    repeat {
      try watch(play)
      play += 1
    } while length > .zero && play < timeline.plays ?? .max
      && length * play < length * 2 + .seconds(1)
    return MotionReport(
      length: timeline.duration, moves: moves, pixelCount: pixelCount,
      flashes: flashes)
  }

  private var pixelCount: Int { flashes.canvasSize.pixelCount }

  private mutating func watch(_ play: Int) throws(DecodingError) {
    var decoder = try GIFDecoder(source, options: options)
    var start = timeline.playDuration * play
    while let frame = try decoder.nextFrame() {
      let delay = timeline.effectiveDelay(ofFrame: frame.index)
      if delay > .zero { look(at: frame.canvas, from: start) }
      start += delay
    }
    if play == 0 { diagnostics = decoder.diagnostics }
  }

  private mutating func look(at canvas: Canvas, from start: Duration) {
    let picture = CRC32.checksum(ofPixels: canvas.pixels)
    moves = moves || picture != lastPicture ?? picture
    lastPicture = picture
    flashes.show(canvas, at: start.roundedMilliseconds)
  }
}
