public import LayoutCore

/// Where everything is with a certain number of cells, and how cells come and go then.
public struct PageState: Hashable, Sendable {
  /// What an element is.
  public enum Kind: Int, Hashable, Sendable {
    /// A cell.
    case cell
    /// The GIF's place, which is no cell.
    case hub
    /// The cell that is the GIF's place.
    case hubCell
    /// A header, a footer or an ornament.
    case view
  }

  /// An element with what it is.
  public struct Element: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// Where it is and how it looks, in the view's coordinates.
    public let attributes: LayoutAttributes
  }

  /// How many cells there are.
  public let count: Int
  /// The elements, the cells in the order of their numbers.
  public let elements: [Element]
  /// Which cell a new one becomes.
  public let insertedItem: Int
  /// How a new cell looks at first; nil where there can't be one more.
  public let arrival: LayoutAttributes?
  /// How each cell looks when it is gone.
  public let departures: [LayoutAttributes]
}

/// The states of a page: what the layout gives for each number of cells that taps can lead to.
public struct PageStates: Hashable, Sendable {
  /// How many cells can come and go.
  public static let reach = 30
  /// The most cells of a page.
  public static let most = 200

  /// The states by their number of cells, without gaps.
  public let states: [PageState]
  /// How many cells there are at first.
  public let startCount: Int

  /// Asks a layout for its states.
  ///
  /// - Parameters:
  ///   - layout: places the cells.
  ///   - context: the view, and how many cells there are at first; all are in one section.
  ///   - hub: a place for the GIF, in the view's coordinates; nil where the layout has one.
  /// - Precondition: there are at most ``most`` cells at first.
  public init(layout: any CollectionLayout, context: LayoutContext, hub: LayoutAttributes?) {
    startCount = context.itemCounts.reduce(0, +)
    precondition(startCount <= Self.most, "a page holds \(Self.most) cells")
    let counts = max(0, startCount - Self.reach)...min(Self.most, startCount + Self.reach)
    let layouts = counts.map { count in
      PlacedCells(layout: layout, context: context, count: count, hub: hub)
    }
    states = layouts.indices.map { index in
      layouts[index].state(next: index + 1 < layouts.count ? layouts[index + 1] : nil)
    }
  }
}

/// A layout with so many cells, in the view's coordinates.
private struct PlacedCells {
  let count: Int
  let offset: Point
  let hub: LayoutAttributes?
  let layout: any PreparedLayout

  init(
    layout: any CollectionLayout, context: LayoutContext, count: Int, hub: LayoutAttributes?
  ) {
    self.count = count
    self.hub = hub
    offset = context.bounds.origin
    self.layout = layout.prepare(
      LayoutContext(
        bounds: context.bounds, itemCounts: [count], layoutDirection: context.layoutDirection))
  }

  /// - Parameter next: the layout with one cell more.
  func state(next: PlacedCells?) -> PageState {
    let inserted = layout.hubIndexPath == nil ? 0 : 1
    return PageState(
      count: count, elements: elements, insertedItem: inserted,
      arrival: next.flatMap { next in
        next.layout.initialLayoutAttributes(forAppearingItemAt: path(inserted)).map(seen)
      }, departures: departures)
  }

  private var elements: [PageState.Element] {
    var elements = hub.map { [PageState.Element(kind: .hub, attributes: $0)] } ?? []
    layout.forEachElement { attributes in
      elements.append(
        PageState.Element(kind: Self.kind(of: attributes), attributes: seen(copy attributes)))
    }
    return elements
  }

  private static func kind(of element: borrowing LayoutAttributes) -> PageState.Kind {
    if element.category == .cell { return element.isHub ? .hubCell : .cell }
    return element.isHub ? .hub : .view
  }

  private var departures: [LayoutAttributes] {
    (0..<count).compactMap { item in
      let gone = layout.finalLayoutAttributes(forDisappearingItemAt: path(item))
      return (gone ?? layout.layoutAttributesForItem(at: path(item))).map(seen)
    }
  }

  private func path(_ item: Int) -> LayoutIndexPath { LayoutIndexPath(item: item, section: 0) }

  private func seen(_ element: LayoutAttributes) -> LayoutAttributes {
    var element = element
    element.center = Point(x: element.center.x - offset.x, y: element.center.y - offset.y)
    return element
  }
}
