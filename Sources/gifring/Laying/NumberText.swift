extension Double {
  /// The shortest decimal that reads back as this number; whole numbers without a point.
  ///
  /// Layouts don't make other numbers than finite ones; there is no way to write them in JSON and SVG.
  var shortest: String {
    guard isFinite else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension [Double] {
  /// The numbers as a JSON array.
  var json: String { "[" + map(\.shortest).joined(separator: ",") + "]" }
}
