import LayoutCore
import Synchronization
import Testing

@Suite("Layout sessions")
struct LayoutSessionTests {
  private let bounds = Rect(x: 0, y: 0, width: 320, height: 480)

  @Test("a layout pass prepares, then asks for the content size, then for elements, once each")
  func orderOfCalls() {
    let log = Log()
    var session = LayoutSession(
      layout: RecordingLayout(log: log), bounds: bounds, itemCounts: [3])
    #expect(log.entries.isEmpty)
    _ = session.layoutPass()
    #expect(log.entries == ["prepare 3", "contentSize", "elements"])
  }

  @Test("invalidating only marks: the next question prepares, once")
  func invalidation() {
    let log = Log()
    var session = LayoutSession(
      layout: RecordingLayout(log: log), bounds: bounds, itemCounts: [3])
    session.layoutIfNeeded()
    session.invalidateLayout()
    session.invalidateLayout()
    session.reloadData(itemCounts: [5])
    #expect(session.needsLayout)
    #expect(log.entries == ["prepare 3"])
    session.layoutIfNeeded()
    session.layoutIfNeeded()
    #expect(log.entries == ["prepare 3", "prepare 5"])
    #expect(!session.needsLayout)
  }

  @Test("another layout and another direction are prepared anew, the same one is not")
  func otherLayouts() {
    let log = Log()
    var session = LayoutSession(
      layout: RecordingLayout(log: log), bounds: bounds, itemCounts: [3])
    session.layoutIfNeeded()
    session.layoutDirection = .leftToRight
    #expect(!session.needsLayout)
    session.layoutDirection = .rightToLeft
    #expect(session.needsLayout)
    session.layoutIfNeeded()
    session.layout = RecordingLayout(log: log)
    #expect(session.needsLayout)
  }

  @Test("resizing invalidates every layout, scrolling only those that ask for it")
  func boundsChanges() {
    var ring = LayoutSession(layout: RingLayout.circle, bounds: bounds, itemCounts: [3])
    ring.layoutIfNeeded()
    ring.bounds.origin.y = 10
    #expect(!ring.needsLayout)
    ring.bounds.size.width = 300
    #expect(ring.needsLayout)
    var sphere = LayoutSession(layout: SphereLayout(), bounds: bounds, itemCounts: [3])
    sphere.layoutIfNeeded()
    sphere.bounds.origin.y = 10
    #expect(sphere.needsLayout)
  }

  @Test("a batch update moves the items in time, and a refused one changes nothing")
  func batchUpdates() throws {
    var session = LayoutSession(layout: RingLayout.circle, bounds: bounds, itemCounts: [2])
    let first = LayoutIndexPath(item: 0, section: 0)
    try session.performBatchUpdates(LayoutUpdate(inserts: [first]), at: .seconds(1))
    #expect(session.itemCounts == [3])
    let arriving = session.visibleElements(at: .seconds(1)).first { $0.indexPath == first }
    #expect(arriving?.alpha == 0)
    #expect(session.visibleElements(at: .seconds(2)) == ringOf(3))
    #expect(throws: LayoutError.self) {
      try session.performBatchUpdates(
        LayoutUpdate(deletes: [LayoutIndexPath(item: 7, section: 0)]))
    }
    #expect(session.itemCounts == [3])
  }

  private func ringOf(_ count: Int) -> [LayoutAttributes] {
    RingLayout.circle.prepare(LayoutContext(bounds: bounds, itemCounts: [count]))
      .layoutAttributesForElements(in: bounds)
  }

  @Test("taps delete what they hit, insert where they miss, and interrupt each other")
  func taps() throws {
    var session = LayoutSession(layout: RingLayout.circle, bounds: bounds, itemCounts: [4])
    let item = LayoutIndexPath(item: 0, section: 0)
    #expect(try session.tap(at: Point(x: 288, y: 240)) == .delete(item))
    #expect(try session.tap(at: .zero, time: .milliseconds(100)) == .insert(item))
    #expect(session.itemCounts == [4])
    #expect(session.transition?.startTime == .milliseconds(100))
  }

  @Test("a tap on a view without sections is refused")
  func tapWithoutSections() {
    var session = LayoutSession(layout: RingLayout.circle, bounds: bounds, itemCounts: [])
    #expect(throws: LayoutError.self) { try session.tap(at: .zero) }
  }
}

/// What was asked, in order.
private final class Log: Sendable {
  private let mutex = Mutex<[String]>([])
  var entries: [String] { mutex.withLock { $0 } }
  func add(_ entry: String) { mutex.withLock { $0.append(entry) } }
}

private struct RecordingLayout: CollectionLayout {
  struct Prepared: PreparedLayout {
    let log: Log
    let itemCounts: [Int]

    var contentSize: Size {
      log.add("contentSize")
      return .zero
    }

    func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
      log.add("elements")
    }

    func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? { nil }
  }

  let log: Log

  func prepare(_ context: LayoutContext) -> Prepared {
    log.add("prepare \(context.itemCount)")
    return Prepared(log: log, itemCounts: context.itemCounts)
  }
}
