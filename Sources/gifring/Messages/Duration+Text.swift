extension Duration {
  /// The nearest whole number of milliseconds.
  var roundedMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// The duration in seconds with as many of three decimals as it needs: `2.85 s`.
  var secondsText: String { "\(seconds) s" }

  /// The duration as the command line takes it: `2.85s`.
  var secondsOption: String { "\(seconds)s" }

  private var seconds: String {
    var fraction = roundedMilliseconds % 1_000
    let seconds = "\(roundedMilliseconds / 1_000)"
    guard fraction > 0 else { return seconds }
    var decimals = 3
    while fraction.isMultiple(of: 10) { (fraction, decimals) = (fraction / 10, decimals - 1) }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: decimals - digits.utf8.count)
    return "\(seconds).\(zeros)\(digits)"
  }
}
