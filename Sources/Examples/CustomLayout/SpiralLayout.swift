import LayoutCore

/// Items on a spiral of right angles, each turn farther out.
struct SpiralLayout: CollectionLayout {
  var itemSize = Size(square: 40)
  var step = 30.0

  func prepare(_ context: LayoutContext) -> PreparedSpiral {
    PreparedSpiral(layout: self, context: context)
  }
}

/// A spiral worked out for one view: three answers are all that a layout must give.
struct PreparedSpiral: PreparedLayout {
  let layout: SpiralLayout
  let context: LayoutContext

  var contentSize: Size { context.bounds.size }
  var itemCounts: [Int] { context.itemCounts }

  func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    let (item, section) = (indexPath.item, indexPath.section)
    guard section == 0, (0..<context.itemCount).contains(item) else { return nil }
    let distance = layout.step * Double(item)
    var center = Rect(origin: .zero, size: contentSize).center
    switch item % 4 {
    case 0: center.x += distance
    case 1: center.y += distance
    case 2: center.x -= distance
    default: center.y -= distance
    }
    return LayoutAttributes(.cell, at: indexPath, center: center, size: layout.itemSize)
  }

  func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    forEachElement { element in
      if element.visualBounds?.overlaps(rect) == true { body(element) }
    }
  }
}
