public import Frames

/// Why an animation can't be changed as wanted.
@nonexhaustive
public enum EditingError: Error, Hashable, Sendable {
  /// No frame would be left.
  case noFrameLeft
  /// A frame is named that the animation doesn't have.
  case noSuchFrame(Int, count: Int)
  /// A frame would show for a time that GIF can't hold: above 655.35 seconds.
  case delayOutOfRange(frame: Int, Duration)
  /// A speed gives a frame a delay that browsers make longer.
  case tooFast(frame: Int, FrameDelay)
  /// The part of the canvas to keep doesn't lie on it, or has no pixels.
  case cropOutsideCanvas(PixelRect, canvas: PixelSize)
  /// A frame's image needs more colors than an image has.
  case tooManyColors(frame: Int)
  /// No frame is whole, and partial ones were not wanted.
  case nothingWhole(partialCount: Int)
}

extension EditingError: CustomStringConvertible {
  /// One lower-case sentence without a full stop.
  public var description: String {
    switch self {
    case .noFrameLeft: "no frame would be left"
    case .noSuchFrame(let frame, let count): "there is no frame \(frame) among \(count)"
    case .delayOutOfRange(let frame, let duration):
      "frame \(frame) can't show for \(duration) in a GIF: 0 to 655.35 seconds"
    case .tooFast(let frame, let delay):
      "frame \(frame) would show for \(delay.centiseconds) hundredths of a second, which browsers "
        + "make 10; 2 is the least"
    case .cropOutsideCanvas(let rect, let canvas):
      "the part \(rect.size) at \(rect.x),\(rect.y) doesn't lie on the canvas of \(canvas)"
    case .tooManyColors(let frame):
      "the image of frame \(frame) needs more than 256 colors when it is stored anew"
    case .nothingWhole(let count):
      "no frame is whole; \(count) partial \(count == 1 ? "one" : "ones") could be kept"
    }
  }
}
