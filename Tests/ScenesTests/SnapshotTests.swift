import FrameSequencing
import Frames
import LayoutCore
import Scenes
import TestSupport
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  @Test("The order of questions doesn't matter", arguments: 0..<24 as Range<UInt64>)
  func isPure(seed: UInt64) throws {
    let scene = SampleScenes.random(seed: seed)
    let times = (0..<60).map { Duration.milliseconds($0 * 31 - 100) }
    let inOrder = times.map { scene.snapshot(at: $0) }
    var random = SplitMix64(seed: seed)
    for index in times.indices.shuffled(using: &random) {
      #expect(scene.snapshot(at: times[index]) == inOrder[index])
    }
  }

  @Test("Nothing changes before the next change", arguments: 0..<24 as Range<UInt64>)
  func nextChangeIsNeverLate(seed: UInt64) throws {
    let scene = SampleScenes.random(seed: seed)
    var shown = scene.snapshot(at: .zero)
    for millisecond in 1..<1_400 {
      let time = Duration.milliseconds(millisecond)
      let snapshot = scene.snapshot(at: time)
      if let next = shown.nextChange, time >= next {
        shown = snapshot
      } else {
        #expect(snapshot.elements == shown.elements)
      }
    }
  }

  @Test("A still scene changes exactly when the GIF does")
  func changesWithTheGIF() throws {
    let scene = try SampleScenes.scene()
    let snapshot = scene.snapshot(at: .nanoseconds(100_000_007) + Duration(attoseconds: 5))
    #expect(snapshot.hubFrame == 1)
    #expect(snapshot.nextChange == .milliseconds(300))
    #expect(!snapshot.isMoving)
    #expect(scene.snapshot(at: .milliseconds(300)).hubFrame == 2)
  }

  @Test("A scene whose hub isn't seen doesn't change with the GIF")
  func ignoresAnUnseenHub() throws {
    let scene = try SampleScenes.scene(FlowLayout.grid, [4])
    #expect(scene.snapshot(at: .zero).nextChange == nil)
  }

  @Test("A finished GIF changes nothing any more")
  func endsWithTheGIF() throws {
    let once = Timeline(delays: SampleScenes.timeline.delays, policy: .authored, plays: 1)
    let scene = try SampleScenes.scene(timeline: once)
    #expect(scene.snapshot(at: .milliseconds(340)).nextChange == .milliseconds(350))
    #expect(scene.snapshot(at: .milliseconds(350)).nextChange == nil)
    #expect(scene.snapshot(at: .seconds(1 << 60)).hubFrame == 2)
  }

  @Test("Elements stand where the layout says, in its paint order")
  func agreesWithTheLayout() throws {
    let layout = SphereLayout()
    let size = Size(width: 320, height: 400)
    let scene = try SampleScenes.scene(layout, [30], size: size)
    let prepared = layout.prepare(
      LayoutContext(
        bounds: Rect(origin: Point(x: 320, y: 400), size: size), itemCounts: [30]))
    let expected = prepared.layoutAttributesForElements(in: .everything).inPaintOrder()
    let elements = scene.snapshot(at: .zero).elements
    #expect(elements.map(\.content) == expected.map { .item($0.indexPath.item) })
    for (element, expected) in zip(elements, expected) {
      #expect(element.attributes.center == Point(x: 160, y: 200))
      #expect(element.attributes.transform3D == expected.transform3D)
    }
  }

  @Test("Wheels stand in the middle, item 0 in front")
  func wheel() throws {
    let elements = try SampleScenes.scene(WheelLayout(), [10]).snapshot(at: .zero).elements
    #expect(elements.last?.content == .item(0))
    #expect(elements.allSatisfy { $0.attributes.center == Point(x: 160, y: 240) })
  }

  @Test("The GIF is fitted into the hub")
  func fitsTheGIF() throws {
    let hub = try #require(SampleScenes.scene().snapshot(at: .zero).hub)
    #expect(hub.content == .hubFrame(0))
    #expect(hub.attributes.frame == Rect(x: -15, y: 65, width: 350, height: 350))
    #expect(hub.contentRect == Rect(x: -15, y: 108.75, width: 350, height: 262.5))
  }

  @Test("A scene's own hub stands in the middle, unless the layout has one")
  func hasItsOwnHub() throws {
    let options = SceneOptions(overlayHub: OverlayHub(size: Size(square: 80), zIndex: 3))
    let sphere = try SampleScenes.scene(SphereLayout(), [12], options: options)
    let hub = try #require(sphere.snapshot(at: .zero).hub)
    #expect(hub.attributes.frame == Rect(x: 120, y: 200, width: 80, height: 80))
    #expect(sphere.snapshot(at: .zero).elements.last == hub)
    for layout in [RingLayout.circle, .hubAndRing] {
      let scene = try SampleScenes.scene(layout, [12], options: options)
      let hubs = scene.snapshot(at: .zero).elements.filter { $0.contentRect != nil }
      #expect(hubs.map(\.attributes.zIndex) != [3])
      #expect(hubs.count == 1)
    }
  }

  @Test("Headers and footers are named by their kinds")
  func namesViews() throws {
    var flow = FlowLayout.grid
    flow.section.headerReferenceSize = Size(width: 60, height: 30)
    let scene = try SampleScenes.scene(flow, [2, 2])
    let contents = scene.snapshot(at: .zero).elements.map(\.content)
    #expect(contents.filter { $0 == .view(.sectionHeader) }.count == 2)
    #expect(contents.contains(.item(3)))
  }
}
