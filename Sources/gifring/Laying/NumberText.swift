extension Double {
  /// The shortest decimal that reads back as this number; whole numbers without a point.
  ///
  /// Layouts don't make other numbers than finite ones; there is no way to write them in JSON and SVG.
  var shortest: String {
    guard isFinite else { return "0" }
    // Farther than that, an exponent is shorter.
    if abs(self) < 1e15, let whole = Int(exactly: self) { return String(whole) }
    return description
  }
}
