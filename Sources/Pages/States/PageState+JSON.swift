internal import LayoutCore

extension PageStates {
  /// The states as the script reads them.
  var json: String { MarkupText.array(states.map(\.json)) }
}

extension PageState {
  fileprivate var json: String {
    MarkupText.object([
      "count": "\(count)",
      "elements": MarkupText.array(elements.map(\.json)),
      "inserted": "\(insertedItem)",
      "arrival": arrival?.json ?? "null",
      "departures": MarkupText.array(sharedDepartures.map(\.json)),
    ])
  }

  /// One for all, where all are alike: in rings all cells go to the middle.
  private var sharedDepartures: [LayoutAttributes] {
    guard let first = departures.first else { return [] }
    let isShared = departures.allSatisfy { $0.looks == first.looks }
    return isShared ? [first] : departures
  }
}

extension PageState.Element {
  /// Kind, item or section, layer, and the attributes' numbers.
  fileprivate var json: String {
    let path = attributes.indexPath
    let index = attributes.category == .cell ? path.item : path.section
    return MarkupText.array(
      ["\(kind.rawValue)", "\(index)", "\(attributes.zIndex)", attributes.json])
  }
}

extension LayoutAttributes {
  /// Center, size, opacity, and, where there is one, the matrix.
  fileprivate var looks: [Double] {
    let isSeen = !isHidden && !isCulled
    let plain = [center.x, center.y, size.width, size.height, isSeen ? alpha : 0]
    return isTransformed ? plain + transform3D.rowMajor : plain
  }

  fileprivate var json: String { MarkupText.array(looks.map(MarkupText.number)) }
}
