internal import LayoutCore

extension LayoutIndexPath {
  /// Reads `4`, an item of the first section, or `1.4`, one of section 1.
  init?(argument text: some StringProtocol) {
    let parts = String(text).split(separator: ".", omittingEmptySubsequences: false)
    guard let numbers = Decimal.list(parts, { FixedPoint.read($0, decimals: 0) }),
      let item = numbers.last, numbers.count <= 2
    else { return nil }
    self.init(item: item, section: numbers.count > 1 ? numbers[0] : 0)
  }
}

extension LayoutUpdate.Move {
  /// Reads `4:0`.
  init?(argument text: some StringProtocol) {
    let parts = String(text).split(separator: ":", omittingEmptySubsequences: false)
    guard let ends = Decimal.list(parts, { LayoutIndexPath(argument: $0) }), ends.count == 2
    else { return nil }
    self.init(from: ends[0], to: ends[1])
  }
}

extension TimingCurve {
  /// Reads `0.42,0,0.58,1`; a time outside 0…1 is refused.
  init?(controlPoints text: String) {
    guard let numbers = Decimal.read(text, 4), (0...1).contains(numbers[0]),
      (0...1).contains(numbers[2])
    else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension ValueFormat where Value == [LayoutIndexPath] {
  /// Some items.
  static var indexPaths: Self {
    Self(.text(description: "items such as 3,5 or 1.4 for item 4 of section 1")) { (text: String) in
      Decimal.list(text.split(separator: ",", omittingEmptySubsequences: false)) {
        LayoutIndexPath(argument: $0)
      }
    }
  }
}

extension ValueFormat where Value == [LayoutUpdate.Move] {
  /// Some moves.
  static var moves: Self {
    Self(.text(description: "moves such as 4:0 or 1.4:0.0")) { (text: String) in
      Decimal.list(text.split(separator: ",", omittingEmptySubsequences: false)) {
        LayoutUpdate.Move(argument: $0)
      }
    }
  }
}

extension ValueFormat where Value == TimingCurve {
  /// How a change is spread over its time.
  static var curve: Self {
    let curves: KeyValuePairs<String, TimingCurve> = [
      "linear": .linear, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
    ]
    return Self(.choice(ValueKind.Words(curves.map(\.key)), pattern: "X1,Y1,X2,Y2")) {
      (text: String) in
      curves.first { $0.key == text }?.value ?? TimingCurve(controlPoints: text)
    }
  }
}
