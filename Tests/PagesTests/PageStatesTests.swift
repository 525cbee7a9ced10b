import LayoutCore
import Pages
import Testing

@Suite struct PageStatesTests {
  static let size = Size(width: 320, height: 480)

  private static func states(
    _ layout: any CollectionLayout, _ count: Int, hub: LayoutAttributes? = nil,
    offset: Point = .zero
  ) -> PageStates {
    PageStates(
      layout: layout,
      context: LayoutContext(
        bounds: Rect(origin: offset, size: size), itemCounts: [count]), hub: hub)
  }

  @Test(arguments: [(0, 0, 30), (20, 0, 50), (100, 70, 130), (190, 160, 200), (200, 170, 200)])
  func `there is a state for every count that taps can lead to`(
    start: Int, first: Int, last: Int
  ) {
    let states = Self.states(RingLayout.circle, start)
    #expect(states.states.map(\.count) == Array(first...last))
    #expect(states.startCount == start)
    #expect(states.states.dropLast().allSatisfy { $0.arrival != nil })
    #expect(states.states.last?.arrival == nil)
  }

  @Test func `the numbers are the layout's`() throws {
    let layout = RingLayout.circle
    for state in Self.states(layout, 20).states {
      let prepared = layout.prepare(LayoutContext(size: Self.size, itemCount: state.count))
      let cells = state.elements.filter { $0.kind == .cell }.map(\.attributes)
      let all = (0..<state.count).compactMap {
        prepared.layoutAttributesForItem(at: LayoutIndexPath(item: $0, section: 0))
      }
      #expect(cells == all)
      #expect(
        state.departures
          == (0..<state.count).compactMap {
            prepared.finalLayoutAttributes(
              forDisappearingItemAt: LayoutIndexPath(item: $0, section: 0))
          })
      let next = layout.prepare(LayoutContext(size: Self.size, itemCount: state.count + 1))
      if let arrival = state.arrival {
        #expect(
          arrival
            == next.initialLayoutAttributes(
              forAppearingItemAt: LayoutIndexPath(item: 0, section: 0)))
      }
    }
  }

  @Test func `a hub that is a cell stays where it is`() throws {
    let states = Self.states(RingLayout.hubAndRing, 3).states
    #expect(states[0].insertedItem == 0)
    #expect(states[1...].allSatisfy { $0.insertedItem == 1 })
    #expect(states[1...].allSatisfy { $0.elements.first?.kind == .hubCell })
  }

  @Test func `places are those of the view, however far it is scrolled`() throws {
    let offset = Point(x: 320, y: 480)
    let states = Self.states(SphereLayout(), 30, offset: offset)
    let cells = try #require(states.states.last).elements
    #expect(cells.allSatisfy { $0.attributes.center == Point(x: 160, y: 240) })
  }

  @Test func `a place for the GIF stands in front of the cells in reading order`() throws {
    var hub = LayoutAttributes(
      .supplementary(.hub), at: LayoutIndexPath(item: 0, section: 0),
      center: Point(x: 160, y: 240), size: Size(square: 100))
    hub.isHub = true
    let states = Self.states(SphereLayout(), 30, hub: hub)
    #expect(states.states.allSatisfy { $0.elements.first?.kind == .hub })
  }
}
