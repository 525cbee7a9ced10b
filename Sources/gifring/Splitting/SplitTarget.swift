internal import FrameExport

/// Where one input's frames go.
enum SplitTarget {
  case folder(RawPath)
  /// Into an archive, nil for its top level.
  case archive(FrameArchive, folder: RawPath?)
  case standardOutput

  /// What messages call it, nil for standard output.
  var path: RawPath? {
    switch self {
    case .folder(let path): path
    case .archive(let archive, let folder):
      archive.path.map { path in folder.map(path.appending) ?? path }
    case .standardOutput: nil
    }
  }

  /// Whether a manifest follows the frames.
  var hasManifest: Bool {
    if case .standardOutput = self { false } else { true }
  }
}
