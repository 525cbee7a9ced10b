package import FrameSequencing

/// How fast an animation is watched, as the exact fraction that was given; below 0 it goes back.
package struct ExactRate: Hashable, Sendable {
  /// The slowest and the fastest rate, in either direction.
  package static let bounds = 0.001...1000.0
  /// The file's own speed.
  package static let own = ExactRate(numerator: 1, denominator: 1)

  /// The nanoseconds of the animation that pass in `denominator` nanoseconds, below 0 on the way back.
  package let numerator: Int
  /// The nanoseconds in which they pass.
  package let denominator: Int

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `2`, `0.5` or `-1.25`, with up to six decimals; nil for anything else, for 0 and outside
  /// the bounds.
  package init?(argument text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let millionths = FixedPoint.read(digits, decimals: 6),
      Self.bounds.contains(Double(millionths) / 1e6)
    else { return nil }
    self.init(
      numerator: text.hasPrefix("-") ? -millionths : millionths, denominator: 1_000_000)
  }

  /// Whether the animation is watched from its end to its start.
  package var isBackward: Bool { numerator < 0 }

  /// The rate as a sequencer takes it.
  package var playbackRate: PlaybackRate {
    PlaybackRate(Double(numerator) / Double(denominator))
  }

  /// The nanoseconds after which so many nanoseconds of the animation have been watched, rounded up.
  ///
  /// - Precondition: `length` is from 0 to 2^100.
  package func time(toWatch length: Int128) -> Int128 {
    let magnitude = Int128(numerator.magnitude)
    return (length * Int128(denominator) + magnitude - 1) / magnitude
  }
}

extension ExactRate: CustomStringConvertible {
  /// The rate as a number without needless digits.
  package var description: String {
    let millionths = Int(numerator.magnitude) * (1_000_000 / denominator)
    return (isBackward ? "-" : "") + FixedPoint.describe(millionths, decimals: 6)
  }
}
