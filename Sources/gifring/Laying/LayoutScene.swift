internal import LayoutCore

/// A layout, or one moment of its change: what is listed, drawn and tapped.
struct LayoutScene {
  /// The elements of a scene visited one by one; the phase is nil where nothing changes.
  typealias Visitor = (borrowing LayoutAttributes, TransitionElement.Phase?) -> Void

  /// The layout after the change, as it stands at ``time``.
  let layout: any PreparedLayout
  /// The visible part of the content.
  let bounds: Rect
  private let time: Duration
  private let transition: LayoutTransition?
  private let pixelScale: Double?

  /// Works out the layout, and its change if a moment of it is wanted.
  ///
  /// - Throws: `LayoutError` if the change doesn't fit the items.
  init(_ options: LayoutOptions, _ arrangement: Arrangement) throws(LayoutError) {
    let context = options.context
    bounds = context.bounds
    time = options.time ?? .zero
    pixelScale = options.pixelScale
    guard let change = options.change else {
      transition = nil
      layout = arrangement.prepare(context).advanced(to: time)
      return
    }
    let counts = try change.update.itemCounts(after: context.itemCounts)
    let new = arrangement.prepare(
      LayoutContext(
        bounds: bounds, itemCounts: counts, layoutDirection: context.layoutDirection))
    layout = new.advanced(to: time)
    transition =
      options.time == nil
      ? nil
      : try LayoutTransition(
        from: arrangement.prepare(context), to: new, update: change.update, curve: change.curve,
        path: change.path, startTime: change.startTime, duration: change.duration)
  }

  /// Visits the elements, those that share an area with `rect` if there is one, in the order of their
  /// numbers.
  func forEachElement(in rect: Rect?, _ body: Visitor) {
    if let transition {
      transition.forEachElement(at: time) { element in
        if let rect, element.attributes.visualBounds?.overlaps(rect) != true { return }
        show(element.attributes, element.phase, body)
      }
    } else if let rect {
      layout.forEachElement(in: rect) { show($0, nil, body) }
    } else {
      layout.forEachElement { show($0, nil, body) }
    }
  }

  private func show(
    _ element: borrowing LayoutAttributes, _ phase: TransitionElement.Phase?, _ body: Visitor
  ) {
    if pixelScale == nil { body(element, phase) } else { body(shown(copy element), phase) }
  }

  /// The element as it is listed and drawn: on device pixels, if that is wanted.
  func shown(_ element: LayoutAttributes) -> LayoutAttributes {
    pixelScale.map { element.pixelAligned(scale: $0) } ?? element
  }
}
