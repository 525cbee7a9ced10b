/// What sort of supplementary or decoration view an element is: UIKit's element kind, compared by
/// value (seed 002 compares the strings' addresses).
public struct ElementKind: RawRepresentable, Hashable, Sendable {
  /// The kind's name, as programs write it.
  public let rawValue: String

  /// Makes a kind of your own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view before a section's items.
  public static let sectionHeader = ElementKind(rawValue: "header")
  /// The view after a section's items.
  public static let sectionFooter = ElementKind(rawValue: "footer")
  /// The view in the middle of a ring: where the GIF plays.
  public static let hub = ElementKind(rawValue: "hub")
  /// The ornament behind a section.
  public static let sectionBackground = ElementKind(rawValue: "background")
}

/// The three families of elements (seed 000).
public enum ElementCategory: Hashable, Sendable {
  /// One item of the data; it can be selected and tapped.
  case cell
  /// Something about a section or the whole view; never selected.
  case supplementary(ElementKind)
  /// An ornament that only the layout knows; never selected.
  case decoration(ElementKind)

  /// The kind of a supplementary or decoration view; nil for cells.
  public var kind: ElementKind? {
    switch self {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// Which is painted first where everything else is equal: ornaments, cells, supplementary views.
  var paintRank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
