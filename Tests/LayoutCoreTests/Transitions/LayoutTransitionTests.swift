import LayoutCore
import TestSupport
import Testing

@Suite("Transitions")
struct LayoutTransitionTests {
  private func ring(_ count: Int) -> PreparedRing {
    RingLayout.circle.prepare(
      LayoutContext(size: Size(width: 320, height: 480), itemCount: count))
  }

  private func path(_ item: Int) -> LayoutIndexPath { LayoutIndexPath(item: item, section: 0) }

  @Test("inserting and then deleting restores every place, on 200 random updates")
  func insertThenDelete() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<200 {
      let count = random.int(0...30)
      let inserts = Set((0..<random.int(1...5)).map { _ in random.int(0...count) }).sorted()
        .map(path)
      let grown = LayoutUpdate(inserts: inserts)
      let counts = try grown.itemCounts(after: [count])
      #expect(counts == [count + inserts.count])
      let shrunk = LayoutUpdate(deletes: inserts)
      #expect(try shrunk.itemCounts(after: counts) == [count])
      let back = try LayoutTransition(from: ring(counts[0]), to: ring(count), update: shrunk)
      let end = back.elements(atProgress: 1).filter { $0.phase == .move }
      #expect(end.map(\.attributes.id) == cells(of: ring(count)).map(\.id) + [hubID])
      #expect(end.map(\.attributes.center) == cells(of: ring(count)).map(\.center) + [middle])
    }
  }

  private let middle = Point(x: 160, y: 240)
  private var hubID: LayoutAttributes.ID {
    LayoutAttributes.ID(category: .supplementary(.hub), indexPath: path(0))
  }

  private func cells(of ring: PreparedRing) -> [LayoutAttributes] {
    ring.allElements.filter { $0.category == .cell }
  }

  @Test("a moved item comes from its old place and the others keep their order")
  func moves() throws {
    let update = LayoutUpdate(
      deletes: [path(1)], moves: [LayoutUpdate.Move(from: path(0), to: path(3))])
    let transition = try LayoutTransition(from: ring(5), to: ring(4), update: update)
    let elements = transition.elements(atProgress: 0).filter {
      $0.attributes.category == .cell && $0.phase == .move
    }
    #expect(elements.map(\.old?.item) == [2, 3, 4, 0])
    #expect(elements.map(\.new?.item) == [0, 1, 2, 3])
    #expect(elements.last?.attributes.center == cells(of: ring(5))[0].center)
  }

  @Test("updates that don't fit are refused with what is wrong")
  func invalidUpdates() {
    func error(_ update: LayoutUpdate) -> LayoutError? {
      do throws(LayoutError) {
        _ = try update.itemCounts(after: [4])
        return nil
      } catch { return error }
    }
    #expect(
      error(LayoutUpdate(deletes: [path(1), path(1)]))
        == .invalidUpdate(.removedTwice(path(1))))
    #expect(
      error(LayoutUpdate(deletes: [path(4)]))
        == .invalidUpdate(.noItemToRemove(path(4), itemCount: 4)))
    #expect(
      error(LayoutUpdate(inserts: [path(2), path(2)]))
        == .invalidUpdate(.placedTwice(path(2))))
    #expect(
      error(LayoutUpdate(inserts: [path(6)]))
        == .invalidUpdate(.noPlace(path(6), itemCount: 5)))
    let elsewhere = LayoutIndexPath(item: 0, section: 1)
    #expect(
      error(LayoutUpdate(inserts: [elsewhere]))
        == .invalidUpdate(.noPlace(elsewhere, itemCount: 0)))
    #expect(
      error(LayoutUpdate(deletes: [path(.min)]))
        == .invalidUpdate(.noItemToRemove(path(.min), itemCount: 4)))
    #expect(
      error(LayoutUpdate(deletes: [path(0)], moves: [.init(from: path(0), to: path(1))]))
        == .invalidUpdate(.removedTwice(path(0))))
    #expect(throws: LayoutError.invalidUpdate(.unexpectedCounts(found: [5], expected: [4]))) {
      try LayoutTransition(from: ring(4), to: ring(5))
    }
    #expect(
      "\(LayoutError.invalidUpdate(.noItemToRemove(path(9), itemCount: 4)))"
        == "invalid batch update: item 9 of section 0 is to be deleted or moved, "
        + "but the section has 4 items")
  }

  @Test("an update during a transition starts from what is on the screen")
  func interruption() throws {
    let first = try LayoutTransition(
      from: ring(6), to: ring(7), update: LayoutUpdate(inserts: [path(0)]), path: .polar)
    let moment = Duration.milliseconds(120)
    let second = try LayoutTransition(
      interrupting: first, to: ring(6), update: LayoutUpdate(deletes: [path(2)]),
      startTime: moment)
    let before = first.elements(at: moment).map(\.attributes.center)
    let after = second.elements(at: moment).map(\.attributes.center)
    #expect(Set(before) == Set(after))
    let end = second.elements(at: second.endTime).filter { $0.new != nil }
    #expect(end.map(\.attributes.center) == cells(of: ring(6)).map(\.center) + [middle])
  }

  @Test("what was going when an update interrupts goes on going")
  func leavingElements() throws {
    let first = try LayoutTransition(
      from: ring(3), to: ring(2), update: LayoutUpdate(deletes: [path(0)]))
    let second = try LayoutTransition(
      interrupting: first, to: ring(3), update: LayoutUpdate(inserts: [path(0)]),
      startTime: .milliseconds(150))
    let leaving = second.elements(at: .milliseconds(150)).filter { $0.phase == .delete }
    #expect(leaving.map(\.attributes.alpha) == [0.5])
    let late = second.elements(at: .milliseconds(449)).filter { $0.phase == .delete }
    #expect(late.count == 1 && late[0].attributes.alpha < 0.01)
  }

  @Test("a ring goes on turning while it changes")
  func orbitDuringTransition() throws {
    var layout = RingLayout.circle
    layout.orbit = Orbit(turnsPerSecond: 1)
    func ring(_ count: Int) -> PreparedRing {
      layout.prepare(LayoutContext(size: Size(width: 320, height: 480), itemCount: count))
    }
    let transition = try LayoutTransition(
      from: ring(4), to: ring(5), update: LayoutUpdate(inserts: [path(4)]),
      duration: .seconds(1))
    let shown = transition.elements(at: .milliseconds(250)).first { $0.new == path(0) }
    #expect(abs((shown?.attributes.center.y ?? 0) - 368) < 1e-9)
  }

  @Test("headers that come and go fade in place")
  func supplementaryElements() throws {
    func flow(_ header: Double) -> PreparedFlow {
      var layout = FlowLayout.grid
      layout.section.headerReferenceSize = Size(square: header)
      return layout.prepare(
        LayoutContext(size: Size(width: 320, height: 480), itemCount: 3))
    }
    let coming = try LayoutTransition(from: flow(0), to: flow(30), curve: .linear)
    let header = coming.elements(atProgress: 0.25).last
    #expect(header?.phase == .insert)
    #expect(header?.attributes.alpha == 0.25)
    #expect(header?.attributes.frame == Rect(x: 0, y: 0, width: 320, height: 30))
    let going = try LayoutTransition(from: flow(30), to: flow(0), curve: .linear)
    #expect(going.elements(atProgress: 0.25).last?.attributes.alpha == 0.75)
  }

  @Test("progress is clamped, and a transition without duration is over at once")
  func progress() throws {
    let transition = try LayoutTransition(
      from: ring(2), to: ring(2), startTime: .seconds(1), duration: .seconds(2))
    #expect(transition.progress(at: .zero) == 0)
    #expect(transition.progress(at: .seconds(2)) == 0.5)
    #expect(transition.progress(at: .seconds(9)) == 1)
    let instant = try LayoutTransition(from: ring(2), to: ring(2), duration: .zero)
    #expect(instant.progress(at: .zero) == 1)
  }
}
