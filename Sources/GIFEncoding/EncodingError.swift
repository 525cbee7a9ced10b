public import Frames

/// Why a picture can't be written as a GIF.
@nonexhaustive
public enum EncodingError: Error, Hashable, Sendable {
  /// GIF stores sides of 1 to 65,535 pixels.
  case sideOutOfRange(width: Int, height: Int)
  /// A GIF's color table has at most 256 colors.
  case tooManyColors(count: Int)
  /// A pixel's value is outside the palette.
  case valueOutsidePalette(value: Int, colors: Int)
  /// An animation without any picture.
  case noPicture
  /// A picture is not of the animation's size.
  case sizeDiffers(frame: Int, found: PixelSize, declared: PixelSize)
  /// A picture shows for a time that GIF can't hold: it is negative or above 655.35 seconds.
  case delayOutOfRange(frame: Int, Duration)
  /// An exact animation was asked for, and a frame needs more than 256 colors at once.
  case tooManyColorsInFrame(Int)
  /// An exact animation, or a single image, was asked for, and a frame has pixels that are partly
  /// transparent.
  case partialTransparency(frame: Int)
  /// giflib failed; the code is one of its `E_GIF_ERR_` constants.
  case encoder(GIFLibError)
}

extension EncodingError: CustomStringConvertible {
  /// One lower-case sentence without a full stop.
  public var description: String {
    switch self {
    case .sideOutOfRange(let width, let height):
      "a GIF can't be \(width)×\(height) pixels: sides are 1 to 65535"
    case .tooManyColors(let count): "a GIF can't hold \(count) colors: 256 is the most"
    case .valueOutsidePalette(let value, let colors):
      "a pixel has the value \(value) in a palette of \(colors) colors"
    case .noPicture: "an animation needs a picture"
    case .sizeDiffers(let frame, let found, let declared):
      "frame \(frame) is \(found), the animation \(declared)"
    case .delayOutOfRange(let frame, let duration):
      "frame \(frame) can't show for \(duration) in a GIF: 0 to 655.35 seconds"
    case .tooManyColorsInFrame(let frame):
      "frame \(frame) can't be held exactly: it needs more than 256 colors at once"
    case .partialTransparency(let frame):
      "frame \(frame) can't be held exactly: it has partly transparent pixels"
    case .encoder(let error): "giflib can't write the image: \(error)"
    }
  }
}

/// An error code of giflib's writer.
public struct GIFLibError: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// giflib's number; 0 when it failed without one.
  public let rawValue: Int32

  /// Takes giflib's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// `E_GIF_ERR_WRITE_FAILED`: the write callback took fewer bytes than it was given.
  public static let writeFailed = GIFLibError(rawValue: 2)
  /// `E_GIF_ERR_NOT_ENOUGH_MEM`.
  public static let notEnoughMemory = GIFLibError(rawValue: 7)

  /// The code in words.
  public var description: String {
    switch self {
    case .writeFailed: "writing failed"
    case .notEnoughMemory: "there is not enough memory"
    default: "error \(rawValue)"
    }
  }
}
