package import LayoutCore

/// A layout of any kind with its options.
package enum Arrangement: Hashable, Sendable {
  /// One ring, with or without a hub.
  case ring(RingLayout)
  /// Rings around each other.
  case concentric(ConcentricLayout)
  /// Lines.
  case flow(FlowLayout)
  /// Another layout whose cells shrink towards the edges.
  indirect case punch(Arrangement)
  /// A sphere.
  case sphere(SphereLayout)
  /// A wheel.
  case wheel(WheelLayout)
  /// Columns.
  case waterfall(WaterfallLayout)
}

extension Arrangement {
  /// The layout, whatever kind it is.
  var layout: any CollectionLayout {
    switch self {
    case .ring(let layout): layout
    case .concentric(let layout): layout
    case .flow(let layout): layout
    case .punch(let base): base.layout.punched
    case .sphere(let layout): layout
    case .wheel(let layout): layout
    case .waterfall(let layout): layout
    }
  }

  /// Works the layout out.
  func prepare(_ context: LayoutContext) -> any PreparedLayout { layout.prepare(context) }

  /// Whether preparing or a query of a rectangle takes a time or a memory that grows with every item.
  var looksAtEveryItem: Bool {
    switch self {
    case .ring, .concentric: false
    case .flow(let layout): layout.hasMixedSizes
    case .punch(let base): base.looksAtEveryItem
    case .sphere, .wheel, .waterfall: true
    }
  }
}

extension CollectionLayout {
  fileprivate var punched: any CollectionLayout { PunchLayout(self) }
}

extension FlowLayout {
  fileprivate var hasMixedSizes: Bool {
    section.itemSizes != nil || sections.contains { $0.itemSizes != nil }
  }
}
