import LayoutCore
import TestSupport

extension SplitMix64 {
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }

  mutating func size(_ range: ClosedRange<Double>) -> Size {
    Size(width: double(range), height: double(range))
  }

  mutating func point(around size: Size) -> Point {
    Point(
      x: double(-0.2...1.2) * max(1, size.width), y: double(-0.2...1.2) * max(1, size.height))
  }

  /// A rectangle in and around a view.
  mutating func rect(around size: Size) -> Rect {
    Rect(origin: point(around: size), size: chance(0.3) ? self.size(0...3) : self.size(0...200))
  }
}

extension SplitMix64 {
  mutating func ringLayout() -> RingLayout {
    RingLayout(
      radius: ringRadius(),
      itemSize: chance(0.5)
        ? .fixed(size(0...80))
        : .tangent(gap: double(0...4), maximum: chance(0.5) ? 60 : nil, squares: chance(0.3)),
      hub: chance(0.4) ? .firstItem() : .overlay(size(10...300), fitsRing: chance(0.5)),
      startAngle: double(-20...20), sweep: chance(0.5) ? double(-7...7) : nil,
      isClockwise: chance(0.5),
      orientation: chance(0.6) ? .upright : chance(0.5) ? .outward : .inward,
      orbit: Orbit(phase: double(-3...3)))
  }

  private mutating func ringRadius() -> RingLayout.Radius {
    switch int(0...3) {
    case 0: .fraction(divisor: double(1...5))
    case 1: .inset(double(-20...100))
    case 2: .absolute(double(0...300))
    default: .inscribed
    }
  }

  mutating func ring(items: ClosedRange<Int> = 0...150) -> PreparedRing {
    ringLayout().prepare(
      LayoutContext(
        size: size(0...800), itemCount: int(items),
        layoutDirection: chance(0.3) ? .rightToLeft : .leftToRight))
  }
}

extension SplitMix64 {
  mutating func flowSection(count: Int) -> FlowLayout.Section {
    var section = FlowLayout.Section(
      itemSize: size(1...120),
      inset: EdgeInsets(
        top: double(0...30), left: double(0...30), bottom: double(0...30), right: double(0...30)),
      minimumLineSpacing: chance(0.2) ? 0 : double(0...20),
      minimumInteritemSpacing: chance(0.2) ? 0 : double(0...20),
      headerReferenceSize: chance(0.5) ? size(0...40) : .zero,
      footerReferenceSize: chance(0.5) ? size(0...40) : .zero)
    if chance(0.5) { section.itemSizes = (0..<count).map { _ in size(1...120) } }
    return section
  }

  /// - Parameter fits: whether the view is wide enough for every item.
  mutating func flow(maximumCount: Int, fits: Bool = false) -> PreparedFlow {
    let counts = (0..<int(0...4)).map { _ in int(0...maximumCount) }
    let layout = FlowLayout(
      scrollDirection: chance(0.5) ? .vertical : .horizontal,
      sections: counts.map { flowSection(count: $0) })
    return layout.prepare(
      LayoutContext(
        bounds: Rect(origin: .zero, size: size(fits ? 200...900 : 0...900)), itemCounts: counts,
        layoutDirection: chance(0.3) ? .rightToLeft : .leftToRight))
  }
}
