internal import Frames

/// What is known of an animation before its pictures are written.
struct APNGParameters {
  let size: PixelSize
  let pictureCount: Int
  let loopCount: LoopCount
  /// The color profile, empty for none.
  let iccProfile: [UInt8]
  let compression: CompressionLevel
}

/// Writes pictures one after the other, each when the one after it is known.
struct APNGWriter: ~Copyable {
  /// What becomes of a frame's rectangle before the next frame is drawn.
  private enum Disposal: UInt8 {
    case none
    case background
    case previous
  }

  private struct PendingFrame {
    let trial: APNGCompressor.Trial
    let delay: DelayFraction
    /// The canvas before the frame was drawn.
    let before: Canvas
    /// The canvas after it was drawn.
    let canvas: Canvas
  }

  private let size: PixelSize
  private var compressor: APNGCompressor
  private var bytes: [UInt8]
  private var pending: PendingFrame?
  private var frame = 0
  private var sequenceNumber: UInt32 = 0

  init(_ animation: APNGParameters, _ format: APNGFormat) throws(ExportError) {
    let compressor = try APNGCompressor(format, animation.compression)
    size = animation.size
    let control = [animation.pictureCount, animation.loopCount.plays ?? 0].flatMap {
      PNGChunk.bigEndian(UInt32($0))
    }
    let profile = compressor.profileChunk(animation.iccProfile)
    self.compressor = compressor
    bytes = format.header(size).bytes(
      beforePalette: profile + PNGChunk.chunk("acTL", control))
  }

  /// Takes the next picture.
  mutating func add(_ picture: TimedCanvas) throws(ExportError) {
    let canvas = picture.canvas
    let index = pending == nil ? frame : frame + 1
    guard canvas.size == size else {
      throw .sizeDiffers(frame: index, found: canvas.size, declared: size)
    }
    guard let delay = DelayFraction(picture.duration) else {
      throw .delayOutOfRange(frame: index, picture.duration)
    }
    guard let pending else {
      let whole = APNGPatch(rect: PixelRect(size), blend: .source, pixels: canvas.pixels)
      try hold(try compressor.smallest(of: [whole]), delay, before: Canvas(size: size), canvas)
      return
    }
    var best: (trial: APNGCompressor.Trial, disposal: Disposal, before: Canvas)?
    for (disposal, before) in options(pending, next: canvas) {
      let patches = APNGPatch.candidates(
        canvas, over: before, hasTransparency: compressor.format.hasTransparency)
      guard let trial = try compressor.smallest(of: patches) else { continue }
      if trial.byteCount < best?.trial.byteCount ?? .max { best = (trial, disposal, before) }
    }
    try write(pending, best?.disposal ?? .none)
    try hold(best?.trial, delay, before: best?.before ?? canvas, canvas)
  }

  /// Writes what is left and gives the file's bytes.
  mutating func finish() throws(ExportError) -> [UInt8] {
    if let pending { try write(pending, .none) }
    pending = nil
    return bytes + PNGChunk.end
  }

  private mutating func hold(
    _ trial: APNGCompressor.Trial?, _ delay: DelayFraction, before: Canvas, _ canvas: Canvas
  ) throws(ExportError) {
    guard let trial else { throw .nothingPrepared }
    pending = PendingFrame(trial: trial, delay: delay, before: before, canvas: canvas)
  }

  /// The canvases that the next picture could be drawn over.
  private func options(
    _ pending: PendingFrame, next: Canvas
  ) -> [(Disposal, Canvas)] {
    let current = pending.canvas
    var options = [(Disposal.none, current)]
    let count = current.differenceCount(to: next)
    if count == 0 { return options }
    if next.pixels.contains(0), compressor.format.hasTransparency {
      let cleared = current.cleared(pending.trial.patch.rect)
      if cleared != current { options.append((.background, cleared)) }
    }
    // What was before the first frame is no canvas to go back to. With more pixels to change it is
    // still sometimes smaller, as they may be the simpler ones.
    if frame > 0,
      compressor.isPatient || pending.before.differenceCount(to: next) < count
    {
      options.append((.previous, pending.before))
    }
    return options
  }

  private mutating func write(_ pending: PendingFrame, _ disposal: Disposal) throws(ExportError) {
    let patch = pending.trial.patch
    let rect = patch.rect
    let numbers = [rect.width, rect.height, rect.x, rect.y].flatMap {
      PNGChunk.bigEndian(UInt32($0))
    }
    let delay = [pending.delay.numerator, pending.delay.denominator].flatMap {
      [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
    bytes += PNGChunk.chunk(
      "fcTL", nextSequenceNumber() + numbers + delay + [disposal.rawValue, patch.blend.rawValue])
    let stream = try compressor.compress(patch)
    bytes +=
      frame == 0
      ? PNGChunk.chunk("IDAT", stream) : PNGChunk.chunk("fdAT", nextSequenceNumber() + stream)
    frame += 1
  }

  private mutating func nextSequenceNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGChunk.bigEndian(sequenceNumber)
  }
}
