/// What it costs to get a frame.
public struct SeekCost: Hashable, Sendable {
  /// How many frames have to be drawn, 0 for one that is at hand.
  public let frameCount: Int
  /// How many it is if an image on the way turns out to be damaged that should cover everything below.
  ///
  /// It never gets more than that. Once such an image has been drawn, its damage is known.
  public let greatestFrameCount: Int
}

/// The direction in which playback goes.
public enum PlaybackDirection: String, Hashable, Sendable {
  /// Towards later frames.
  case forward
  /// Towards earlier frames.
  case backward
}
