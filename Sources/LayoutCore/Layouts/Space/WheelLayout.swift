/// Cells around a wheel that turns about its horizontal axis, like a picker (part six of seed 004's
/// series).
///
/// One section. A page of scrolling turns the wheel by one item.
public struct WheelLayout: CollectionLayout, Hashable {
  /// The size of the cells, in points; the series' is 260 × 100.
  public var itemSize: Size
  /// How far the eye is in front of the middle, in points; 0 is infinitely far.
  public var eyeDistance: Double

  /// Makes a wheel; as it stands, with the sizes of the series.
  public init(itemSize: Size = Size(width: 260, height: 100), eyeDistance: Double = 900) {
    self.itemSize = itemSize
    self.eyeDistance = eyeDistance
  }

  /// Works out radius and angle; no place is stored.
  ///
  /// - Complexity: O(1).
  public func prepare(_ context: LayoutContext) -> PreparedWheel {
    PreparedWheel(self, context)
  }

  /// True always: scrolling turns the wheel.
  public func shouldInvalidateLayout(
    forBoundsChange newBounds: Rect, from oldBounds: Rect
  ) -> Bool { true }
}

/// A wheel worked out for one context.
public struct PreparedWheel: TurnedItems, Hashable {
  /// As wide as the view, two pages more than there are items high.
  public let contentSize: Size
  /// The middle of the visible part: all cells are there, before their transforms.
  public let pivot: Point
  /// The radius of the wheel: half the items' height / tan (π / n), 0 for fewer than three.
  public let radius: Double
  /// How many items the sections have; those of the first are placed.
  public let itemCounts: [Int]
  private let itemSize: Size
  private let page: Size
  private let pages: ScrolledPages
  private let perspective: Transform3D

  init(_ layout: WheelLayout, _ context: LayoutContext) {
    page = context.bounds.size
    contentSize = Size(width: page.width, height: page.height * (Double(context.itemCount) + 2))
    // The seed's wheel takes the view's own middle across: it isn't scrolled sideways.
    pivot = Point(x: page.width / 2, y: context.bounds.center.y)
    itemCounts = context.itemCounts
    itemSize = layout.itemSize.repaired
    radius = closedCircleRadius(extent: itemSize.height, count: context.itemCount)
    pages = ScrolledPages(context.bounds)
    perspective = Transform3D(eyeDistance: layout.eyeDistance)
  }

  /// The offset brought back by whole revolutions, for endless scrolling; see ``EndlessScroll``.
  public func normalizedContentOffset(_ offset: Point) -> Point {
    let y = EndlessScroll.normalized(offset.y, page: page.height, count: itemCount)
    return Point(x: offset.x.asCoordinate, y: y)
  }

  func cell(_ item: Int) -> LayoutAttributes {
    var cell = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: 0), center: pivot, size: itemSize)
    let angle = (Double(item) + pages.y - 1) / Double(itemCount) * 2 * .pi
    cell.transform3D = perspective.rotated(by: angle, aboutX: 1, y: 0, z: 0)
      .translated(x: 0, y: 0, z: radius)
    return cell
  }
}
