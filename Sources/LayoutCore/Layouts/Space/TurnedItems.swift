/// A number of cells that are turned in space around the middle of the view: what spheres and
/// wheels have in common.
protocol TurnedItems: PreparedLayout {
  /// The cell of an item, which exists.
  func cell(_ item: Int) -> LayoutAttributes
}

extension TurnedItems {
  var itemCount: Int { itemCounts.first ?? 0 }

  /// Visits the items, also those that are culled.
  ///
  /// - Complexity: O(n).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    for item in 0..<itemCount { body(cell(item)) }
  }

  /// Visits the items that are seen in `rect`, culled ones aside.
  ///
  /// - Complexity: O(n).
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    guard !rect.isEmpty else { return }
    for item in 0..<itemCount {
      let cell = cell(item)
      if cell.visualBounds?.overlaps(rect) == true { body(cell) }
    }
  }

  /// The attributes of an item, also of one that is culled.
  ///
  /// - Complexity: O(1).
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    isFirstSectionItem(indexPath) ? cell(indexPath.item) : nil
  }
}

/// How far the content is scrolled, in pages of the view; 0 along an axis where the view has no
/// extent.
struct ScrolledPages: Hashable, Sendable {
  let x: Double
  let y: Double

  init(_ bounds: Rect) {
    x = bounds.size.width > 0 ? bounds.minX / bounds.size.width : 0
    y = bounds.size.height > 0 ? bounds.minY / bounds.size.height : 0
  }
}

/// The distance at which n items of some extent stand in a closed circle around the middle: half
/// the extent / tan (π / n); 0 for fewer than three, for which seed 004 gets −1.2e17 or 9e-16.
func closedCircleRadius(extent: Double, count: Int) -> Double {
  count < 3 ? 0 : (extent / 2 / Mathematics.tangent(.pi / Double(count))).asLength
}
