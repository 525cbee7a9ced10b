/// Columns of one width, items of any height: each goes under the shortest column, the leftmost of
/// several (part four of seed 004's series).
///
/// One section; the content scrolls downwards.
public struct WaterfallLayout: CollectionLayout, Hashable {
  /// The number of columns, at least 1.
  public var columnCount: Int
  /// The height of each item, in points; items beyond the last have ``itemHeight``.
  public var itemHeights: [Double]
  /// The height of items without one of their own, in points.
  public var itemHeight: Double
  /// The distance of the columns from the view's edges.
  public var inset: EdgeInsets
  /// The distance between columns, in points.
  public var minimumInteritemSpacing: Double
  /// The distance between the items of a column, in points.
  public var minimumLineSpacing: Double

  /// Makes a waterfall; as it stands, two columns of items of 100 points, with UIKit's spacing.
  public init(
    columnCount: Int = 2, itemHeights: [Double] = [], itemHeight: Double = 100,
    inset: EdgeInsets = .zero, minimumInteritemSpacing: Double = 10,
    minimumLineSpacing: Double = 10
  ) {
    self.columnCount = columnCount
    self.itemHeights = itemHeights
    self.itemHeight = itemHeight
    self.inset = inset
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
  }

  /// Puts the items under the columns.
  ///
  /// - Complexity: O(n log columns), 40 bytes an item.
  public func prepare(_ context: LayoutContext) -> PreparedWaterfall {
    PreparedWaterfall(self, context)
  }

  func height(of item: Int) -> Double {
    (itemHeights.indices.contains(item) ? itemHeights[item] : itemHeight).asLength
  }
}
