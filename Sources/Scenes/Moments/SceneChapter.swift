internal import LayoutCore

/// A stretch of a scene between two events.
struct SceneChapter: Sendable {
  /// When it begins; the first chapter also holds all times before.
  var start = Duration.zero
  /// Where elements are, or are going to.
  var layout: ViewLayout
  /// The numbers of the items that are there or come, by section.
  var items: [[Int]]
  /// The change that began with it, or goes on in it.
  var transition: LayoutTransition?
  /// The numbers of the items that go, in the order in which the transition visits them.
  var departing: [Int] = []
  var hubClock = HubClock()

  init(layout: ViewLayout, items: [[Int]]) {
    (self.layout, self.items) = (layout, items)
  }

  /// When the change and the scroll of this chapter are over.
  var settlingTime: Duration {
    max(start, max(transition?.endTime ?? .zero, layout.motion.scroll.end))
  }

  /// The transition, if it runs at a time.
  func transition(at time: Duration) -> LayoutTransition? {
    transition.flatMap { time < $0.endTime ? $0 : nil }
  }

  /// Visits all elements that share an area with the view, with the number of the item where they
  /// are cells.
  func forEachElement(at time: Duration, _ body: (LayoutAttributes, _ item: Int?) -> Void) {
    let view = Rect(origin: .zero, size: layout.motion.size)
    guard let transition = transition(at: time) else {
      layout.advanced(to: time).forEachElement(in: view) {
        body(copy $0, $0.category == .cell ? item(at: $0.indexPath) : nil)
      }
      return
    }
    var departed = departing[...]
    transition.forEachElement(at: time) { element in
      let attributes = element.attributes
      let isCell = attributes.category == .cell
      // Until any time has passed, the attributes of cells that stay have their old index paths.
      let item = isCell ? element.new.map(item) ?? departed.popFirst() : nil
      if attributes.visualBounds?.overlaps(view) == true { body(attributes, item) }
    }
  }

  private func item(at path: LayoutIndexPath) -> Int { items[path.section][path.item] }
}
