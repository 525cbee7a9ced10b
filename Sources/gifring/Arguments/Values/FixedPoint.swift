/// Decimal numbers read exactly, without floating point.
package enum FixedPoint {
  /// Reads `12.5` as a whole number of steps of 10 to the power of -`decimals`.
  ///
  /// Nil for anything but digits with at most one point between them and `decimals` digits behind
  /// it, and for what is too large for an `Int`.
  package static func read(_ text: some StringProtocol, decimals: Int) -> Int? {
    var number = 0
    var digitCount = 0
    var decimalCount: Int?
    for character in String(text).utf8 {
      if character == UInt8(ascii: "."), decimalCount == nil, digitCount > 0 {
        decimalCount = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character),
        append(Int(character - UInt8(ascii: "0")), to: &number)
      else { return nil }
      digitCount += 1
      decimalCount? += 1
    }
    guard digitCount > 0, decimalCount != 0, decimalCount ?? 0 <= decimals else { return nil }
    for _ in (decimalCount ?? 0)..<decimals {
      guard append(0, to: &number) else { return nil }
    }
    return number
  }

  /// Appends a digit; false if the number is too large then.
  private static func append(_ digit: Int, to number: inout Int) -> Bool {
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeAsWell) = product.addingReportingOverflow(digit)
    number = sum
    return !isTooLarge && !isTooLargeAsWell
  }

  /// Writes a number of such steps, from 0, with as many decimals as it needs.
  package static func describe(_ number: Int, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let (whole, rest) = number.quotientAndRemainder(dividingBy: unit)
    guard rest != 0 else { return String(whole) }
    let fraction = String(unit + rest).dropFirst()
    return "\(whole)." + String(fraction.reversed().drop { $0 == "0" }.reversed())
  }
}
