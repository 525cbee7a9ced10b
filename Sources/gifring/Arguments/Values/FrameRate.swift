/// Frames a second as an exact fraction, so that frame times don't drift.
package struct FrameRate: Hashable, Sendable {
  /// The rates that can be given.
  package static let bounds = 0.01...1000.0

  /// Frames in `denominator` seconds.
  package let numerator: Int
  /// The seconds in which `numerator` frames show.
  package let denominator: Int

  /// Reads `25`, `29.97` or `30000/1001`; nil for anything else and outside the bounds.
  package init?(argument text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? 0 : 6
    guard let numerator = parts.first.flatMap({ FixedPoint.read($0, decimals: decimals) }),
      let denominator = parts.count > 1 ? FixedPoint.read(parts[1], decimals: 0) : 1_000_000,
      (1...1_000_000).contains(denominator), numerator <= 1000 * denominator,
      Double(numerator) >= Self.bounds.lowerBound * Double(denominator)
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// When the frame of that index starts, rounded down to the attosecond.
  package func start(ofFrame index: Int) -> Duration {
    .seconds(denominator) * index / numerator
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a number, or as a fraction where it was given as one.
  package var description: String {
    guard denominator == 1_000_000 else { return "\(numerator)/\(denominator)" }
    return FixedPoint.describe(numerator, decimals: 6)
  }
}
