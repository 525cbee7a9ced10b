/// The order in which a play shows its frames.
public enum PlaybackMode: String, Hashable, Sendable, CaseIterable {
  /// From the first frame to the last.
  case forward
  /// From the last frame to the first.
  case reverse
  /// There and back as one play; the frames at both ends show once.
  ///
  /// Frames 0, 1, 2, 3 show as 0, 1, 2, 3, 2, 1, and the next play starts with 0 again.
  case bounce
}
