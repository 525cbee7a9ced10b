/// How fast playback goes, and in which direction: 1 is the file's own speed, -1 goes back at it.
public struct PlaybackRate: Hashable, Sendable {
  /// The greatest speed in either direction.
  public static let greatest = 1_048_576.0

  /// The speed; below 0 it goes back, and at 0 it stands still.
  public let value: Double

  /// Makes a rate; one that is not a number stands still, and one above `greatest` becomes that.
  public init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, -Self.greatest), Self.greatest)
  }
}

extension PlaybackRate: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a rate of a literal number.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a rate of a literal whole number.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

/// Exact arithmetic: a finite `Double` is a whole number of 53 bits times a power of two.
///
/// Multiplying time by it as floating point would be off by milliseconds after months.
extension PlaybackRate {
  /// The times that are reckoned with, in nanoseconds: 300,000 years.
  private static let farthest: Int128 = 1 << 73
  /// The longest wait that is reckoned with, in nanoseconds: 146 years.
  private static let farthestWait: Int128 = 1 << 62
  /// Where playback can get to, in nanoseconds: everything beyond counts as there.
  static var reach: ClosedRange<Int128> { -(1 << 94)...(1 << 94) }

  /// The rate's magnitude is `mantissa / 2^shift`.
  private var mantissa: Int128 { Int128(value.magnitude.significand * 0x1p52) }
  private var shift: Int { 52 - Int(value.exponent) }

  /// How far playback gets in some nanoseconds, in nanoseconds, rounded down.
  func distance(in time: Int128) -> Int128 {
    if value == 0 { return 0 }
    let time = time.clamped(to: -Self.farthest...Self.farthest)
    if value == 1 { return time }
    let product = time * mantissa
    return (value < 0 ? -product : product) >> shift
  }

  /// The least time in nanoseconds after which playback has got `distance` nanoseconds far, in its own
  /// direction; nil when that is never, or in more than a hundred years.
  func time(toTravel distance: Int128) -> Int128? {
    if distance <= 0 { return 0 }
    guard value != 0, distance.leadingZeroBitCount > shift + 1 else { return nil }
    // Distances are rounded down: on the way back, the last nanosecond counts as soon as it has begun.
    let scaled = (value < 0 ? distance - 1 : distance) << shift
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: mantissa)
    let time = value < 0 || rest != 0 ? whole + 1 : whole
    return time > Self.farthestWait ? nil : time
  }
}
