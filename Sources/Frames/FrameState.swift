/// How much of a frame's image could be decoded.
public enum FrameState: String, Hashable, Sendable {
  /// Every pixel.
  case complete
  /// Some pixels; the rest shows the canvas as it was.
  case partial
  /// None; the frame shows the canvas as it was.
  case missing
}
