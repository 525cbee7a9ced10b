/// A ring worked out for one context.
///
/// Places are formulas, so a ring of a million items takes no more memory than one of ten, and
/// turning it costs one store.
public struct PreparedRing: PreparedLayout, Hashable {
  /// The view's size: nothing scrolls.
  public let contentSize: Size
  /// How many items the sections have; the ring places those of the first, the hub included.
  public let itemCounts: [Int]
  /// The distance of the items' centers from the middle, in points.
  public let radius: Double
  /// The size of the items on the circle.
  public let itemSize: Size
  /// The hub that is no item; nil where there is none or item 0 is the hub.
  public let overlayHub: LayoutAttributes?
  /// The size of the hub that is item 0; nil where it is none.
  let hubCellSize: Size?
  let orientation: RingLayout.Orientation
  let startAngle: Double
  let orbit: Orbit
  /// The places of the ring's items.
  ///
  /// Slot and item are the same number, but on an arc with a hub, whose first slot is item 1.
  var circle: CircleSlots
  let itemOfSlotZero: Int

  /// How far the ring is turned, in turns, 0..<1.
  public var phase: Double {
    didSet { circle.base = startAngle + 2 * .pi * phase.fraction }
  }

  init(_ layout: RingLayout, _ context: LayoutContext) {
    let size = context.bounds.size
    let hub = Middle(layout.hub, itemCount: context.itemCount)
    let spacing = RingSpacing(count: hub.ringCount, sweep: layout.sweep)
    contentSize = size
    itemCounts = context.itemCounts
    radius = layout.radius.resolved(
      shortest: size.shortest, itemSize: layout.itemSize, spacing: spacing)
    itemSize = layout.itemSize.resolved(radius: radius, spacing: spacing)
    hubCellSize = hub.cellSize(radius: radius)
    overlayHub = hub.overlay(center: size.center, freeDiameter: 2 * radius - itemSize.longest)
    orientation = layout.orientation
    startAngle = layout.startAngle.asAngle
    orbit = layout.orbit
    phase = layout.orbit.phase.fraction
    // Seed 003 counts the hub's place too: on its full circle the first item is one step past the
    // start.
    let firstSlot = hub.isCell && spacing.isFullCircle ? 1 : 0
    itemOfSlotZero = hub.isCell && !spacing.isFullCircle ? 1 : 0
    circle = CircleSlots(
      center: size.center, radius: radius, base: startAngle + 2 * .pi * phase,
      step: layout.isClockwise ? spacing.step : -spacing.step,
      slots: firstSlot..<firstSlot + hub.ringCount, isMirrored: context.isMirrored)
  }

  /// How many items are on the circle: all, but the hub.
  public var ringItemCount: Int { circle.slots.count }

  /// The middle of the ring.
  public var pivot: Point { circle.center }

  /// Item 0 where it is the hub.
  public var hubIndexPath: LayoutIndexPath? {
    hubCellSize == nil ? nil : LayoutIndexPath(item: 0, section: 0)
  }

  /// Where an item of the circle is, in radians clockwise from 3 o'clock on the screen; nil for the
  /// hub and where there is no such item.
  public func angle(ofItemAt indexPath: LayoutIndexPath) -> Double? {
    slot(ofItemAt: indexPath).map(circle.screenAngle)
  }

  /// The item of the circle that is nearest to an angle, in radians clockwise from 3 o'clock on the
  /// screen; the lower one of two; nil if the circle is empty.
  ///
  /// - Complexity: O(1).
  public func nearestItem(toAngle angle: Double) -> LayoutIndexPath? {
    circle.nearestSlot(toScreenAngle: angle).map {
      LayoutIndexPath(item: $0 + itemOfSlotZero, section: 0)
    }
  }

  /// Whether the orbit turns the ring.
  public var isMoving: Bool { orbit.isMoving }

  /// How far the orbit has turned the ring; nil if its items turn with it.
  public func centerTurn(at time: Duration) -> Double? {
    guard orbit.isMoving else { return 0 }
    guard orientation == .upright else { return nil }
    let angle = 2 * .pi * (orbit.phase(at: time) - phase.fraction)
    return circle.isMirrored ? -angle : angle
  }

  /// The ring as its orbit has turned it at `time`.
  public func advanced(to time: Duration) -> PreparedRing {
    guard orbit.isMoving else { return self }
    var ring = self
    ring.phase = orbit.phase(at: time)
    return ring
  }

  /// The place of an item on the circle; nil for the hub and where there is no such item.
  func slot(ofItemAt indexPath: LayoutIndexPath) -> Int? {
    guard indexPath.section == 0, indexPath.item >= 0 else { return nil }
    let slot = indexPath.item - itemOfSlotZero
    return circle.slots.contains(slot) ? slot : nil
  }
}

/// What a ring with a certain number of items has in its middle.
private struct Middle {
  let hub: RingLayout.Hub
  let isCell: Bool
  let ringCount: Int

  init(_ hub: RingLayout.Hub, itemCount: Int) {
    self.hub = hub
    if case .firstItem = hub, itemCount > 0 { isCell = true } else { isCell = false }
    ringCount = isCell ? itemCount - 1 : itemCount
  }

  func cellSize(radius: Double) -> Size? {
    guard isCell, case .firstItem(let size) = hub else { return nil }
    return size?.repaired ?? Size(square: radius)
  }

  func overlay(center: Point, freeDiameter: Double) -> LayoutAttributes? {
    guard case .overlay(let wanted, let zIndex, let fitsRing) = hub else { return nil }
    var size = wanted.repaired
    if fitsRing, size.longest > 0 {
      let scale = min(1, max(0, freeDiameter) / size.longest)
      size = Size(width: size.width * scale, height: size.height * scale)
    }
    var attributes = LayoutAttributes(
      .supplementary(.hub), at: LayoutIndexPath(item: 0, section: 0), center: center, size: size)
    attributes.zIndex = zIndex
    attributes.isHub = true
    return attributes
  }
}
