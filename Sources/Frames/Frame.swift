/// One frame of an animation: the whole canvas as it shows, and for how long.
public struct Frame: Sendable {
  /// The frame's place in the file, from 0.
  public let index: Int
  /// The whole canvas after this frame's image was drawn.
  public let canvas: Canvas
  /// The same picture as pixel values of one palette, where such a palette is known.
  public let indexed: IndexedCanvas?
  /// How long the frame shows, as stored.
  public let delay: FrameDelay
  /// Where the frame's image stands, as stored: it may hang over or lie outside.
  public let rect: PixelRect
  /// What becomes of the image before the next one is drawn.
  public let disposal: DisposalMethod
  /// How much of the image could be decoded.
  public let state: FrameState
  /// How many pixels of the image could be decoded.
  public let decodedPixelCount: Int

  /// Makes a frame from its parts.
  public init(
    index: Int, canvas: Canvas, indexed: IndexedCanvas? = nil, delay: FrameDelay, rect: PixelRect,
    disposal: DisposalMethod, state: FrameState, decodedPixelCount: Int
  ) {
    self.index = index
    self.canvas = canvas
    self.indexed = indexed
    self.delay = delay
    self.rect = rect
    self.disposal = disposal
    self.state = state
    self.decodedPixelCount = decodedPixelCount
  }
}
