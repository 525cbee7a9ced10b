public import FrameExport

/// Why a picture could not be drawn.
@nonexhaustive
public enum DrawingError: Error, Hashable, Sendable {
  /// libchafa is not installed, or lacks what is needed.
  case libraryMissing
  /// This executable is fully static, and can't load libraries.
  case staticExecutable
  /// libchafa gave nothing.
  case libraryFailed
  /// The picture could not be encoded.
  case encoding(ExportError)
}

extension DrawingError: CustomStringConvertible {
  /// The reason as one lower-case sentence.
  public var description: String {
    switch self {
    case .libraryMissing: "libchafa can't be loaded: install the Debian package libchafa0"
    case .staticExecutable:
      "a static executable can't load libchafa: use a dynamic one and the Debian package libchafa0"
    case .libraryFailed: "libchafa couldn't draw a picture"
    case .encoding(let error): error.description
    }
  }
}
