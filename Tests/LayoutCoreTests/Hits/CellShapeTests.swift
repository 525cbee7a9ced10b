import LayoutCore
import Testing

@Suite("Hits on flat cells")
struct CellShapeTests {
  private let cell = LayoutAttributes(
    .cell, at: LayoutIndexPath(item: 0, section: 0),
    frame: Rect(x: 10, y: 10, width: 100, height: 60))

  @Test("left and top edges are inside, right and bottom ones aren't")
  func halfOpenEdges() {
    #expect(cell.contains(Point(x: 10, y: 10)))
    #expect(!cell.contains(Point(x: 110, y: 10)))
    #expect(!cell.contains(Point(x: 10, y: 70)))
    #expect(cell.contains(Point(x: 109.999, y: 69.999)))
  }

  @Test("an ellipse cuts the corners off")
  func ellipse() {
    #expect(!cell.contains(Point(x: 12, y: 12), shape: .ellipse))
    #expect(cell.contains(Point(x: 60, y: 11), shape: .ellipse))
    #expect(cell.contains(Point(x: 30, y: 25), shape: .ellipse))
    #expect(!cell.contains(Point(x: 16, y: 22), shape: .ellipse))
  }

  @Test("rounded corners are cut off within their radius only")
  func roundedCorners() {
    let shape = CellShape.rounded(radius: 10)
    #expect(!cell.contains(Point(x: 12, y: 12), shape: shape))
    #expect(cell.contains(Point(x: 13, y: 13), shape: shape))
    #expect(cell.contains(Point(x: 20, y: 10.5), shape: shape))
    #expect(!cell.contains(Point(x: 108.5, y: 68.5), shape: shape))
  }

  @Test("hidden and nearly invisible elements are never hit")
  func invisible() {
    var flow = [cell]
    #expect(flow.single.element(at: cell.center) != nil)
    flow[0].alpha = 0.009
    #expect(flow.single.element(at: cell.center) == nil)
    flow[0].alpha = 1
    flow[0].isHidden = true
    #expect(flow.single.element(at: cell.center) == nil)
  }

  @Test("an overlay hub is a miss for taps, a hub cell is activated")
  func taps() {
    let context = LayoutContext(size: Size(width: 768, height: 1024), itemCount: 8)
    let middle = Point(x: 384, y: 512)
    let overlay = RingLayout.circle.prepare(context)
    let first = LayoutIndexPath(item: 0, section: 0)
    #expect(overlay.tapAction(at: middle) == .insert(first))
    #expect(overlay.element(at: middle)?.isHub == true)
    let hub = RingLayout.hubAndRing.prepare(context)
    #expect(hub.tapAction(at: middle) == .activateHub)
    #expect(hub.tapAction(at: middle, protectsHub: false) == .delete(first))
    #expect(hub.tapAction(at: .zero) == .insert(LayoutIndexPath(item: 1, section: 0)))
  }
}

/// A layout of some given elements.
private struct Elements: PreparedLayout {
  let elements: [LayoutAttributes]
  var contentSize: Size { .zero }
  var itemCounts: [Int] { [elements.count] }

  func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    for element in elements where element.frame.overlaps(rect) { body(element) }
  }

  func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    elements[indexPath.item]
  }
}

extension [LayoutAttributes] {
  fileprivate var single: Elements { Elements(elements: self) }
}
