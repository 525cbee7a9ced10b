internal import Platform

extension Duration {
  /// The nearest whole number of milliseconds.
  var roundedMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// The duration in seconds with as many of three decimals as it needs: `2.85 s`.
  var secondsText: String { "\(decimalSeconds) s" }
}
