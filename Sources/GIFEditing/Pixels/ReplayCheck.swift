internal import Frames
internal import FrameSequencing
internal import GIFDecoding

/// Draws stored images in another order, to see whether they still make the same frames.
struct ReplayCheck {
  /// What becomes of the image that was drawn last.
  private enum Disposal {
    case keep
    case clear(PixelRect)
    case restore(Canvas)
  }

  private var canvas: Canvas
  private var disposal = Disposal.keep

  /// Whether images can be drawn in an order without being changed.
  ///
  /// - Complexity: every frame is drawn twice.
  static func allows(
    _ order: [Int], of source: ByteSource, options: DecodingOptions
  ) throws(DecodingError) -> Bool {
    var decoder = try GIFDecoder(source, options: options)
    let frames = FrameStore(
      try SeekingDecoder(source, options: options), byteBudget: EditedAnimation.byteBudget)
    return try allows(order, &decoder, frames)
  }

  private static func allows(
    _ order: [Int], _ decoder: inout GIFDecoder, _ frames: consuming FrameStore<SeekingDecoder>
  ) throws(DecodingError) -> Bool {
    var check = ReplayCheck(canvas: Canvas(size: decoder.structure.canvasSize))
    var last = 0
    for index in order {
      let direction: PlaybackDirection = index < last ? .backward : .forward
      last = index
      guard let frame = try frames.frame(at: index, heading: direction) else { return false }
      let picture = try decoder.storedPicture(at: index)
      check.draw(picture, decoder.structure.drawnRect(ofImage: index), frame.disposal)
      if check.canvas != frame.canvas { return false }
    }
    return true
  }

  private mutating func draw(
    _ picture: StoredPicture, _ rect: PixelRect, _ method: DisposalMethod
  ) {
    switch disposal {
    case .keep: break
    case .clear(let rect): canvas = canvas.cleared(rect)
    case .restore(let saved): canvas = saved
    }
    switch method {
    case .unspecified, .doNotDispose: disposal = .keep
    case .restoreToBackground: disposal = .clear(rect.clipped(to: canvas.size))
    case .restoreToPrevious: disposal = .restore(canvas)
    }
    if let image = picture.mended(at: rect) { draw(image.drawnPixels, rect) }
  }

  private mutating func draw(_ pixels: [UInt32], _ rect: PixelRect) {
    let visible = rect.clipped(to: canvas.size)
    let width = canvas.size.width
    canvas.withMutablePixels { target in
      for y in visible.y..<visible.maxY {
        for x in visible.x..<visible.maxX {
          let pixel = pixels[(y - rect.y) * rect.width + x - rect.x]
          if pixel != 0 { target[y * width + x] = pixel }
        }
      }
    }
  }
}

extension GIFStructure {
  /// Where an image is drawn.
  func drawnRect(ofImage index: Int) -> PixelRect {
    let rect = images[index].rect
    return index == 0 && movesFirstImageToOrigin ? PixelRect(rect.size) : rect
  }
}
