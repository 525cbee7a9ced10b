import LayoutCore

/// Layouts from the suites' inputs.
extension GoldenValue {
  var ringLayout: RingLayout {
    var layout = RingLayout(
      radius: self["radius"]?.ringRadius ?? .inscribed,
      itemSize: self["itemSize"]?.ringItemSize ?? .fixed(.zero),
      hub: self["hub"]?.ringHub ?? .none)
    layout.startAngle = self["startAngle"]?.double ?? 0
    layout.sweep = self["sweep"]?.double
    layout.isClockwise = self["clockwise"]?.bool ?? true
    layout.orientation =
      self["orientation"]?.string.flatMap { RingLayout.Orientation(rawValue: $0) } ?? .upright
    layout.orbit = Orbit(phase: self["phase"]?.double ?? 0)
    return layout
  }

  func ring(count: Int? = nil) -> PreparedRing {
    ringLayout.prepare(
      LayoutContext(
        size: viewSize, itemCount: count ?? self["count"]?.int ?? 0, layoutDirection: direction))
  }

  private var ringRadius: RingLayout.Radius? {
    switch self["mode"]?.string {
    case "fraction": .fraction(divisor: self["divisor"]?.double ?? 0)
    case "inset": .inset(self["value"]?.double ?? 0)
    case "absolute": .absolute(self["value"]?.double ?? 0)
    case "inscribed": .inscribed
    default: nil
    }
  }

  private var ringItemSize: RingLayout.ItemSize? {
    switch self["mode"]?.string {
    case "fixed": .fixed(viewSize)
    case "tangent":
      .tangent(
        gap: self["gap"]?.double ?? 0, maximum: self["max"]?.double,
        squares: self["shape"]?.string == "square")
    default: nil
    }
  }

  private var ringHub: RingLayout.Hub? {
    switch self["mode"]?.string {
    case "overlay":
      .overlay(
        viewSize, zIndex: self["z"]?.int ?? -1, fitsRing: self["fit"]?.bool ?? false)
    case "firstItem": .firstItem(self["size"]?.pair)
    case "none": RingLayout.Hub.none
    default: nil
    }
  }
}

extension GoldenValue {
  func flow() -> PreparedFlow {
    let sections = self["sections"]?.array ?? []
    let layout = FlowLayout(
      scrollDirection: self["scrollDirection"]?.string == "horizontal" ? .horizontal : .vertical,
      sections: sections.map(\.flowSection))
    return layout.prepare(
      LayoutContext(
        bounds: Rect(origin: .zero, size: viewSize),
        itemCounts: sections.map { $0["count"]?.int ?? 0 }, layoutDirection: direction))
  }

  var flowSection: FlowLayout.Section {
    FlowLayout.Section(
      itemSize: self["itemSize"]?.pair ?? .zero,
      itemSizes: self["sizes"]?.array.compactMap(\.pair), inset: self["inset"]?.insets ?? .zero,
      minimumLineSpacing: self["line"]?.double ?? 10,
      minimumInteritemSpacing: self["interitem"]?.double ?? 10,
      headerReferenceSize: self["header"]?.pair ?? .zero,
      footerReferenceSize: self["footer"]?.pair ?? .zero)
  }

  /// The view scrolled to the input's offset.
  var scrolledContext: LayoutContext {
    let offset = Point(x: self["offsetX"]?.double ?? 0, y: self["offsetY"]?.double ?? 0)
    return LayoutContext(
      bounds: Rect(origin: offset, size: viewSize), itemCounts: [self["count"]?.int ?? 0],
      layoutDirection: direction)
  }

  func sphere() -> PreparedSphere {
    var layout = SphereLayout()
    layout.mode = self["mode"]?.string.flatMap { SphereLayout.Mode(rawValue: $0) } ?? .seed
    layout.eyeDistance = self["eye"]?.double ?? 900
    layout.itemSize.width = self["itemWidth"]?.double ?? 30
    layout.itemSize.height = self["itemHeight"]?.double ?? 30
    return layout.prepare(scrolledContext)
  }

  func wheel() -> PreparedWheel {
    var layout = WheelLayout()
    layout.itemSize.width = self["itemWidth"]?.double ?? 260
    layout.itemSize.height = self["itemHeight"]?.double ?? 100
    layout.eyeDistance = self["eye"]?.double ?? 900
    return layout.prepare(scrolledContext)
  }
}
