/// Decimal numbers read exactly, without floating point.
package enum FixedPoint {
  /// Reads `12.5` as a whole number of steps of 10 to the power of -`decimals`.
  ///
  /// Nil for anything but digits with at most one point between them and `decimals` digits behind
  /// it, and for what is too large for an `Int`.
  package static func read(_ text: some StringProtocol, decimals: Int) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : "0"
    guard let whole = parts.first, isDigits(whole), isDigits(fraction) else { return nil }
    guard parts.count == 1 || fraction.utf8.count <= decimals else { return nil }
    let digits = parts.count > 1 ? String(fraction) : ""
    return Int(String(whole) + digits + String(repeating: "0", count: decimals - digits.utf8.count))
  }

  /// Writes a number of such steps, from 0, with as many decimals as it needs.
  package static func describe(_ number: Int, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let (whole, rest) = number.quotientAndRemainder(dividingBy: unit)
    guard rest != 0 else { return String(whole) }
    let fraction = String(unit + rest).dropFirst()
    return "\(whole)." + String(fraction.reversed().drop { $0 == "0" }.reversed())
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
