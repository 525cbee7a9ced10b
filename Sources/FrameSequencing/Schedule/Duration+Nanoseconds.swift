extension Duration {
  private static let attosecondsInNanosecond: Int128 = 1_000_000_000

  /// The number of whole nanoseconds, rounded down.
  var wholeNanoseconds: Int128 {
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
