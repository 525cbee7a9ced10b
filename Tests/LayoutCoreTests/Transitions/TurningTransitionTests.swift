import LayoutCore
import TestSupport
import Testing

@Suite("Transitions of rings that turn")
struct TurningTransitionTests {
  private static let view = Size(width: 320, height: 480)

  private static func path(_ item: Int) -> LayoutIndexPath {
    LayoutIndexPath(item: item, section: 0)
  }

  /// Where an element must be: between both rings as they stand at `time`.
  private static func center(
    of element: TransitionElement, at time: Duration, in transition: LayoutTransition,
    from: PreparedRing, to: PreparedRing
  ) -> Point? {
    let fraction = transition.curve.fraction(at: transition.progress(at: time))
    let (old, new) = (from.advanced(to: time), to.advanced(to: time))
    let isCell = element.attributes.category == .cell
    guard isCell else { return to.pivot }
    let start =
      element.old.flatMap(old.layoutAttributesForItem)
      ?? element.new.flatMap(new.initialLayoutAttributes)
    let end =
      element.new.flatMap(new.layoutAttributesForItem)
      ?? element.old.flatMap(old.finalLayoutAttributes)
    guard let start, let end else { return nil }
    return Point(
      x: start.center.x + (end.center.x - start.center.x) * fraction,
      y: start.center.y + (end.center.y - start.center.y) * fraction)
  }

  @Test("every element is between both rings as they are turned at that time, on 300 random rings")
  func turning() throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<300 {
      var layout = random.ringLayout()
      layout.orbit = Orbit(phase: random.double(-1...1), turnsPerSecond: random.double(-3...3))
      let count = random.int(1...30)
      func ring(_ count: Int, _ direction: LayoutDirection) -> PreparedRing {
        layout.prepare(
          LayoutContext(size: Self.view, itemCount: count, layoutDirection: direction))
      }
      let direction = random.chance(0.5) ? LayoutDirection.leftToRight : .rightToLeft
      let update = LayoutUpdate(
        deletes: [Self.path(random.int(0...count - 1))],
        inserts: [Self.path(0), Self.path(random.int(1...count))])
      let (from, to) = (ring(count, direction), ring(count + 1, direction))
      let transition = try LayoutTransition(from: from, to: to, update: update)
      for time in [0, 1, 150, 299, 300].map({ Duration.milliseconds($0) }) {
        let elements = transition.elements(at: time)
        #expect(elements.count >= count + 2)
        for element in elements {
          let expected = try #require(
            Self.center(of: element, at: time, in: transition, from: from, to: to))
          let found = element.attributes.center
          #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
        }
      }
    }
  }

  @Test("both ends of the change are exact")
  func ends() throws {
    var layout = RingLayout.hubAndRing
    layout.orbit = Orbit(turnsPerSecond: 0.7)
    let from = layout.prepare(LayoutContext(size: Self.view, itemCount: 9))
    let to = layout.prepare(LayoutContext(size: Self.view, itemCount: 8))
    let transition = try LayoutTransition(
      from: from, to: to, update: LayoutUpdate(deletes: [Self.path(3)]), startTime: .seconds(2))
    let before = transition.elements(at: .seconds(2)).filter { $0.old != Self.path(3) }
    #expect(
      before.map(\.attributes.center)
        == from.advanced(to: .seconds(2)).allElements.map(\.center).enumerated()
        .filter { $0.offset != 3 }.map(\.element))
    let after = transition.elements(at: .seconds(4)).filter { $0.new != nil }
    #expect(after.map(\.attributes) == to.advanced(to: .seconds(4)).allElements)
  }

  @Test("what an interruption found on the screen stays there, while the target turns")
  func interruption() throws {
    var layout = RingLayout.circle
    layout.orbit = Orbit(turnsPerSecond: 0.5)
    func ring(_ count: Int) -> PreparedRing {
      layout.prepare(LayoutContext(size: Self.view, itemCount: count))
    }
    let first = try LayoutTransition(
      from: ring(4), to: ring(4),
      update: LayoutUpdate(deletes: [Self.path(0)], inserts: [Self.path(3)]), curve: .linear)
    let second = try LayoutTransition(
      interrupting: first, to: ring(5), update: LayoutUpdate(inserts: [Self.path(0)]),
      curve: .linear, startTime: .milliseconds(100))
    let start = first.elements(at: .milliseconds(100))
    let moment = Duration.milliseconds(250)
    let target = ring(5).advanced(to: moment)
    for element in second.elements(at: moment) where element.attributes.category == .cell {
      let found = element.attributes.center
      switch element.phase {
      case .delete:
        let leaving = try #require(start.first { $0.phase == .delete }).attributes.center
        #expect(abs(found.x - (leaving.x + target.pivot.x) / 2) < 1e-9)
        #expect(abs(found.y - (leaving.y + target.pivot.y) / 2) < 1e-9)
      case .move:
        let begin = try #require(start.first { $0.new == element.old }).attributes.center
        let end = try #require(element.new.flatMap(target.layoutAttributesForItem)).center
        #expect(abs(found.x - (begin.x + end.x) / 2) < 1e-9)
        #expect(abs(found.y - (begin.y + end.y) / 2) < 1e-9)
      case .insert: #expect(element.new == Self.path(0))
      }
    }
  }

  @Test("curves that overshoot keep opacities within 0…1 and sizes above 0")
  func overshoot() throws {
    let small = FlowLayout(section: .init(itemSize: Size(square: 1)))
    let large = FlowLayout(section: .init(itemSize: Size(square: 90)))
    let context = LayoutContext(size: Self.view, itemCount: 3)
    let transition = try LayoutTransition(
      from: large.prepare(context), to: small.prepare(context),
      curve: TimingCurve(0.3, -2, 0.7, 3))
    let moments = stride(from: 0.0, through: 1, by: 0.05)
    let elements = moments.flatMap { transition.elements(atProgress: $0) }.map(\.attributes)
    #expect(elements.allSatisfy { (0...1).contains($0.alpha) && $0.size.width >= 0 })
    #expect(elements.contains { $0.size.width > 90 } && elements.contains { $0.size.width == 0 })
  }
}
