extension PreparedLayout {
  /// The middle of the content.
  public var pivot: Point { contentSize.center }

  /// None.
  public var hubIndexPath: LayoutIndexPath? { nil }

  /// Visits the supplementary and decoration views, then the items.
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    forEachSupplementaryElement(body)
    for section in itemCounts.indices {
      for item in 0..<itemCounts[section] {
        guard let cell = layoutAttributesForItem(at: .init(item: item, section: section)) else {
          continue
        }
        body(cell)
      }
    }
  }

  /// Visits nothing: most layouts have cells only.
  public func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void) {}

  /// None.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? { nil }

  /// None.
  public func layoutAttributesForDecorationView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? { nil }

  /// The proposal.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposed }

  /// The item in its place, transparent.
  public func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    layoutAttributesForItem(at: indexPath)?.transparent
  }

  /// The item in its place, transparent.
  public func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    layoutAttributesForItem(at: indexPath)?.transparent
  }

  /// False.
  public var isMoving: Bool { false }

  /// Not at all for a layout that doesn't move; else nil.
  public func centerTurn(at time: Duration) -> Double? { isMoving ? nil : 0 }

  /// The layout itself.
  public func advanced(to time: Duration) -> Self { self }
}

extension PreparedLayout {
  /// The elements that share an area with `rect`, in accessibility order.
  ///
  /// - Complexity: that of ``forEachElement(in:_:)``, and about 90 bytes an element; visit instead
  ///   where there may be many.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    forEachElement(in: rect) { elements.append(copy $0) }
    return elements
  }

  /// Whether the first section has an item at `indexPath`: what layouts of one section place.
  func isFirstSectionItem(_ indexPath: LayoutIndexPath) -> Bool {
    indexPath.section == 0 && indexPath.item >= 0 && indexPath.item < itemCounts.first ?? 0
  }
}

extension LayoutAttributes {
  /// The element in its place, with no opacity.
  var transparent: LayoutAttributes {
    var attributes = self
    attributes.alpha = 0
    return attributes
  }
}
