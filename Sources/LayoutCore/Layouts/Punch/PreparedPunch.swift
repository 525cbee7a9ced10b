/// A punch layout worked out for one context.
public struct PreparedPunch<Base: PreparedLayout>: PreparedLayout {
  /// The layout underneath, which places everything.
  public let base: Base
  private let bounds: Rect

  init(base: Base, bounds: Rect) {
    (self.base, self.bounds) = (base, bounds)
  }

  /// How large a cell is drawn whose center is at `centerX`: 1 in the middle of the view, √½ at its
  /// edges and beyond, by the cosine of up to an eighth of a turn; 1 where the view has no width.
  ///
  /// - Parameters:
  ///   - centerX: the cell's center in content coordinates, in points.
  ///   - offsetX: the content offset, in points.
  ///   - boundsWidth: the view's width, in points.
  public static func zoom(centerX: Double, offsetX: Double, boundsWidth: Double) -> Double {
    let middle = boundsWidth.asLength / 2
    guard middle > 0 else { return 1 }
    let distance = abs(middle - (centerX.asCoordinate - offsetX.asCoordinate))
    return Mathematics.cosine(min(1, distance / middle) * .pi / 4)
  }

  /// That of the base.
  public var contentSize: Size { base.contentSize }
  /// Those of the base.
  public var itemCounts: [Int] { base.itemCounts }
  /// That of the base.
  public var pivot: Point { base.pivot }
  /// That of the base.
  public var hubIndexPath: LayoutIndexPath? { base.hubIndexPath }

  /// That of the base.
  public var isMoving: Bool { base.isMoving }

  /// The nearest cell's center, clamped to the content: where a scroll that would end at `proposed`
  /// snaps.
  ///
  /// Of the cells that the view would show, one whose center is nearest to the view's middle moves
  /// there. Of two as near, the lower item wins, the higher one where the finger left forwards.
  /// Without cells, the proposal stands. y stays as proposed. (The seed's test has a `!` too many,
  /// so it never snaps.)
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    let proposed = proposed.repaired
    let middle = proposed.x + bounds.size.width / 2
    var best: Double?
    base.forEachElement(in: Rect(origin: proposed, size: bounds.size)) { element in
      guard element.category == .cell else { return }
      let distance = element.center.x - middle
      if let best, !isNearer(distance, than: best, velocity: velocity.x) { return }
      best = distance
    }
    let farthest = max(0, contentSize.width - bounds.size.width)
    return Point(x: min(max(0, proposed.x + (best ?? 0)), farthest), y: proposed.y)
  }

  /// Whether a later item replaces an earlier one as the target.
  private func isNearer(_ distance: Double, than best: Double, velocity: Double) -> Bool {
    let difference = abs(distance) - abs(best)
    return abs(difference) <= 1e-9 ? velocity > 0 : difference < 0
  }

  private func zoomed(_ element: LayoutAttributes) -> LayoutAttributes {
    guard element.category == .cell else { return element }
    let zoom = Self.zoom(
      centerX: element.center.x, offsetX: bounds.minX, boundsWidth: bounds.size.width)
    var zoomed = element
    zoomed.transform3D = Transform3D(scaleX: zoom, y: zoom)
      .concatenating(element.transform3D)
    return zoomed
  }
}

extension PreparedPunch {
  /// Visits the base's elements, the cells zoomed; headers and footers keep their size (the seed
  /// zooms them too, and snaps to them).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    base.forEachElement { body(zoomed(copy $0)) }
  }

  /// Visits the elements that share an area with `rect` as they are seen: zooming only shrinks, so
  /// they are among the base's.
  ///
  /// - Complexity: that of the base.
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    base.forEachElement(in: rect) {
      let element = zoomed(copy $0)
      if element.visualBounds?.overlaps(rect) == true { body(element) }
    }
  }

  /// Visits those of the base.
  public func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void) {
    base.forEachSupplementaryElement(body)
  }

  /// The base's attributes of an item, zoomed.
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    base.layoutAttributesForItem(at: indexPath).map(zoomed)
  }

  /// That of the base.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// That of the base.
  public func layoutAttributesForDecorationView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
  }

  /// The base's, zoomed.
  public func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.initialLayoutAttributes(forAppearingItemAt: indexPath).map(zoomed)
  }

  /// The base's, zoomed.
  public func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    base.finalLayoutAttributes(forDisappearingItemAt: indexPath).map(zoomed)
  }

  /// The layout over its base at `time`.
  public func advanced(to time: Duration) -> PreparedPunch {
    PreparedPunch(base: base.advanced(to: time), bounds: bounds)
  }
}
