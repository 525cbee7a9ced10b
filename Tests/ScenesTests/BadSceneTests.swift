import FrameSequencing
import Frames
import LayoutCore
import Scenes
import TestSupport
import Testing

@Suite("Scenes of bad input")
struct BadSceneTests {
  private static let first = LayoutIndexPath(item: 0, section: 0)

  @Test("Without frames there is no hub, and a hub that is a cell shows its item")
  func noFrames() throws {
    let empty = Timeline(delays: [], plays: nil)
    let circle = try SampleScenes.scene(timeline: empty).snapshot(at: .seconds(3))
    #expect(circle.hubFrame == nil && circle.hub == nil && circle.cells.count == 20)
    #expect(circle.nextChange == nil)
    let hub = try SampleScenes.scene(RingLayout.hubAndRing, [3], timeline: empty)
    #expect(hub.snapshot(at: .zero).cells.count == 3)
  }

  @Test("Without cells only the hub is there", arguments: [[], [0], [0, 0], [-4]])
  func noCells(counts: [Int]) throws {
    let snapshot = try SampleScenes.scene(RingLayout.circle, counts).snapshot(at: .zero)
    #expect(snapshot.elements.count == 1)
    #expect(snapshot.hub != nil)
  }

  @Test("Ten thousand cells come and go")
  func manyCells() throws {
    let scene = try SampleScenes.scripted(
      RingLayout.circle, [10_000], events: (0, .delete(Self.first)), (50, .insert(Self.first)))
    #expect(scene.snapshot(at: .milliseconds(100)).cells.count == 10_001)
    #expect(scene.snapshot(at: .seconds(1)).cells.count == 10_000)
  }

  @Test("More items than a scene holds are refused, at first and later")
  func tooManyItems() throws {
    let limit = SceneLimits.items
    #expect(throws: SceneError.tooManyItems(count: limit + 1, limit: limit)) {
      try SampleScenes.scene(RingLayout.circle, [limit, 1])
    }
    #expect(throws: SceneError.self) {
      try SampleScenes.scene(RingLayout.circle, [.max, .max, .max])
    }
    #expect(throws: SceneError.tooManyItems(count: limit + 1, limit: limit)) {
      try SampleScenes.scripted(RingLayout.circle, [limit], events: (0, .insert(Self.first)))
    }
  }

  @Test("A script that would take too much memory is refused")
  func longScript() {
    let script = Array(repeating: SceneEvent(at: .zero, .togglePlayback), count: 51)
    #expect(throws: SceneError.scriptTooLong(eventCount: 51, fittingCount: 50)) {
      try SampleScenes.scene(
        RingLayout.circle, [100_000], options: SceneOptions(script: script))
    }
  }

  @Test(
    "A script whose items become too many, or that interrupts itself too often, is refused",
    arguments: [
      RingLayout.circle, WaterfallLayout(), FlowLayout.grid, SphereLayout(),
    ] as [any CollectionLayout])
  func growingScript(layout: any CollectionLayout) {
    let script = Array(repeating: SceneEvent(at: .zero, .insert(Self.first)), count: 5_000)
    #expect {
      try SampleScenes.scene(layout, [400], options: SceneOptions(script: script))
    } throws: { error in
      guard case .scriptTooLong(5_000, let fittingCount) = error as? SceneError else {
        return false
      }
      return (100...1_000).contains(fittingCount)
    }
  }

  @Test("A script of events without items is refused when they are too many")
  func emptyScript() {
    let script = Array(repeating: SceneEvent(at: .zero, .togglePlayback), count: 50_001)
    #expect(throws: SceneError.scriptTooLong(eventCount: 50_001, fittingCount: 50_000)) {
      try SampleScenes.scene(RingLayout.circle, [0], options: SceneOptions(script: script))
    }
  }

  @Test(
    "Events before the start and after the end of time are refused",
    arguments: [Duration.nanoseconds(-1), .seconds(1_000_000_001), .init(attoseconds: .max)])
  func outOfTime(time: Duration) {
    let script = [SceneEvent(at: .zero, .togglePlayback), SceneEvent(at: time, .togglePlayback)]
    #expect(throws: SceneError.eventOutOfTime(index: 1, time: time)) {
      try SampleScenes.scene(options: SceneOptions(script: script))
    }
  }

  @Test("Events that name items which aren't there are refused")
  func impossible() {
    for item in [-1, 20, .max, .min] {
      let path = LayoutIndexPath(item: item, section: 0)
      #expect(
        throws: SceneError.eventImpossible(
          index: 0, time: .seconds(1),
          .invalidUpdate(.noItemToRemove(path, itemCount: 20)))
      ) { try SampleScenes.scripted(events: (1_000, .delete(path))) }
    }
    let section = LayoutIndexPath(item: 0, section: 1)
    #expect(throws: SceneError.self) { try SampleScenes.scripted(events: (0, .insert(section))) }
    #expect(throws: SceneError.self) {
      try SampleScenes.scripted(RingLayout.circle, [], events: (0, .tap(.zero)))
    }
  }

  @Test("Numbers that aren't finite do no harm")
  func notFinite() throws {
    let wild = [Double.nan, .infinity, -.infinity, -1, 1e308, .leastNonzeroMagnitude]
    for number in wild {
      let options = SceneOptions(
        script: [
          SceneEvent(at: .zero, .tap(Point(x: number, y: number))),
          SceneEvent(at: .seconds(1), .orbit(turnsPerSecond: number)),
          SceneEvent(
            at: .seconds(2), .scroll(to: Point(x: number, y: number), over: .seconds(-1))),
        ],
        overlayHub: OverlayHub(size: Size(square: number)),
        orbit: Orbit(phase: number, turnsPerSecond: number), isSeamless: true,
        contentOffset: Point(x: number, y: number), transitionDuration: .seconds(-5))
      for layout in [RingLayout.circle, SphereLayout(), PunchLayout(FlowLayout.grid)]
        as [any CollectionLayout]
      {
        for size in [Size(square: number), Size(square: 300)] {
          let scene = try SampleScenes.scene(layout, [5], size: size, options: options)
          for second in 0..<4 { _ = scene.snapshot(at: .milliseconds(second * 999)) }
        }
      }
    }
  }

  @Test("Times without end have an answer")
  func farTimes() throws {
    let scene = try SampleScenes.scene(
      options: SceneOptions(orbit: Orbit(turnsPerSecond: 1_000)))
    for time in [Duration(attoseconds: .max), Duration(attoseconds: .min), .seconds(Int64.max)] {
      let snapshot = scene.snapshot(at: time)
      #expect(snapshot.elements.count == 21)
      #expect(abs(snapshot.time / .seconds(1)) == 1e12)
    }
  }

  @Test("Errors are one sentence that names the event")
  func descriptions() {
    let path = LayoutIndexPath(item: 9, section: 0)
    let error = SceneError.eventImpossible(
      index: 2, time: .seconds(1), .invalidUpdate(.noItemToRemove(path, itemCount: 4)))
    #expect(
      error.description
        == "event 3 at 1.0 seconds: invalid batch update: "
        + "item 9 of section 0 is to be deleted or moved, but the section has 4 items")
  }
}
