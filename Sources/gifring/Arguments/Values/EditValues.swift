package import GIFEditing

extension Speed {
  /// Reads `2` or `0.25`, with up to six decimals; nil for anything else and outside of 0.001 to 1000.
  package init?(argument text: String) {
    guard let millionths = FixedPoint.read(text, decimals: 6),
      (1_000...1_000_000_000).contains(millionths)
    else { return nil }
    self.init(numerator: millionths, denominator: 1_000_000)
  }
}

extension ValueFormat where Value == Speed {
  /// How many times as fast.
  static var speed: Self {
    Self(.text(description: "a number from 0.001 to 1000"), readText: Speed.init(argument:))
  }
}

extension ValueFormat where Value == Set<StrippedData> {
  private static var all: String { "all" }

  /// Kinds of data, with commas between them.
  static var strippedData: Self {
    let words = StrippedData.allCases.map(\.rawValue) + [all]
    let list = words.joined(separator: ", ", last: " or ")
    return Self(.text(description: "a list of \(list)")) { (text: String) in
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if words.contains(where: { $0 != all && StrippedData(rawValue: $0) == nil }) { return nil }
      return Set(
        words.contains(all) ? StrippedData.allCases : words.compactMap(StrippedData.init))
    }
  }
}
