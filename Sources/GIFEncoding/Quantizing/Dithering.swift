/// How a picture of few colors imitates those that it lacks.
public enum Dithering: String, Hashable, Sendable, CaseIterable {
  /// Each pixel gets the nearest color: smallest files, and the least error a pixel.
  case none
  /// A fixed pattern of 8 × 8 thresholds (Bayer): unchanged areas stay calm between frames.
  case ordered
  /// Each pixel's error goes on to its neighbors (Floyd and Steinberg): smoothest, largest files.
  case errorDiffusion
}
