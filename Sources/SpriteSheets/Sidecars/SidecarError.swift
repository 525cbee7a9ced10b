public import FrameExport

/// Why a format can't tell of a sheet.
@nonexhaustive
public enum SidecarError: Error, Hashable, Sendable {
  /// The name of a picture file can't be written down in the format.
  case unwritableName(Sidecar, RawPath)
  /// The animation needs more images than the format takes.
  case tooManyImages(Sidecar, count: Int, most: Int)
}

extension SidecarError: CustomStringConvertible {
  /// The reason as one lower-case sentence.
  ///
  /// The name stands there as it is: escape control characters before a terminal sees them.
  public var description: String {
    switch self {
    case .unwritableName(let sidecar, let name):
      "writing a sidecar: '\(name)' can't stand in a file for \(sidecar.rawValue)"
    case .tooManyImages(let sidecar, let count, let most):
      "writing a sidecar: \(count) images on a common tick, \(sidecar.rawValue) takes \(most)"
    }
  }
}
