internal import FrameExport

/// The pictures whose files equal ones may share: one fingerprint each, whatever their size.
struct SharedPictures {
  private let sharing: SplitOptions.Sharing
  /// The pictures that were captured, of neighbors only the last one.
  private var seen: Set<PictureFingerprint> = []
  /// The files that were written; workers capture ahead of them.
  private var files: [PictureFingerprint: Manifest.File] = [:]

  init(_ sharing: SplitOptions.Sharing) {
    self.sharing = sharing
  }

  /// Notes a picture, and says whether no equal one came before it.
  mutating func note(_ fingerprint: PictureFingerprint) -> Bool {
    guard seen.insert(fingerprint).inserted else { return false }
    if sharing == .neighbors { seen = [fingerprint] }
    return true
  }

  /// The file of a picture, if it has one that may be shared.
  func file(of fingerprint: PictureFingerprint) -> Manifest.File? { files[fingerprint] }

  /// Keeps a picture's file for equal ones.
  mutating func keep(_ file: Manifest.File, of fingerprint: PictureFingerprint) {
    if sharing == .neighbors { files = [:] }
    files[fingerprint] = file
  }
}
