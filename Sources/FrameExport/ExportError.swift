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
  /// The encoder was asked for a file before it was given a picture.
  case nothingPrepared
}

extension ExportError: CustomStringConvertible {
  /// The reason as one lower-case sentence.
  public var description: String {
    switch self {
    case .outOfMemory(let byteCount): "encoding a picture: no memory for \(byteCount) bytes"
    case .emptyPicture(let size): "encoding a picture: \(size) has no pixel"
    case .pictureTooLarge(let size): "encoding a picture: \(size) is too large"
    case .nothingPrepared: "encoding a picture: no picture was prepared"
    }
  }
}
