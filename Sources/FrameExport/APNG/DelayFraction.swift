/// A time in seconds as a fraction of two 16-bit numbers.
struct DelayFraction: Hashable {
  let numerator: UInt16
  let denominator: UInt16

  /// Finds the nearest fraction, which is the time itself where there is one; nil for times below 0
  /// or above 65,535 seconds.
  ///
  /// It walks the time's continued fraction, whose convergents are the best approximations.
  init?(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0, seconds <= 0xffff else { return nil }
    if seconds == 0xffff && attoseconds > 0 { return nil }
    var (before, last) = ((1, 0), (Int(seconds), 1))
    var (dividend, divisor) = (Int64(1_000_000_000_000_000_000), attoseconds)
    while divisor > 0 {
      let term = Int(clamping: dividend / divisor)
      guard term <= 0xffff else { break }
      let next = (term * last.0 + before.0, term * last.1 + before.1)
      guard next.0 <= 0xffff, next.1 <= 0xffff else { break }
      (before, last) = (last, next)
      (dividend, divisor) = (divisor, dividend % divisor)
    }
    numerator = UInt16(last.0)
    denominator = UInt16(last.1)
  }
}
