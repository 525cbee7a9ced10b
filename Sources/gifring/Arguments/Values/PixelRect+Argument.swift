package import Frames

extension PixelSize {
  /// Reads `320x240`; nil for anything else, and for sides of no pixel or of more than 65,535.
  fileprivate init?(argument text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { FixedPoint.read($0, decimals: 0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...65_535).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }
}

extension PixelRect {
  /// Reads `10,20,320x240`; nil for anything else.
  package init?(argument text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let size = PixelSize(argument: parts[2]) else { return nil }
    let origin = parts.prefix(2).map { FixedPoint.read($0, decimals: 0) ?? .max }
    guard origin.allSatisfy({ $0 <= 65_535 }) else { return nil }
    self.init(x: origin[0], y: origin[1], width: size.width, height: size.height)
  }
}

extension ValueFormat where Value == PixelRect {
  /// A part of the canvas.
  static var pixelRect: Self {
    Self(
      .text(description: "a place and a size in pixels such as 10,20,320x240"),
      readText: PixelRect.init(argument:))
  }
}
