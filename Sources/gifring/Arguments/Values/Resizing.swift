package import Frames

/// The size that frames are to have, as `--resize` takes it.
package enum Resizing: Hashable, Sendable {
  /// So many pixels.
  case size(PixelSize)
  /// A share of their size, in millionths.
  case share(millionths: Int)

  /// Reads `320x240` or `50%`; nil for anything else, for sides of no pixel or of more than 65,535, and
  /// for shares of none or of more than a hundred times.
  package init?(argument text: String) {
    if text.hasSuffix("%") {
      guard let share = FixedPoint.read(text.dropLast(), decimals: 4),
        (1...100_000_000).contains(share)
      else { return nil }
      self = .share(millionths: share)
    } else {
      guard let size = PixelSize(argument: text) else { return nil }
      self = .size(size)
    }
  }

  /// The size that it stands for, each side rounded to the nearest pixel and at least 1.
  package func size(of original: PixelSize) -> PixelSize {
    switch self {
    case .size(let size): size
    case .share(let millionths):
      PixelSize(
        width: max(1, (original.width * millionths + 500_000) / 1_000_000),
        height: max(1, (original.height * millionths + 500_000) / 1_000_000))
    }
  }
}

extension PixelSize {
  /// Reads `320x240`; nil for anything else, and for sides of no pixel or of more than 65,535.
  package init?(argument text: some StringProtocol) {
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

extension ValueFormat where Value == Resizing {
  /// A size in pixels or a share.
  static var resizing: Self {
    Self(.text(description: "a size such as 320x240 or 50%"), readText: Resizing.init(argument:))
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
