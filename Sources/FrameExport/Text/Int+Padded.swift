extension Int {
  /// The decimal digits of a number that isn't negative, with zeros before them up to a count of digits.
  package func padded(to digitCount: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, digitCount - digits.utf8.count)) + digits
  }
}
