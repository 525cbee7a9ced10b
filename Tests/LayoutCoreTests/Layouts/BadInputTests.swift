import LayoutCore
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, -1e300, 1e300, 1e-300, .leastNonzeroMagnitude, 100,
  ]
  private static let counts = [Int.min, -1, 0, 1, 2, 3, 8]

  @Test("never gives NaN or infinity and never traps, whatever a ring is made of")
  func rings() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<2_000 {
      var bad = BadNumbers(random: random, numbers: Self.numbers)
      let layout = RingLayout(
        radius: bad.radius(), itemSize: bad.itemSize(), hub: bad.hub(), startAngle: bad.next(),
        sweep: bad.chance ? bad.next() : nil, orientation: bad.chance ? .upright : .outward,
        orbit: Orbit(phase: bad.next(), turnsPerSecond: bad.next()))
      let ring = layout.prepare(bad.context(counts: Self.counts))
      check(ring, &bad)
      check(ring.advanced(to: .seconds(1e15)), &bad)
      _ = ring.nearestItem(toAngle: bad.next())
      random = bad.random
    }
  }

  @Test("never gives NaN or infinity and never traps, whatever a flow is made of")
  func flows() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<1_000 {
      var bad = BadNumbers(random: random, numbers: Self.numbers)
      var section = FlowLayout.Section(
        itemSize: bad.size(), inset: bad.insets(), minimumLineSpacing: bad.next(),
        minimumInteritemSpacing: bad.next(), headerReferenceSize: bad.size(),
        footerReferenceSize: bad.size(), backgroundInset: bad.chance ? bad.insets() : nil)
      if bad.chance { section.itemSizes = [bad.size(), bad.size()] }
      let layout = FlowLayout(
        scrollDirection: bad.chance ? .vertical : .horizontal, section: section)
      check(layout.prepare(bad.context(counts: Self.counts)), &bad)
      check(PunchLayout(layout).prepare(bad.context(counts: Self.counts)), &bad)
      random = bad.random
    }
  }

  @Test("never gives NaN or infinity and never traps, whatever the other layouts are made of")
  func others() {
    var random = SplitMix64(seed: 23)
    for _ in 0..<1_000 {
      var bad = BadNumbers(random: random, numbers: Self.numbers)
      let context = bad.context(counts: Self.counts)
      let mode = SphereLayout.Mode.allCases.randomElement(using: &bad.random) ?? .seed
      check(
        SphereLayout(mode: mode, itemSize: bad.size(), eyeDistance: bad.next())
          .prepare(context), &bad)
      check(
        WheelLayout(itemSize: bad.size(), eyeDistance: bad.next()).prepare(context), &bad)
      check(
        WaterfallLayout(
          columnCount: [Int.min, 0, 3, .max].randomElement(using: &bad.random) ?? 1,
          itemHeights: [bad.next(), bad.next()], itemHeight: bad.next(), inset: bad.insets(),
          minimumInteritemSpacing: bad.next(), minimumLineSpacing: bad.next()
        ).prepare(context), &bad)
      check(
        ConcentricLayout(
          innerRadius: bad.next(), itemSize: bad.next(), minimumInteritemSpacing: bad.next(),
          minimumRingSpacing: bad.next(), startAngle: bad.next()
        ).prepare(context), &bad)
      random = bad.random
    }
  }

  @Test("huge counts answer single questions at once")
  func hugeCounts() {
    let context = LayoutContext(size: Size(width: 320, height: 480), itemCount: .max)
    let last = LayoutIndexPath(item: LayoutContext.largestCount - 1, section: 0)
    let ring = RingLayout.hubAndRing.prepare(context)
    #expect(ring.layoutAttributesForItem(at: last)?.isFinite == true)
    #expect(ring.elementIDs(in: Rect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
    let flow = FlowLayout.grid.prepare(context)
    #expect(flow.layoutAttributesForItem(at: last)?.isFinite == true)
    #expect(flow.elementIDs(in: Rect(x: 0, y: 1e12, width: 320, height: 480)).count > 30)
    let sphere = SphereLayout().prepare(context)
    #expect(sphere.layoutAttributesForItem(at: last)?.isFinite == true)
    let wheel = WheelLayout().prepare(context)
    #expect(wheel.layoutAttributesForItem(at: last)?.isFinite == true)
    #expect(ConcentricLayout().prepare(context).rings.count == ConcentricLayout.ringLimit)
  }

  private func check(_ layout: some PreparedLayout, _ bad: inout BadNumbers) {
    #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
    layout.forEachElement { #expect($0.isFinite) }
    let rect = Rect(x: bad.next(), y: bad.next(), width: bad.next(), height: bad.next())
    layout.forEachElement(in: rect) { #expect($0.isFinite) }
    layout.forEachElement(in: .everything) { #expect($0.isFinite) }
    let point = Point(x: bad.next(), y: bad.next())
    #expect(layout.element(at: point)?.isFinite != false)
    _ = layout.tapAction(at: point)
    for index in [Int.min, -1, .max] {
      #expect(layout.layoutAttributesForItem(at: .init(item: index, section: 0)) == nil)
      #expect(layout.layoutAttributesForItem(at: .init(item: 0, section: index)) == nil)
    }
    let target = layout.targetContentOffset(
      forProposedContentOffset: .zero, withScrollingVelocity: point)
    #expect(target.x.isFinite && target.y.isFinite)
  }
}

/// Layouts' ingredients from numbers that nobody should use.
private struct BadNumbers {
  var random: SplitMix64
  let numbers: [Double]

  var chance: Bool { mutating get { random.chance(0.5) } }

  mutating func next() -> Double { numbers.randomElement(using: &random) ?? 0 }
  mutating func size() -> Size { Size(width: next(), height: next()) }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: next(), left: next(), bottom: next(), right: next())
  }

  mutating func context(counts: [Int]) -> LayoutContext {
    LayoutContext(
      bounds: Rect(x: next(), y: next(), width: next(), height: next()),
      itemCounts: [counts.randomElement(using: &random) ?? 0],
      layoutDirection: chance ? .leftToRight : .rightToLeft)
  }

  mutating func radius() -> RingLayout.Radius {
    switch random.int(0...3) {
    case 0: .fraction(divisor: next())
    case 1: .inset(next())
    case 2: .absolute(next())
    default: .inscribed
    }
  }

  mutating func itemSize() -> RingLayout.ItemSize {
    chance
      ? .fixed(size()) : .tangent(gap: next(), maximum: chance ? next() : nil, squares: chance)
  }

  mutating func hub() -> RingLayout.Hub {
    switch random.int(0...2) {
    case 0: RingLayout.Hub.none
    case 1: .overlay(size(), fitsRing: chance)
    default: .firstItem(chance ? size() : nil)
    }
  }
}
