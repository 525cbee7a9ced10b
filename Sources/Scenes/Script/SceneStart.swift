internal import LayoutCore

/// What a scene starts with.
struct SceneStart {
  let layout: any CollectionLayout
  let context: LayoutContext
  let options: SceneOptions
  var orbit = Orbit.still

  /// The stretch before the first event, with the items numbered in order.
  func chapter() -> SceneChapter {
    let counts = context.itemCounts
    var next = 0
    let items = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    let motion = ViewMotion(
      size: context.bounds.size, direction: context.layoutDirection, turning: layout.turning,
      scroll: Scroll(at: offset), orbit: orbit)
    let layout = ViewLayout(
      layout, itemCounts: counts, motion: motion, hub: options.overlayHub, at: .zero)
    return SceneChapter(layout: layout, items: items)
  }

  private var offset: Point {
    if let offset = options.contentOffset { return offset }
    let page = context.bounds.size
    // Wheels aren't scrolled sideways: they would leave the view.
    if layout is WheelLayout { return Point(x: 0, y: page.height) }
    return layout is SphereLayout ? Point(x: page.width, y: page.height) : .zero
  }
}
