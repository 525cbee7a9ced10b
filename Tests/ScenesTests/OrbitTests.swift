import FrameSequencing
import Frames
import LayoutCore
import Scenes
import TestSupport
import Testing

@Suite("Turning scenes")
struct OrbitTests {
  @Test("A ring turns, and another rate goes on from where it is")
  func ring() throws {
    let options = SceneOptions(
      script: [
        SceneEvent(at: .seconds(1), .orbit(turnsPerSecond: -0.5)),
        SceneEvent(at: .seconds(2), .orbit(turnsPerSecond: 0)),
      ],
      orbit: Orbit(turnsPerSecond: 0.25))
    let scene = try SampleScenes.scene(RingLayout.circle, [4], options: options)
    func place(_ seconds: Double) -> Point? {
      scene.snapshot(at: .seconds(seconds)).cells[0]?.center
    }
    // 3, 6, 3 and 12 o'clock.
    for (time, x, y) in [(0.0, 288.0, 240.0), (1, 160, 368), (1.5, 288, 240), (2, 160, 112)] {
      let place = try #require(place(time))
      #expect(abs(place.x - x) < 1e-9 && abs(place.y - y) < 1e-9)
    }
    #expect(place(7) == place(2))
    #expect(scene.snapshot(at: .seconds(1)).isMoving)
    #expect(!scene.snapshot(at: .seconds(2)).isMoving)
  }

  @Test(
    "Spheres and wheels turn once a turn",
    arguments: [SphereLayout(), SphereLayout(mode: .seed), WheelLayout()] as [any CollectionLayout])
  func space(layout: any CollectionLayout) throws {
    let options = SceneOptions(orbit: Orbit(turnsPerSecond: 0.5))
    let scene = try SampleScenes.scene(layout, [12], options: options)
    let start = scene.snapshot(at: .zero)
    expectEqual(start, scene.snapshot(at: .seconds(2)))
    expectEqual(start, scene.snapshot(at: .seconds(2_000_000)), within: 1e-6)
    #expect(start.elements != scene.snapshot(at: .seconds(1)).elements)
    #expect(start.isMoving)
  }

  @Test("Flows don't turn")
  func flow() throws {
    let options = SceneOptions(orbit: Orbit(turnsPerSecond: 0.5))
    let scene = try SampleScenes.scene(FlowLayout.grid, [12], options: options)
    #expect(scene.snapshot(at: .zero).nextChange == nil)
  }

  @Test("A seamless scene is after its loop as it was", arguments: [0.07, 0.4, 3, -0.2, 0])
  func seamless(rate: Double) throws {
    let options = SceneOptions(orbit: Orbit(phase: 0.2, turnsPerSecond: rate), isSeamless: true)
    let scene = try SampleScenes.scene(RingLayout.circle, [7], options: options)
    let loop = try #require(scene.loopDuration)
    for time in [0, 0.11, 0.3].map({ Duration.seconds($0) }) {
      let (first, second) = (scene.snapshot(at: time), scene.snapshot(at: time + loop))
      #expect(first.hubFrame == second.hubFrame)
      expectEqual(first, second)
    }
    #expect(loop <= .seconds(60))
    #expect(scene.snapshot(at: .zero).isMoving == (rate != 0))
  }

  @Test("A loop has whole plays and whole turns near the rate")
  func loops() {
    let play = Duration.milliseconds(350)
    let slow = SeamlessLoop(playDuration: play, turnsPerSecond: 0.1)
    #expect(slow.plays == 29 && slow.turns == 1 && slow.duration == .milliseconds(10_150))
    let fast = SeamlessLoop(playDuration: play, turnsPerSecond: -8)
    #expect(fast.plays == 1 && fast.turns == -3 && fast.duration == play)
    let slowest = SeamlessLoop(playDuration: play, turnsPerSecond: 0.001)
    #expect(slowest.turns == 0 && slowest.duration == play && slowest.turnsPerSecond == 0)
    let still = SeamlessLoop(playDuration: .zero, turnsPerSecond: 0.25)
    #expect(still.plays == 0 && still.turns == 1 && still.duration == .seconds(4))
    for rate in [Double.nan, .infinity, -.infinity, 0] {
      #expect(SeamlessLoop(playDuration: play, turnsPerSecond: rate).turns == 0)
    }
    #expect(SeamlessLoop(playDuration: .seconds(1 << 50), turnsPerSecond: 1e300).turns == 0)
  }

  @Test("A scene that ends or has a script has no loop")
  func noLoop() throws {
    let once = Timeline(delays: SampleScenes.timeline.delays, plays: 1)
    #expect(try SampleScenes.scene(timeline: once).loopDuration == nil)
    #expect(try SampleScenes.scripted(events: (0, .togglePlayback)).loopDuration == nil)
    let turning = SceneOptions(orbit: Orbit(turnsPerSecond: 0.3))
    #expect(try SampleScenes.scene(options: turning).loopDuration == nil)
    #expect(try SampleScenes.scene().loopDuration == .milliseconds(350))
  }

  private func expectEqual(
    _ first: Snapshot, _ second: Snapshot, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (first, second) = (first.cells, second.cells)
    #expect(first.keys == second.keys, sourceLocation: sourceLocation)
    for (item, cell) in first {
      guard let other = second[item] else { continue }
      let (one, two) = (cell.transform3D.rowMajor, other.transform3D.rowMajor)
      let difference = zip(one, two).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < tolerance * 1_000, sourceLocation: sourceLocation)
      #expect(
        abs(cell.center.x - other.center.x) < tolerance * 1_000, sourceLocation: sourceLocation)
      #expect(
        abs(cell.center.y - other.center.y) < tolerance * 1_000, sourceLocation: sourceLocation)
    }
  }
}
