/// Why a picture can't be written as a GIF.
@nonexhaustive
public enum EncodingError: Error, Hashable, Sendable {
  /// GIF stores sides of 1 to 65,535 pixels.
  case sideOutOfRange(width: Int, height: Int)
  /// A GIF's color table has at most 256 colors.
  case tooManyColors(count: Int)
  /// A pixel's value is outside the palette.
  case valueOutsidePalette(value: Int, colors: Int)
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
