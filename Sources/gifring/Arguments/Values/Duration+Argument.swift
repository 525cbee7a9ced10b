extension Duration {
  /// Reads `1.5`, `1.5s`, `1500ms`, `1:02.5` or `1:00:02.5`; nil for anything else.
  ///
  /// Numbers without a unit are seconds. The result is exact to the nanosecond; finer values, and
  /// times of more than about 285 years, are refused.
  package init?(argument text: String) {
    guard let nanoseconds = Self.nanoseconds(text) else { return nil }
    self = .nanoseconds(nanoseconds)
  }

  private static func nanoseconds(_ text: String) -> Int? {
    if text.hasSuffix("ms") { return FixedPoint.read(text.dropLast(2), decimals: 6) }
    if text.hasSuffix("s") { return FixedPoint.read(text.dropLast(), decimals: 9) }
    return clockNanoseconds(text.split(separator: ":", omittingEmptySubsequences: false))
  }

  /// Hours, minutes and seconds; all but the first must be below 60.
  private static func clockNanoseconds(_ parts: [Substring]) -> Int? {
    guard let last = parts.last, parts.count <= 3,
      let seconds = FixedPoint.read(last, decimals: 9)
    else { return nil }
    guard parts.count > 1 else { return seconds }
    let leading = parts.dropLast().map { FixedPoint.read($0, decimals: 0) ?? .max }
    guard seconds < nanosecondsPerMinute, leading[0] <= largestLeadingPart,
      leading.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return leading.reduce(0) { $0 * 60 + $1 } * nanosecondsPerMinute + seconds
  }

  private static let nanosecondsPerMinute = 60_000_000_000
  /// As many hours as can be written in nanoseconds.
  private static let largestLeadingPart = 2_500_000
}
