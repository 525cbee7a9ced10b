public import Frames

/// How sprites are arranged on the pages of a sheet.
public struct SheetArrangement: Hashable, Sendable {
  /// The order and the places of the cells.
  public enum Layout: Hashable, Sendable {
    /// Rows of equal cells; nil columns make a page as near to a square as it can be.
    case grid(columns: Int?)
    /// As a grid, but filled column by column.
    case columns(Int?)
    /// One row.
    case horizontal
    /// One column.
    case vertical
    /// Cells as close together as they go, the tallest ones first.
    case packed
  }

  /// What the sides of pages must be, besides large enough.
  public enum Sides: String, Hashable, Sendable, CaseIterable {
    /// Nothing: pages are as small as they can be.
    case exact
    /// Powers of two.
    case pow2
    /// Equal.
    case square
    /// Equal powers of two.
    case pow2Square = "pow2-square"
  }

  /// The order and the places of the cells.
  public var layout: Layout
  /// The transparent pixels between neighbors.
  public var padding: Int
  /// The transparent pixels along the border of each page.
  public var margin: Int
  /// How often the border pixels of each sprite are repeated around it, so that textures which are
  /// scaled or turned don't bleed.
  public var extrusion: Int
  /// What the sides of pages must be.
  public var sides: Sides
  /// The largest page; what doesn't fit goes on further ones.
  public var mostSize: PixelSize
  /// Whether sprites of the same picture share a cell.
  public var sharesDuplicates: Bool

  /// The largest value of what is counted in pixels here: no calculation overflows.
  public static let mostPixels = 1 << 20

  /// Makes an arrangement; by default a grid without any space, on pages of any size.
  ///
  /// - Precondition: all numbers of pixels are 0…`mostPixels`, and columns, where given, above 0.
  public init(
    layout: Layout = .grid(columns: nil), padding: Int = 0, margin: Int = 0, extrusion: Int = 0,
    sides: Sides = .exact, mostSize: PixelSize? = nil, sharesDuplicates: Bool = true
  ) {
    let space = 0...Self.mostPixels
    let mostSize = mostSize ?? PixelSize(width: Self.mostPixels, height: Self.mostPixels)
    precondition(
      [padding, margin, extrusion, mostSize.width, mostSize.height].allSatisfy(space.contains),
      "all space is 0 to 2^20 pixels")
    self.layout = layout
    self.padding = padding
    self.margin = margin
    self.extrusion = extrusion
    self.sides = sides
    self.mostSize = mostSize
    self.sharesDuplicates = sharesDuplicates
  }
}
