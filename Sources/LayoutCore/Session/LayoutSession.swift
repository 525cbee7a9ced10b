/// The collection view's part: keeps a layout, what it is prepared for, and a running transition.
///
/// A value, so it can be copied, sent and compared with an earlier state. Invalidating only marks;
/// the next question prepares once, whatever happened in between (seed 001).
public struct LayoutSession<Layout: CollectionLayout>: Sendable {
  /// The layout; a new one invalidates the old one's preparation.
  public var layout: Layout {
    didSet { invalidateLayout() }
  }

  /// The visible part of the content: the origin is the content offset.
  ///
  /// Setting it invalidates if the layout says so.
  public var bounds: Rect {
    didSet {
      if bounds != oldValue,
        layout.shouldInvalidateLayout(forBoundsChange: bounds, from: oldValue)
      {
        invalidateLayout()
      }
    }
  }

  /// Which way lines run; a new direction invalidates.
  public var layoutDirection: LayoutDirection {
    didSet {
      if layoutDirection != oldValue { invalidateLayout() }
    }
  }

  /// How many items each section has.
  public private(set) var itemCounts: [Int]
  /// The change that is under way, or was the last.
  public internal(set) var transition: LayoutTransition?
  private var prepared: Layout.Prepared?

  /// Makes a session; nothing is prepared yet.
  public init(
    layout: Layout, bounds: Rect, itemCounts: [Int],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    self.bounds = bounds
    self.itemCounts = itemCounts
    self.layoutDirection = layoutDirection
  }

  /// Whether the next question prepares the layout.
  public var needsLayout: Bool { prepared == nil }

  /// Marks the preparation as out of date, and does nothing else.
  ///
  /// - Complexity: O(1).
  public mutating func invalidateLayout() {
    prepared = nil
  }

  /// Replaces the items, without a transition (seed 003 grows its ring so).
  public mutating func reloadData(itemCounts: [Int]) {
    self.itemCounts = itemCounts
    transition = nil
    invalidateLayout()
  }

  mutating func setItemCounts(_ itemCounts: [Int]) {
    self.itemCounts = itemCounts
    invalidateLayout()
  }

  /// Prepares the layout if it must be.
  ///
  /// - Returns: the prepared layout, whose questions cost no preparation.
  @discardableResult
  public mutating func layoutIfNeeded() -> Layout.Prepared {
    if let prepared { return prepared }
    let prepared = layout.prepare(
      LayoutContext(bounds: bounds, itemCounts: itemCounts, layoutDirection: layoutDirection))
    self.prepared = prepared
    return prepared
  }

  /// Prepares if needed, then asks for the content size, then for the elements in the bounds: the
  /// three calls of a layout pass in their documented order (seed 001).
  public mutating func layoutPass() -> (contentSize: Size, elements: [LayoutAttributes]) {
    let prepared = layoutIfNeeded()
    let contentSize = prepared.contentSize
    return (contentSize, prepared.layoutAttributesForElements(in: bounds))
  }
}
