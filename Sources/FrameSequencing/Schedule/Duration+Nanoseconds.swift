extension Duration {
  private static let attosecondsInNanosecond: Int128 = 1_000_000_000

  /// The number of whole nanoseconds, rounded down.
  ///
  /// Dividing 128 bits in one machine instruction, as is possible up to 584 years, is several times as
  /// fast as the general division.
  package var wholeNanoseconds: Int128 {
    let high = attoseconds >> 64
    if high >= 0 && high < Self.attosecondsInNanosecond {
      let low = UInt64(truncatingIfNeeded: attoseconds)
      return Int128(UInt64(1_000_000_000).dividingFullWidth((UInt64(high), low)).quotient)
    }
    let (quotient, remainder) = attoseconds.quotientAndRemainder(
      dividingBy: Self.attosecondsInNanosecond)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Makes a duration of nanoseconds; one that is too long becomes the longest that there is.
  init(nanoseconds: Int128) {
    let (product, overflows) = nanoseconds.multipliedReportingOverflow(
      by: Self.attosecondsInNanosecond)
    guard overflows else {
      self.init(attoseconds: product)
      return
    }
    self.init(attoseconds: nanoseconds < 0 ? .min : .max)
  }
}

extension Int128 {
  /// The value, or the nearest one of a range.
  func clamped(to range: ClosedRange<Int128>) -> Int128 {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
