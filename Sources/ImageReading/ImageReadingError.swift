public import Frames
public import GIFDecoding

/// Why a picture could not be read.
@nonexhaustive
public enum ImageReadingError: Error, Hashable, Sendable {
  /// The file can't be opened or read.
  case input(InputError)
  /// The first bytes are those of no format that can be read; `found` names another one that is
  /// known.
  case unknownFormat(found: ForeignFormat?)
  /// The file is longer than ``ImageLimits/bytes``; `limit` is what that says.
  case tooManyBytes(limit: Int)
  /// The picture has more pixels than ``ImageLimits/pixels``; `limit` is what that says.
  case tooManyPixels(PixelSize, limit: Int)
  /// The file is damaged: its library's words for it, empty where it has none.
  case damaged(ImageFormat, String)
  /// A GIF whose first frame can't be had.
  case gif(DecodingError)
  /// The file did not come in time; `allowed` is how long it had.
  case deadlinePassed(allowed: Duration?)
  /// There is not enough memory.
  case outOfMemory
}

extension ImageReadingError: CustomStringConvertible {
  /// One sentence about what is wrong.
  public var description: String {
    switch self {
    case .input(let error): "\(error)"
    case .unknownFormat(let format?): "this is \(format.title), which can't be read as a picture"
    case .unknownFormat(nil): "no picture: neither PNG, JPEG, WebP, GIF nor PAM"
    case .tooManyBytes(let limit): "the file has more than \(limit) bytes"
    case .tooManyPixels(let size, let limit): "\(size) pixels: a picture has at most \(limit)"
    case .damaged(let format, ""): "damaged \(format.title)"
    case .damaged(let format, let words): "damaged \(format.title): \(words)"
    case .gif(let error): "\(error)"
    case .deadlinePassed(let allowed): "\(DecodingError.deadlinePassed(allowed: allowed))"
    case .outOfMemory: "not enough memory"
    }
  }
}
