/// How much time goes into making files small.
public enum CompressionLevel: String, Hashable, Sendable, CaseIterable {
  /// Little: for pipelines in which time matters more than bytes.
  case fast
  /// A bounded amount for each pixel, whatever the pixels are.
  case standard = "default"
  /// About five times the default; animations get all that libdeflate has.
  case best
  /// Everything that libdeflate has, a hundred times the default on some pictures, and zopfli for small
  /// ones.
  case max

  /// The level in libdeflate's own count.
  var libdeflateLevel: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .best: 9
    case .max: 12
    }
  }
}
