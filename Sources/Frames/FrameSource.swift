/// Something that draws an animation's frames one over the other on one canvas, and can go back to a
/// canvas that it had before: what random access needs of a decoder.
///
/// A frame's picture depends on the canvas that the frame before left. A source is asked for frames in
/// order, from where it was last cleared or restored.
public protocol FrameSource: ~Copyable {
  /// The canvas after some frame, with all that is needed to draw the next one over it.
  ///
  /// It shares its pixels with the canvas until something is drawn.
  associatedtype Checkpoint: Sendable
  /// Why a frame can't be had; damage in an image is no failure.
  associatedtype Failure: Error

  /// The size of every frame.
  var canvasSize: PixelSize { get }
  /// How many frames there are.
  var frameCount: Int { get }
  /// Where a frame's image is drawn; it may hang over the canvas or lie outside.
  func rect(ofFrame index: Int) -> PixelRect
  /// What becomes of a frame's image before the next one is drawn.
  func disposal(ofFrame index: Int) -> DisposalMethod
  /// Whether a frame's image, if undamaged, has no transparent pixel.
  func isOpaque(frame index: Int) -> Bool

  /// The canvas as it is.
  var checkpoint: Checkpoint { get }
  /// Goes back to a canvas that was there before.
  mutating func restore(_ checkpoint: Checkpoint)
  /// Goes back to the empty canvas, and lets go of its memory until something is drawn.
  mutating func clear()
  /// Draws a frame over the canvas.
  mutating func drawFrame(at index: Int) throws(Failure) -> Frame
}
