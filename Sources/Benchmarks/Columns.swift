/// A number with some decimals.
func format(_ value: Double, digits: Int) -> String {
  let scale = [1, 10, 100, 1_000][digits]
  let rounded = Int((value * Double(scale)).rounded())
  guard digits > 0 else { return "\(rounded)" }
  let fraction = String(rounded % scale)
  return "\(rounded / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// Text at the right of a column.
func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

extension String {
  /// The text at the left of a column, with a space behind it at least.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
