internal import LayoutCore

extension LayoutAttributes {
  /// What sort of element it is, as answers name it.
  var kindName: String { elementKind?.rawValue ?? "cell" }

  /// What a box shows: the item's number, with that of its section where there are several.
  func label(showsSection: Bool) -> String {
    switch elementKind {
    case nil: showsSection ? "\(indexPath.section).\(indexPath.item)" : "\(indexPath.item)"
    case .hub?: "hub"
    case let kind?: "\(kind.rawValue) \(indexPath.section)"
    }
  }
}
