public import Frames

/// Why a picture could not be encoded.
@nonexhaustive
public enum ExportError: Error, Hashable, Sendable {
  /// The system refused this many bytes of memory.
  case outOfMemory(byteCount: Int)
  /// The picture has no pixel, and the format can't say so.
  case emptyPicture(PixelSize)
  /// The picture is larger than one encoder call can hold.
  case pictureTooLarge(PixelSize)
  /// A side of the picture is longer than WebP's can be, `StillWebP.maximumSide`.
  case tooLargeForWebP(PixelSize)
  /// The encoder was asked for a file before it was given a picture.
  case nothingPrepared
  /// An animation without any picture.
  case noPicture
  /// A picture is not of the animation's size.
  case sizeDiffers(frame: Int, found: PixelSize, declared: PixelSize)
  /// A picture shows for a time that the format can't hold: negative, or too long.
  case delayOutOfRange(frame: Int, Duration)
  /// libwebp failed; the text is its own.
  case webp(String)
}

extension ExportError: CustomStringConvertible {
  /// The reason as one lower-case sentence.
  public var description: String {
    switch self {
    case .outOfMemory(let byteCount): "encoding a picture: no memory for \(byteCount) bytes"
    case .emptyPicture(let size): "encoding a picture: \(size) has no pixel"
    case .pictureTooLarge(let size): "encoding a picture: \(size) is too large"
    case .tooLargeForWebP(let size):
      "encoding a picture: \(size) is too large for WebP, whose sides are \(StillWebP.maximumSide) "
        + "pixels at most; a PNG holds it"
    case .nothingPrepared: "encoding a picture: no picture was prepared"
    case .noPicture: "encoding an animation: there is no picture"
    case .sizeDiffers(let frame, let found, let declared):
      "encoding an animation: frame \(frame) is \(found), the animation \(declared)"
    case .delayOutOfRange(let frame, let duration):
      "encoding an animation: frame \(frame) can't show for \(duration)"
    case .webp(let reason): "encoding a WebP: \(reason)"
    }
  }
}
