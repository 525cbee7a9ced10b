internal import Frames

/// Writes pictures one after the other, each when the one after it is known.
struct AnimationWriter: ~Copyable {
  private let size: PixelSize
  private var writer: GIFWriter
  private var images: ImageEncoder
  private var clock = AnimationClock()
  private var before: ShownCanvas
  private var pending: (canvas: Canvas, delay: FrameDelay)?
  private var frame = 0

  /// Begins a file of an animation's size, plays and color profile.
  init(_ animation: some AnimationSource, plan: ColorPlan) throws(EncodingError) {
    var writer = try GIFWriter()
    try writer.putScreen(animation.size, palette: plan.palette.allColors)
    try writer.putLoopCount(animation.loopCount)
    try writer.putColorProfile(animation.iccProfile ?? [])
    size = animation.size
    self.writer = writer
    images = ImageEncoder(plan)
    before = ShownCanvas(size: animation.size)
  }

  /// Takes the next picture.
  mutating func add(_ picture: TimedCanvas) throws(EncodingError) {
    let index = pending == nil ? frame : frame + 1
    let canvas = try picture.canvas.withoutPartialAlpha(
      frame: index, size: size, isExact: images.isExact)
    let delay = try clock.delay(of: picture.duration, frame: index)
    try writePending(next: canvas)
    pending = (canvas, delay)
  }

  /// Writes what is left and gives the file's bytes.
  mutating func finish() throws(EncodingError) -> [UInt8] {
    try writePending(next: nil)
    return try writer.finish()
  }

  private mutating func writePending(next: Canvas?) throws(EncodingError) {
    guard let (canvas, delay) = pending else { return }
    let disposal =
      next.map {
        Disposal(
          before: before.source, current: canvas, next: $0, isFirst: frame == 0,
          countsColors: !images.hasAllColors)
      } ?? Disposal(last: before.source, current: canvas)
    let drawn = try images.encode(canvas, over: before, disposal, frame: frame)
    let image = drawn.image
    if image.transparentIndex != nil || delay.centiseconds > 0 || !disposal.method.keepsImage {
      try writer.putGraphicControl(
        delay: delay, transparentIndex: image.transparentIndex, disposal: disposal.method)
    }
    try writer.putImage(image, at: drawn.rect)
    switch disposal.method {
    case .unspecified, .doNotDispose:
      before = ShownCanvas(source: canvas, shown: drawn.shown)
    case .restoreToBackground:
      before = ShownCanvas(source: canvas, shown: drawn.shown).cleared(drawn.rect)
    case .restoreToPrevious: break
    }
    frame += 1
  }
}
