public import Frames

/// Why sprites can't be arranged as they were asked to be.
@nonexhaustive
public enum SheetError: Error, Hashable, Sendable {
  /// There is no sprite.
  case noSprite
  /// A sprite with the space around it is larger than the largest page.
  case spriteTooLarge(sprite: Int, needed: PixelSize, most: PixelSize)
  /// So many columns are wider than the largest page.
  case columnsTooWide(columns: Int, neededWidth: Int, most: PixelSize)
}

extension SheetError: CustomStringConvertible {
  /// The reason as one lower-case sentence.
  public var description: String {
    switch self {
    case .noSprite: "arranging a sheet: there is no frame"
    case .spriteTooLarge(let sprite, let needed, let most):
      "arranging a sheet: frame \(sprite) needs a page of \(needed), the largest is \(most)"
    case .columnsTooWide(let columns, let width, let most):
      "arranging a sheet: \(columns) columns are \(width) pixels wide, the largest page is \(most)"
    }
  }
}
