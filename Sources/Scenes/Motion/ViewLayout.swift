internal import LayoutCore

/// A layout as it is seen in the view at some time: scrolled, turned, with the scene's own hub.
///
/// All places are in the view's coordinates, so that what a transition shows isn't left behind by the
/// content.
struct ViewLayout: PreparedLayout {
  let layout: any CollectionLayout
  let itemCounts: [Int]
  let motion: ViewMotion
  /// The scene's own hub; nil where there is none, or the layout has one.
  private let hub: LayoutAttributes?
  private let bounds: Rect
  private let base: any PreparedLayout

  /// From how many items on a transition works places out for each moment rather than keep them: half a
  /// kilobyte an item would be kept for each event of a script.
  private static let fewItems = 1_000

  init(
    _ layout: any CollectionLayout, itemCounts: [Int], motion: ViewMotion, hub: OverlayHub?,
    at time: Duration
  ) {
    let layout = layout.turning(by: motion.orbit)
    let context = motion.context(at: time, itemCounts: itemCounts)
    let base: any PreparedLayout = layout.prepare(context)
    self.init(
      layout: layout, itemCounts: context.itemCounts, motion: motion,
      hub: hub.flatMap { base.hasHub ? nil : LayoutAttributes($0, in: motion.size) },
      bounds: context.bounds, base: base.moved(to: time))
  }

  private init(
    layout: any CollectionLayout, itemCounts: [Int], motion: ViewMotion, hub: LayoutAttributes?,
    bounds: Rect, base: any PreparedLayout
  ) {
    (self.layout, self.itemCounts, self.motion, self.hub) = (layout, itemCounts, motion, hub)
    (self.bounds, self.base) = (bounds, base)
  }

  /// Whether anything is at another place right after `time`.
  func isMoving(at time: Duration) -> Bool {
    (base.isMoving || motion.isMoving(at: time)) && itemCounts.contains { $0 > 0 }
  }

  var isMoving: Bool {
    base.isMoving || motion.isMoving(at: .zero) || itemCounts.contains { $0 > Self.fewItems }
  }

  func advanced(to time: Duration) -> ViewLayout {
    let context = motion.context(at: time, itemCounts: itemCounts)
    var base = base
    if layout.shouldInvalidateLayout(forBoundsChange: context.bounds, from: bounds) {
      base = layout.prepare(context)
    }
    return ViewLayout(
      layout: layout, itemCounts: itemCounts, motion: motion, hub: hub, bounds: context.bounds,
      base: base.moved(to: time))
  }
}

extension ViewLayout {
  var contentSize: Size { base.contentSize }
  var pivot: Point { base.pivot.moved(back: bounds.origin) }
  var hubIndexPath: LayoutIndexPath? { base.hubIndexPath }

  func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    if let hub { body(hub) }
    base.forEachElement { body(seen(copy $0)) }
  }

  func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    if let hub, hub.frame.overlaps(rect) { body(hub) }
    let place = Point(x: rect.minX + bounds.minX, y: rect.minY + bounds.minY)
    base.forEachElement(in: Rect(origin: place, size: rect.size)) { body(seen(copy $0)) }
  }

  func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void) {
    if let hub { body(hub) }
    base.forEachSupplementaryElement { body(seen(copy $0)) }
  }

  func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    base.layoutAttributesForItem(at: indexPath).map(seen)
  }

  func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    if let hub, kind == .hub, indexPath == hub.indexPath { return hub }
    return base.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(seen)
  }

  func layoutAttributesForDecorationView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.layoutAttributesForDecorationView(ofKind: kind, at: indexPath).map(seen)
  }

  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    base.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.initialLayoutAttributes(forAppearingItemAt: indexPath).map(seen)
  }

  func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.finalLayoutAttributes(forDisappearingItemAt: indexPath).map(seen)
  }

  /// An element of the content in the view's coordinates.
  private func seen(_ element: LayoutAttributes) -> LayoutAttributes {
    var element = element
    element.center = element.center.moved(back: bounds.origin)
    return element
  }
}

extension PreparedLayout {
  /// The layout at a time, as what it is.
  fileprivate func moved(to time: Duration) -> any PreparedLayout { advanced(to: time) }

  fileprivate var hasHub: Bool {
    if hubIndexPath != nil { return true }
    return layoutAttributesForSupplementaryView(
      ofKind: .hub, at: LayoutIndexPath(item: 0, section: 0)) != nil
  }
}

extension Point {
  fileprivate func moved(back offset: Point) -> Point {
    Point(x: x - offset.x, y: y - offset.y)
  }
}
