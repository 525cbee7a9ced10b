public import Frames

/// Decodes the frames of a GIF from any place: it can go back to a canvas that it had before.
///
/// Diagnostics are not collected: an image that is decoded again would be reported again. `Frame.state`
/// tells what is damaged. The limit on idle data doesn't end the work: a frame takes time in proportion
/// to its own data and pixels. Frames come without `Frame.indexed`.
public struct SeekingDecoder: FrameSource, ~Copyable {
  /// The canvas after some frame, and what is needed to draw the next one over it.
  ///
  /// It shares its pixels with the decoder's canvas until the next frame is drawn.
  public struct Checkpoint: Sendable {
    fileprivate let composer: FrameComposer
  }

  /// What the file says of itself.
  public let structure: GIFStructure
  private let options: DecodingOptions
  private var images: ImageDecoder
  private var composer: FrameComposer

  /// Reads the structure of a GIF, and gets ready to decode it.
  ///
  /// - Throws: `DecodingError` when there is no GIF, no image in it, or a limit refuses it; its `input`
  ///   when the source can't be read, `deadlinePassed` and `outOfMemory`.
  public init(
    _ source: ByteSource, options: DecodingOptions = DecodingOptions()
  ) throws(DecodingError) {
    structure = try GIFStructure.forDecoding(source, options: options)
    var options = options
    options.tracksIndices = false
    self.options = options
    images = ImageDecoder(source: source, structure: structure, limits: options.limits)
    composer = FrameComposer(structure: structure, options: options)
  }

  /// The size of every frame.
  public var canvasSize: PixelSize { structure.canvasSize }
  /// How many frames there are.
  public var frameCount: Int { structure.images.count }

  /// Where a frame's image is drawn; it may hang over the canvas or lie outside.
  ///
  /// - Precondition: `index` is one of `structure.images`, here and below.
  public func rect(ofFrame index: Int) -> PixelRect {
    let rect = structure.images[index].rect
    return index == 0 && structure.movesFirstImageToOrigin ? PixelRect(rect.size) : rect
  }

  /// What becomes of a frame's image before the next one is drawn.
  public func disposal(ofFrame index: Int) -> DisposalMethod { structure.images[index].disposal }

  /// Whether a frame's image, if undamaged, has no transparent pixel.
  public func isOpaque(frame index: Int) -> Bool {
    structure.images[index].transparentColorIndex == nil
  }

  /// The canvas as it is.
  public var checkpoint: Checkpoint { Checkpoint(composer: composer) }

  /// Goes back to a canvas that was there before.
  public mutating func restore(_ checkpoint: Checkpoint) {
    composer = checkpoint.composer
  }

  /// Goes back to the empty canvas, and lets go of its memory until something is drawn.
  public mutating func clear() {
    composer = FrameComposer(structure: structure, options: options)
  }

  /// Draws a frame over the canvas.
  ///
  /// A damaged image gives a partial or missing frame, and no error.
  ///
  /// - Throws: `DecodingError.input` when the source can't be read, `deadlinePassed` when the time is
  ///   over.
  public mutating func drawFrame(at index: Int) throws(DecodingError) -> Frame {
    try options.limits.checkDeadline()
    let decoded = images.decode(imageAt: index)
    if let failure = images.inputFailure { throw .input(failure) }
    return composer.compose(index, decoded, from: &images)
  }
}
