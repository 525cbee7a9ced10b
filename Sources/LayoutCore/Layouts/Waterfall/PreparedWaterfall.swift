/// A waterfall worked out for one context.
public struct PreparedWaterfall: PreparedLayout, Hashable {
  private struct Place: Hashable {
    let column: Int
    let top: Double
    let height: Double
  }

  /// As wide as the view, as high as the longest column with the insets.
  public let contentSize: Size
  /// How many items the sections have; those of the first are placed.
  public let itemCounts: [Int]
  /// How wide each column is, in points.
  public let columnWidth: Double
  private let columnPitch: Double
  private let left: Double
  private let isMirrored: Bool
  private let places: [Place]
  /// The items of each column, from the top down.
  private let columns: [[Int]]

  init(_ layout: WaterfallLayout, _ context: LayoutContext) {
    let inset = layout.inset.repaired
    let width = context.bounds.size.width
    let gap = layout.minimumInteritemSpacing.asLength
    let count = Double(max(1, layout.columnCount))
    itemCounts = context.itemCounts
    columnWidth = max(0, (width - inset.left - inset.right - gap * (count - 1)) / count)
    columnPitch = columnWidth + gap
    left = inset.left
    isMirrored = context.isMirrored
    let places = Self.places(layout, itemCount: context.itemCount, top: inset.top)
    let bottom = places.reduce(inset.top) { max($0, $1.top + $1.height) }
    self.places = places
    columns = Self.columns(places)
    contentSize = Size(width: width, height: max(0, bottom + inset.bottom))
  }

  private static func places(
    _ layout: WaterfallLayout, itemCount: Int, top: Double
  ) -> [Place] {
    let spacing = layout.minimumLineSpacing.asLength
    var heap = ColumnHeap(
      count: min(max(1, layout.columnCount), max(1, itemCount)), start: top)
    return (0..<itemCount).map { item in
      let (column, height) = (heap.shortest, layout.height(of: item))
      heap.extendShortest(to: column.next + height + spacing)
      return Place(column: column.index, top: column.next, height: height)
    }
  }

  private static func columns(_ places: [Place]) -> [[Int]] {
    var columns: [[Int]] = []
    for (item, place) in places.enumerated() {
      // New columns are opened from left to right.
      if place.column == columns.count { columns.append([]) }
      columns[place.column].append(item)
    }
    return columns
  }

  private func cell(_ item: Int) -> LayoutAttributes {
    let place = places[item]
    let x = left + Double(place.column) * columnPitch + columnWidth / 2
    return LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: 0),
      center: Point(
        x: isMirrored ? contentSize.width - x : x, y: place.top + place.height / 2),
      size: Size(width: columnWidth, height: place.height))
  }
}

extension PreparedWaterfall {
  /// Visits the items.
  ///
  /// - Complexity: O(n).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    for item in places.indices { body(cell(item)) }
  }

  /// Visits the items that share an area with `rect`, in index order.
  ///
  /// - Complexity: O(columns · log n + k log k) for k items inside.
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    guard !rect.isEmpty else { return }
    for item in columns.flatMap({ items(of: $0, in: rect) }).sorted() {
      let cell = cell(item)
      if cell.frame.overlaps(rect) { body(cell) }
    }
  }

  /// The items of a column between the top and the bottom of `rect`.
  private func items(of column: [Int], in rect: Rect) -> ArraySlice<Int> {
    let first = column.partitionIndex { places[$0].top + places[$0].height >= rect.minY }
    let end = column.partitionIndex { places[$0].top > rect.maxY }
    return column[first..<max(first, end)]
  }

  /// The attributes of an item.
  ///
  /// - Complexity: O(1).
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    isFirstSectionItem(indexPath) ? cell(indexPath.item) : nil
  }
}
