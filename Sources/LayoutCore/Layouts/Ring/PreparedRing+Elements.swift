extension PreparedRing {
  /// Visits the hub, then the items.
  ///
  /// - Complexity: O(n).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    forEachSupplementaryElement(body)
    if let hubCell { body(hubCell) }
    for slot in circle.slots { body(cell(inSlot: slot)) }
  }

  /// Visits the hub and the items that share an area with `rect`.
  ///
  /// - Complexity: O(1 + k) for k items inside. Turned items are looked for in a wider rectangle.
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    guard !rect.isEmpty else { return }
    if let overlayHub, overlayHub.frame.overlaps(rect) { body(overlayHub) }
    if let hubCell, hubCell.frame.overlaps(rect) { body(hubCell) }
    for range in circle.candidates(in: rect, reach: reach) {
      for slot in range {
        let cell = cell(inSlot: slot)
        if cell.visualBounds?.overlaps(rect) == true { body(cell) }
      }
    }
  }

  /// Visits the hub if it is no item.
  public func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void) {
    if let overlayHub { body(overlayHub) }
  }

  /// The attributes of the hub or of an item on the circle.
  ///
  /// - Complexity: O(1).
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    if let slot = slot(ofItemAt: indexPath) { return cell(inSlot: slot) }
    return indexPath == hubIndexPath ? hubCell : nil
  }

  /// The hub that is no item.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    kind == .hub && indexPath == LayoutIndexPath(item: 0, section: 0) ? overlayHub : nil
  }

  /// The item transparent in the middle (seed 000).
  public func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    var attributes = layoutAttributesForItem(at: indexPath)?.transparent
    attributes?.center = pivot
    return attributes
  }

  /// The item transparent in the middle, a tenth as large (seed 000).
  public func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    var attributes = layoutAttributesForItem(at: indexPath)?.transparent
    attributes?.center = pivot
    attributes?.transform3D = Transform3D(scaleX: 0.1, y: 0.1)
    return attributes
  }

  /// The topmost element at `point`.
  ///
  /// The items lie on one layer in the order of their numbers, so the candidates are tried from the
  /// last one down, and the first that is hit is it.
  ///
  /// - Complexity: O(1 + c) for the c candidates above the one that is hit.
  public func topmostElement(at point: Point, options: HitOptions) -> LayoutAttributes? {
    guard point.isFinite else { return nil }
    let cell = topmostCell(at: point, options: options)
    guard let overlayHub, overlayHub.isHit(at: point, options: options) else { return cell }
    guard let cell else { return overlayHub }
    return PaintKey(overlayHub) < PaintKey(cell) ? cell : overlayHub
  }

  private func topmostCell(at point: Point, options: HitOptions) -> LayoutAttributes? {
    let box = Rect(origin: point, size: .zero)
    for range in circle.candidates(in: box, reach: reach).reversed() {
      for slot in range.reversed() {
        let cell = cell(inSlot: slot)
        if cell.isHit(at: point, options: options) { return cell }
      }
    }
    return hubCell.flatMap { $0.isHit(at: point, options: options) ? $0 : nil }
  }

  /// How far an item reaches from its center; turned ones, whatever their angle.
  private var reach: Size {
    let half = Size(width: itemSize.width / 2, height: itemSize.height / 2)
    guard orientation != .upright else { return half }
    return Size(square: (half.width * half.width + half.height * half.height).squareRoot())
  }

  private var hubCell: LayoutAttributes? {
    guard let hubCellSize, let hubIndexPath else { return nil }
    var hub = LayoutAttributes(.cell, at: hubIndexPath, center: pivot, size: hubCellSize)
    hub.isHub = true
    return hub
  }

  private func cell(inSlot slot: Int) -> LayoutAttributes {
    var cell = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: slot + itemOfSlotZero, section: 0),
      center: circle.place(of: slot), size: itemSize)
    switch orientation {
    case .upright: break
    case .outward:
      cell.transform3D = Transform3D(planarRotation: circle.screenAngle(of: slot) + .pi / 2)
    case .inward:
      cell.transform3D = Transform3D(planarRotation: circle.screenAngle(of: slot) - .pi / 2)
    }
    return cell
  }
}
