public import Frames

/// Why a scene can't be drawn.
@nonexhaustive
public enum RenderingError: Error, Hashable, Sendable {
  /// The scale is not a number above 0.
  case invalidScale
  /// The picture would have no pixel.
  case emptyPicture
  /// The picture would have more pixels than ``Renderer/pixelLimit``, or a side above
  /// ``Renderer/sideLimit``; nil if it is too large even to count.
  case pictureTooLarge(PixelSize?)
}

extension RenderingError: CustomStringConvertible {
  /// One sentence about what is wrong.
  public var description: String {
    switch self {
    case .invalidScale: "the scale is not a number above 0"
    case .emptyPicture: "the picture would have no pixel"
    case .pictureTooLarge(let size?):
      "\(size) pixels: a picture has at most \(Renderer.pixelLimit), "
        + "and \(Renderer.sideLimit) a side"
    case .pictureTooLarge(nil): "the picture would be too large"
    }
  }
}
