import FrameSequencing
import Frames
import LayoutCore
import Scenes
import TestSupport
import Testing

@Suite("Scripts")
struct ScriptTests {
  private static let first = LayoutIndexPath(item: 0, section: 0)

  @Test("A tap on a cell deletes it, a tap elsewhere inserts one, also on the GIF")
  func taps() throws {
    // Seed 000's ring in 320 × 480: cell 0 is centered at (288, 240).
    let scene = try SampleScenes.scripted(
      events: (100, .tap(Point(x: 300, y: 240))), (600, .tap(Point(x: 160, y: 240))),
      (1_100, .tap(Point(x: 5, y: 5))))
    #expect(scene.snapshot(at: .milliseconds(500)).cells.keys.sorted() == Array(1..<20))
    #expect(scene.snapshot(at: .milliseconds(1_000)).cells.keys.sorted() == Array(1...20))
    #expect(scene.snapshot(at: .milliseconds(1_500)).cells.keys.sorted() == Array(1...21))
    // Seed 000: new cells come at item 0, which is at 3 o'clock.
    let cell = try #require(scene.snapshot(at: .milliseconds(1_500)).cells[21])
    #expect(cell.center == Point(x: 288, y: 240))
  }

  @Test("A tap on a hub that is a cell pauses the GIF and plays it on")
  func hubTaps() throws {
    let middle = Point(x: 160, y: 240)
    let scene = try SampleScenes.scripted(
      RingLayout.hubAndRing, [7], events: (150, .tap(middle)), (1_000, .tap(middle)))
    #expect(scene.snapshot(at: .milliseconds(200)).hubFrame == 1)
    #expect(scene.snapshot(at: .milliseconds(200)).nextChange == .seconds(1))
    #expect(scene.snapshot(at: .milliseconds(999)).hubFrame == 1)
    #expect(scene.snapshot(at: .milliseconds(1_149)).hubFrame == 1)
    #expect(scene.snapshot(at: .milliseconds(1_000)).nextChange == .milliseconds(1_150))
    #expect(scene.snapshot(at: .milliseconds(1_150)).hubFrame == 2)
    #expect(scene.snapshot(at: .milliseconds(1_150)).cells.count == 6)
  }

  @Test("An unprotected hub that is a cell is deleted")
  func unprotectedHub() throws {
    let options = SceneOptions(
      script: [SceneEvent(at: .zero, .tap(Point(x: 160, y: 240)))], protectsHub: false)
    let scene = try SampleScenes.scene(RingLayout.hubAndRing, [7], options: options)
    let snapshot = scene.snapshot(at: .seconds(1))
    #expect(snapshot.elements.count == 6)
    #expect(snapshot.cells.keys.sorted() == [2, 3, 4, 5, 6])
  }

  @Test("Inserted cells come from the middle, deleted ones shrink into it")
  func transitions() throws {
    let scene = try SampleScenes.scripted(
      events: (0, .delete(Self.first)), (1_000, .insert(Self.first)))
    let leaving = try #require(scene.snapshot(at: .milliseconds(150)).cells[0])
    #expect(abs(leaving.alpha - 0.5) < 1e-9)
    #expect(abs(leaving.transform3D.m11 - 0.55) < 1e-9)
    #expect(abs(leaving.center.x - 224) < 1e-9)
    let coming = try #require(scene.snapshot(at: .milliseconds(1_150)).cells[20])
    #expect(abs(coming.alpha - 0.5) < 1e-9)
    #expect(!coming.isTransformed)
    #expect(scene.snapshot(at: .milliseconds(1_150)).isMoving)
    #expect(!scene.snapshot(at: .milliseconds(1_300)).isMoving)
    #expect(scene.scriptDuration == .milliseconds(1_300))
  }

  @Test(
    "A second change begins with what is on the screen, and cells that leave keep their names",
    arguments: [RingLayout.circle, .hubAndRing, RingLayout(orbit: Orbit(turnsPerSecond: 0.2))])
  func interruption(layout: RingLayout) throws {
    let scene = try SampleScenes.scripted(
      layout, [8],
      events: (100, .delete(LayoutIndexPath(item: 3, section: 0))),
      (200, .delete(LayoutIndexPath(item: 1, section: 0))),
      (250, .insert(LayoutIndexPath(item: 2, section: 0))),
      (300, .orbit(turnsPerSecond: 0.1)))
    for time in [100, 200, 250, 300].map({ Duration.milliseconds($0) }) {
      let before = scene.snapshot(at: time - .microseconds(1)).cells
      let after = scene.snapshot(at: time + .microseconds(1)).cells
      for (item, cell) in before {
        let other = try #require(after[item])
        #expect(abs(cell.center.x - other.center.x) < 0.02)
        #expect(abs(cell.center.y - other.center.y) < 0.02)
        #expect(abs(cell.alpha - other.alpha) < 0.001)
      }
    }
    let middle = scene.snapshot(at: .milliseconds(320)).cells
    #expect(Set(middle.keys.filter { $0 > 0 }) == Set(1...8))
    let last = scene.snapshot(at: .seconds(1)).cells
    #expect(Set(last.keys.filter { $0 > 0 }) == [2, 4, 5, 6, 7, 8])
  }

  @Test("Items keep their numbers when they move")
  func moves() throws {
    let update = LayoutUpdate(
      deletes: [LayoutIndexPath(item: 1, section: 0)],
      inserts: [LayoutIndexPath(item: 0, section: 0)],
      moves: [
        LayoutUpdate.Move(
          from: LayoutIndexPath(item: 3, section: 0), to: LayoutIndexPath(item: 1, section: 1))
      ])
    let scene = try SampleScenes.scripted(FlowLayout.grid, [4, 3], events: (0, .update(update)))
    let cells = scene.snapshot(at: .seconds(1)).cells
    let paths = cells.mapValues(\.indexPath)
    #expect(paths[7] == LayoutIndexPath(item: 0, section: 0))
    #expect(paths[0] == LayoutIndexPath(item: 1, section: 0))
    #expect(paths[2] == LayoutIndexPath(item: 2, section: 0))
    #expect(paths[3] == LayoutIndexPath(item: 1, section: 1))
    #expect(paths[5] == LayoutIndexPath(item: 2, section: 1))
    #expect(cells[1] == nil)
  }

  @Test("Events happen in the order of their times, those at one time in that of the script")
  func order() throws {
    let (near, far) = (Self.first, LayoutIndexPath(item: 1, section: 0))
    let mixed = try SampleScenes.scripted(
      events: (500, .insert(near)), (100, .delete(near)), (500, .insert(far)))
    let sorted = try SampleScenes.scripted(
      events: (100, .delete(near)), (500, .insert(near)), (500, .insert(far)))
    for time in stride(from: 0, to: 1_000, by: 50) {
      #expect(
        mixed.snapshot(at: .milliseconds(time)) == sorted.snapshot(at: .milliseconds(time)))
    }
  }

  @Test("A scroll takes its time, and punch layouts snap where it ends")
  func scrolls() throws {
    let options = SceneOptions(
      script: [SceneEvent(at: .seconds(1), .scroll(to: Point(x: 0, y: 100), over: .seconds(1)))],
      transitionCurve: .linear)
    let scene = try SampleScenes.scene(FlowLayout.grid, [60], options: options)
    func top(_ milliseconds: Int) -> Double? {
      scene.snapshot(at: .milliseconds(milliseconds)).cells[20]?.center.y
    }
    let start = try #require(top(1_000))
    #expect(top(0) == start)
    #expect(top(1_500).map { abs($0 - start + 50) < 1e-9 } == true)
    #expect(top(2_000).map { abs($0 - start + 100) < 1e-9 } == true)
    #expect(!scene.snapshot(at: .seconds(2)).isMoving)

    let punch = try SampleScenes.scripted(
      PunchLayout(FlowLayout(scrollDirection: .horizontal)), [60],
      events: (0, .scroll(to: Point(x: 100, y: 0), over: .zero)))
    let centers = punch.snapshot(at: .seconds(1)).cells.values.map { abs($0.center.x - 160) }
    #expect(centers.contains { $0 < 1e-9 })
  }
}
