package import Frames

/// How large frames become.
package enum FrameScale: Hashable, Sendable {
  /// So many millionths of what they are.
  case factor(millionths: Int)
  /// This size, whatever the proportions; a side that is nil keeps them.
  case size(width: Int?, height: Int?)

  /// Reads `2`, `0.5`, `50%`, `320x240`, `320x` or `x240`; nil for anything else, for factors outside
  /// 0.0001…1000 and sides outside 1…65,535.
  package init?(argument text: String) {
    let sides = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    if sides.count == 2 {
      self.init(width: sides[0], height: sides[1])
    } else if text.hasSuffix("%") {
      self.init(millionths: FixedPoint.read(text.dropLast(), decimals: 4))
    } else {
      self.init(millionths: FixedPoint.read(text, decimals: 6))
    }
  }

  private init?(millionths: Int?) {
    guard let millionths, (100...1_000_000_000).contains(millionths) else { return nil }
    self = .factor(millionths: millionths)
  }

  private init?(width: Substring, height: Substring) {
    let sides = [width, height].map { $0.isEmpty ? nil : FixedPoint.read($0, decimals: 0) }
    guard zip([width, height], sides).allSatisfy({ $0.isEmpty || $1 != nil }),
      sides != [nil, nil], sides.allSatisfy({ (1...65_535).contains($0 ?? 1) })
    else { return nil }
    self = .size(width: sides[0], height: sides[1])
  }

  /// What a picture of `size` becomes: sides rounded to the nearest pixel, and at least 1.
  ///
  /// - Precondition: `size` has an area.
  package func scaled(_ size: PixelSize) -> PixelSize {
    switch self {
    case .factor(let millionths):
      PixelSize(
        width: Self.side(size.width, times: millionths, by: 1_000_000),
        height: Self.side(size.height, times: millionths, by: 1_000_000))
    case .size(let width, let height):
      PixelSize(
        width: width ?? Self.side(size.width, times: height ?? 1, by: size.height),
        height: height ?? Self.side(size.height, times: width ?? 1, by: size.width))
    }
  }

  private static func side(_ side: Int, times factor: Int, by divisor: Int) -> Int {
    max(1, (2 * side * factor + divisor) / (2 * divisor))
  }
}

extension FrameScale: CustomStringConvertible {
  /// The factor or the sides, as they can be given; percentages as factors.
  package var description: String {
    switch self {
    case .factor(let millionths): FixedPoint.describe(millionths, decimals: 6)
    case .size(let width, let height):
      "\(width.map { "\($0)" } ?? "")x\(height.map { "\($0)" } ?? "")"
    }
  }
}
