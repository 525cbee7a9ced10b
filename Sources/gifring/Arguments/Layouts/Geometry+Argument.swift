internal import LayoutCore

extension Size {
  /// Reads `320x240`.
  init?(argument text: some StringProtocol) {
    guard let sides = Decimal.read(text, 2, separator: "x") else { return nil }
    self.init(width: sides[0], height: sides[1])
  }

  /// Reads `320x240`, or `50` for a square.
  init?(squareOrSides text: some StringProtocol) {
    if let side = Decimal.read(text) { self.init(square: side) } else { self.init(argument: text) }
  }
}

extension Point {
  /// Reads `10,20`.
  init?(argument text: some StringProtocol) {
    guard let coordinates = Decimal.read(text, 2) else { return nil }
    self.init(x: coordinates[0], y: coordinates[1])
  }
}

extension Rect {
  /// Reads `10,20,320x240`.
  init?(argument text: String) {
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let x = Decimal.read(parts[0]), let y = Decimal.read(parts[1]),
      let size = Size(argument: parts[2])
    else { return nil }
    self.init(origin: Point(x: x, y: y), size: size)
  }
}

extension EdgeInsets {
  /// Reads `10,10,50,10`, from the top against the clock as UIKit does, or `10` for all four.
  init?(argument text: some StringProtocol) {
    if let inset = Decimal.read(text) {
      self.init(all: inset)
    } else if let sides = Decimal.read(text, 4) {
      self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    } else {
      return nil
    }
  }
}

extension ValueFormat where Value == Double {
  /// A number that may be negative or have decimals.
  static var decimal: Self {
    Self(.text(description: "a finite number such as 120 or -0.5")) { (text: String) in
      Decimal.read(text)
    }
  }

  /// An angle in degrees, as radians.
  static var degrees: Self {
    Self(.text(description: "an angle in degrees such as 90 or -22.5")) { (text: String) in
      Decimal.read(text).map { $0 / 360 * 2 * .pi }
    }
  }
}

extension ValueFormat where Value == Size {
  /// Two sides.
  static var size: Self {
    Self(.text(description: "a size such as 320x240"), readText: { Size(argument: $0) })
  }

  /// Two sides, or one for a square.
  static var itemSize: Self {
    Self(.text(description: "a size such as 50 or 60x40"), readText: { Size(squareOrSides: $0) })
  }
}

extension ValueFormat where Value == Point {
  /// A place or a distance.
  static var point: Self {
    Self(.text(description: "two finite numbers such as 10,20"), readText: { Point(argument: $0) })
  }
}

extension ValueFormat where Value == [Point] {
  /// Several places.
  static var points: Self {
    Self(.text(description: "points such as 10,20 or 10,20/30,40")) { (text: String) in
      Decimal.list(text.split(separator: "/", omittingEmptySubsequences: false)) {
        Point(argument: $0)
      }
    }
  }
}

extension ValueFormat where Value == Rect {
  /// A rectangle.
  static var rect: Self {
    Self(.text(description: "a rectangle such as 10,20,320x240"), readText: Rect.init(argument:))
  }
}

extension ValueFormat where Value == EdgeInsets {
  /// Four insets.
  static var insets: Self {
    Self(.text(description: "insets such as 10 or 10,10,50,10")) { (text: String) in
      EdgeInsets(argument: text)
    }
  }
}
