/// Numbers of layouts: decimals, perhaps with an exponent, rounded to the nearest double.
enum Decimal {
  /// Reads one number; nil also for `nan`, `inf` and what is too large for a double.
  static func read(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard isDecimal, let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }

  /// Reads numbers with `separator` between them; nil if there are not `count`.
  static func read(
    _ text: some StringProtocol, _ count: Int, separator: Character = ","
  ) -> [Double]? {
    let numbers = list(
      String(text).split(separator: separator, omittingEmptySubsequences: false)
    ) { read($0) }
    return numbers?.count == count ? numbers : nil
  }

  /// What `read` makes of every part, nil if one is wrong.
  static func list<Part, Value>(_ parts: [Part], _ read: (Part) -> Value?) -> [Value]? {
    let values = parts.compactMap(read)
    return values.count == parts.count ? values : nil
  }
}
