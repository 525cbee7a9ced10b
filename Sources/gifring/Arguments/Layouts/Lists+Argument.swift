internal import LayoutCore

extension ValueFormat where Value == [Int] {
  /// How many items each section has.
  static var itemCounts: Self {
    Self(.text(description: "numbers of items such as 12,12,3")) { (text: String) in
      Decimal.list(text.split(separator: ",", omittingEmptySubsequences: false)) {
        Quantity.count(String($0))
      }
    }
  }
}

extension ValueFormat where Value == [Double] {
  /// A height for each item, or `@` and the name of a file, for which this gives none.
  static var heights: Self {
    Self(.text(description: "heights such as 100,80.5, or @FILE")) { (text: String) in
      text.hasPrefix("@") ? [] : Decimal.list(ItemList.split(text[...])) { Decimal.read($0) }
    }
  }
}

extension ValueFormat where Value == PerSection<[Size]?> {
  /// A size for each item of each section, or `@` and the name of a file; a section without sizes has nil.
  static var itemSizes: Self {
    Self(.text(description: "sizes such as 50x40,60,70x30, or @FILE")) { (text: String) in
      PerSection(argument: text.hasPrefix("@") ? "" : text, ItemList.sizes)
    }
  }
}

/// Values for items one by one: commas, spaces and line breaks stand between them.
enum ItemList {
  static func split(_ text: Substring) -> [Substring] {
    text.split { $0 == "," || $0.isWhitespace }
  }

  /// The sizes in a section's part; the outer nil says that one is wrong.
  static func sizes(_ text: Substring) -> [Size]?? {
    let parts = split(text)
    if parts.isEmpty { return .some(nil) }
    // Without the map, a wrong list would be taken for a missing one.
    return Decimal.list(parts) { Size(squareOrSides: $0) }.map { .some($0) }
  }
}

extension ValueFormat where Value == PerSection<Size> {
  /// A size for each section: two sides, or one for a square.
  static var sectionSizes: Self {
    Self(.text(description: "a size such as 50, 60x40 or 60x30/0x0")) { (text: String) in
      PerSection(argument: text) { Size(squareOrSides: $0) }
    }
  }
}

extension ValueFormat where Value == PerSection<Double> {
  /// A number for each section.
  static var sectionDecimals: Self {
    Self(.text(description: "a finite number such as 10, or 10/5 by section")) { (text: String) in
      PerSection(argument: text) { Decimal.read($0) }
    }
  }
}

extension ValueFormat where Value == PerSection<EdgeInsets> {
  /// Insets for each section.
  static var sectionInsets: Self {
    Self(.text(description: "insets such as 10, 10,10,50,10 or 10/0")) { (text: String) in
      PerSection(argument: text) { EdgeInsets(argument: $0) }
    }
  }
}

extension ValueFormat where Value == PerSection<EdgeInsets?> {
  /// Insets for each section, or none.
  static var sectionBackgrounds: Self {
    Self(.text(description: "none, or insets such as 10 or 10,10,50,10")) { (text: String) in
      PerSection(argument: text) { part in
        part == "none" ? .some(nil) : EdgeInsets(argument: part).map { .some($0) }
      }
    }
  }
}
