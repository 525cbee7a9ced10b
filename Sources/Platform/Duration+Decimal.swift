extension Duration {
  /// The seconds with as many of three decimals as they need: `2.85`.
  package var decimalSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    var fraction = milliseconds % 1_000
    let seconds = "\(milliseconds / 1_000)"
    guard fraction > 0 else { return seconds }
    var decimals = 3
    while fraction.isMultiple(of: 10) { (fraction, decimals) = (fraction / 10, decimals - 1) }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: decimals - digits.utf8.count)
    return "\(seconds).\(zeros)\(digits)"
  }
}
