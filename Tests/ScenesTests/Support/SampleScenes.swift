import FrameSequencing
import Frames
import LayoutCore
import Scenes
import TestSupport

/// Scenes that several tests look at.
enum SampleScenes {
  static let timeline = Timeline(
    delays: [10, 20, 5].map { FrameDelay(centiseconds: $0) }, policy: .authored, plays: nil)

  static func scene(
    _ layout: any CollectionLayout = RingLayout.circle, _ counts: [Int] = [20],
    size: Size = Size(width: 320, height: 480), timeline: Timeline = timeline,
    options: SceneOptions = SceneOptions()
  ) throws(SceneError) -> RingScene {
    try RingScene(
      layout: layout, size: size, itemCounts: counts, timeline: timeline,
      canvasSize: PixelSize(width: 64, height: 48), options: options)
  }

  static func scripted(
    _ layout: any CollectionLayout = RingLayout.circle, _ counts: [Int] = [20],
    events: (Int, SceneEvent.Action)...
  ) throws(SceneError) -> RingScene {
    try scene(
      layout, counts,
      options: SceneOptions(
        script: events.map { SceneEvent(at: .milliseconds($0.0), $0.1) }))
  }

  /// A scene of any layout with any events, of which some may be refused.
  static func random(seed: UInt64) -> RingScene {
    var random = SplitMix64(seed: seed)
    while true {
      if let scene = try? randomScene(using: &random) { return scene }
    }
  }

  private static func randomScene(using random: inout SplitMix64) throws -> RingScene {
    let layouts: [any CollectionLayout] = [
      RingLayout.circle, RingLayout.hubAndRing, RingLayout.photoCircle, FlowLayout.grid,
      PunchLayout(FlowLayout.grid), SphereLayout(), SphereLayout(mode: .corrected),
      WheelLayout(), WaterfallLayout(), ConcentricLayout(),
    ]
    let layout = layouts[Int.random(in: 0..<layouts.count, using: &random)]
    let rates = [0, 0, 0.25, -2]
    let options = SceneOptions(
      script: (0..<Int.random(in: 0..<7, using: &random)).map { _ in event(using: &random) },
      overlayHub: Bool.random(using: &random) ? OverlayHub(size: Size(square: 100)) : nil,
      orbit: Orbit(phase: 0.1, turnsPerSecond: rates[Int.random(in: 0..<4, using: &random)]))
    let plays = [nil, 1, 2][Int.random(in: 0..<3, using: &random)]
    return try scene(
      layout, [Int.random(in: 0..<12, using: &random)],
      timeline: Timeline(delays: timeline.delays, policy: .authored, plays: plays),
      options: options)
  }

  private static func event(using random: inout SplitMix64) -> SceneEvent {
    let path = LayoutIndexPath(item: Int.random(in: 0..<6, using: &random), section: 0)
    let point = Point(
      x: Double.random(in: 0..<320, using: &random),
      y: Double.random(in: 0..<480, using: &random))
    let actions: [SceneEvent.Action] = [
      .insert(path), .delete(path), .tap(point), .tap(point), .togglePlayback,
      .orbit(turnsPerSecond: 0.5), .orbit(turnsPerSecond: 0),
      .scroll(to: point, over: .milliseconds(170)),
    ]
    return SceneEvent(
      at: .milliseconds(Int.random(in: 0..<1_200, using: &random)),
      actions[Int.random(in: 0..<actions.count, using: &random)])
  }
}

extension Snapshot {
  /// The elements that show items, by the items' numbers.
  var cells: [Int: LayoutAttributes] {
    var cells: [Int: LayoutAttributes] = [:]
    for element in elements {
      if case .item(let item) = element.content { cells[item] = element.attributes }
    }
    return cells
  }

  /// The element that shows the GIF.
  var hub: SceneElement? { elements.first { $0.contentRect != nil } }
}
