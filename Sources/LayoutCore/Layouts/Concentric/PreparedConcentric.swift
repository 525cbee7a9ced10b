/// Concentric rings worked out for one context.
public struct PreparedConcentric: PreparedLayout, Hashable {
  /// One of the rings.
  public struct Ring: Hashable, Sendable {
    /// The distance of the items' centers from the middle, in points.
    public let radius: Double
    /// How many items would fit.
    public let capacity: Int
    /// The items that are on it.
    public let items: Range<Int>
  }

  /// The view's size: nothing scrolls.
  public let contentSize: Size
  /// How many items the sections have; those of the first are placed.
  public let itemCounts: [Int]
  /// The items' width and height.
  public let itemSize: Size
  /// The rings that have items, from the inside out.
  public let rings: [Ring]
  private let base: CircleSlots

  init(_ layout: ConcentricLayout, _ context: LayoutContext) {
    contentSize = context.bounds.size
    itemCounts = context.itemCounts
    itemSize = Size(square: layout.itemSize.asLength)
    rings = Self.rings(layout, itemCount: context.itemCount)
    base = CircleSlots(
      center: context.bounds.size.center, radius: 0, base: layout.startAngle.asAngle,
      step: layout.isClockwise ? 1 : -1, slots: 0..<0, isMirrored: context.isMirrored)
  }

  /// The middle of the rings.
  public var pivot: Point { base.center }

  private static func rings(_ layout: ConcentricLayout, itemCount: Int) -> [Ring] {
    let pitch = layout.itemSize.asLength + layout.minimumRingSpacing.asLength
    var radius = layout.innerRadius.asLength
    var rings: [Ring] = []
    var next = 0
    while next < itemCount {
      let capacity = Int(layout.capacity(radius: radius), clampedTo: 1...itemCount)
      let isLast = radius + pitch == radius || rings.count + 1 == ConcentricLayout.ringLimit
      let count = isLast ? itemCount - next : min(capacity, itemCount - next)
      rings.append(Ring(radius: radius, capacity: capacity, items: next..<next + count))
      next += count
      radius += pitch
    }
    return rings
  }

  private func circle(_ ring: Ring) -> CircleSlots {
    var circle = base
    circle.radius = ring.radius
    circle.step *= 2 * .pi / Double(ring.items.count)
    circle.slots = 0..<ring.items.count
    return circle
  }

  private func cell(_ item: Int, at place: Point) -> LayoutAttributes {
    LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: 0), center: place, size: itemSize)
  }
}

extension PreparedConcentric {
  /// Visits the items from the inside out.
  ///
  /// - Complexity: O(n).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    for ring in rings {
      let circle = circle(ring)
      for item in ring.items {
        body(cell(item, at: circle.place(of: item - ring.items.lowerBound)))
      }
    }
  }

  /// Visits the items that share an area with `rect`.
  ///
  /// - Complexity: O(rings + k) for k items inside.
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    guard !rect.isEmpty else { return }
    let reach = Size(width: itemSize.width / 2, height: itemSize.height / 2)
    for ring in rings {
      let circle = circle(ring)
      for slot in circle.candidates(in: rect, reach: reach).joined() {
        let cell = cell(ring.items.lowerBound + slot, at: circle.place(of: slot))
        if cell.frame.overlaps(rect) { body(cell) }
      }
    }
  }

  /// The attributes of an item.
  ///
  /// - Complexity: O(log rings).
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    guard isFirstSectionItem(indexPath) else { return nil }
    let ring = rings[rings.partitionIndex { $0.items.upperBound > indexPath.item }]
    return cell(
      indexPath.item, at: circle(ring).place(of: indexPath.item - ring.items.lowerBound))
  }

  /// The item transparent in the middle, as on a ring.
  public func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    var attributes = layoutAttributesForItem(at: indexPath)?.transparent
    attributes?.center = pivot
    return attributes
  }

  /// The item transparent in the middle, a tenth as large, as on a ring.
  public func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    var attributes = initialLayoutAttributes(forAppearingItemAt: indexPath)
    attributes?.transform3D = Transform3D(scaleX: 0.1, y: 0.1)
    return attributes
  }
}
