public import Frames
public import LayoutCore

/// The colors of what lies behind and around cells.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// A light background.
  case light
  /// A dark background.
  case dark

  /// The color behind everything.
  public var background: Color {
    switch self {
    case .light: Color(red: 242, green: 242, blue: 247)
    case .dark: Color(red: 28, green: 28, blue: 30)
    }
  }

  /// The color of headers, footers and ornaments.
  public var ornament: Color {
    switch self {
    case .light: Color(red: 209, green: 209, blue: 214)
    case .dark: Color(red: 58, green: 58, blue: 60)
    }
  }
}

/// How elements look.
public struct RenderingStyle: Hashable, Sendable {
  /// The colors around cells.
  public var theme: Theme
  /// The outline of cells.
  public var cellShape: CellShape
  /// The outline that the hub is cut to.
  public var hubShape: CellShape
  /// How wide the cells' borders are, in points; they lie inside the outline.
  public var borderWidth: Double
  /// The color of the borders; its alpha counts.
  public var borderColor: Color
  /// Whether the hub has a border too.
  public var hubHasBorder: Bool
  /// Whether cells without a picture show their number.
  public var showsNumbers: Bool

  /// Makes a style; as it stands, that of seed 000: corners of radius 10, a white border of one point,
  /// a bare hub.
  public init(
    theme: Theme = .light, cellShape: CellShape = .rounded(radius: 10),
    hubShape: CellShape = .rectangle, borderWidth: Double = 1,
    borderColor: Color = Color(red: 255, green: 255, blue: 255), hubHasBorder: Bool = false,
    showsNumbers: Bool = true
  ) {
    self.theme = theme
    self.cellShape = cellShape
    self.hubShape = hubShape
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.hubHasBorder = hubHasBorder
    self.showsNumbers = showsNumbers
  }

  /// Seed 003's: circles, the hub too.
  public static let circles = RenderingStyle(
    cellShape: .ellipse, hubShape: .ellipse, hubHasBorder: true)
}
