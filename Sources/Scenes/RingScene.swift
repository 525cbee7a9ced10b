public import FrameSequencing
public import Frames
public import LayoutCore

/// A GIF in the middle of its cells: what is where, and shows what, at any time.
///
/// A scene is a value and its moments are pure functions of the time: it may be asked in any order, and
/// gives the same answer each time. Everything that happens in it, such as taps, is written down
/// beforehand in its script.
///
/// ```swift
/// let scene = try RingScene(
///   layout: RingLayout.circle, size: Size(width: 320, height: 480), itemCounts: [20],
///   timeline: timeline, canvasSize: structure.canvasSize,
///   options: SceneOptions(script: [SceneEvent(at: .seconds(1), .tap(Point(x: 280, y: 240)))]))
/// let snapshot = scene.snapshot(at: .milliseconds(1_150))
/// ```
public struct RingScene: Sendable {
  /// The size of the view, in points.
  public let size: Size
  /// The size of the GIF's canvas, which the hub keeps the proportions of.
  public let canvasSize: PixelSize
  /// When the GIF shows which frame; it starts at the time 0.
  public let timeline: Timeline
  /// The stretches between events, by their start; the first one has no start.
  let chapters: [SceneChapter]
  private let seamlessLoop: SeamlessLoop?

  /// Makes a scene and plays its script through once, so that it is known to work.
  ///
  /// Numbers that no layout can use are repaired as `LayoutContext` does. A scene without cells is
  /// empty but for the hub; a timeline without frames leaves a hub that is no cell out, and lets one
  /// that is a cell show its item.
  ///
  /// - Parameters:
  ///   - layout: places the cells.
  ///   - size: the size of the view, in points.
  ///   - itemCounts: how many items each section has at first.
  ///   - timeline: when the GIF shows which frame.
  ///   - canvasSize: the size of the GIF's canvas.
  ///   - options: what else happens, and how.
  /// - Throws: ``SceneError``, if there are too many items or events, or an event can't happen.
  /// - Complexity: O(events × items), in time and, a few words each, in memory.
  public init(
    layout: any CollectionLayout, size: Size, itemCounts: [Int], timeline: Timeline,
    canvasSize: PixelSize, options: SceneOptions = SceneOptions()
  ) throws(SceneError) {
    let context = LayoutContext(
      bounds: Rect(origin: .zero, size: size), itemCounts: itemCounts,
      layoutDirection: options.layoutDirection)
    let orbit = options.orbit ?? layout.ownOrbit
    seamlessLoop =
      options.isSeamless
      ? SeamlessLoop(playDuration: timeline.playDuration, turnsPerSecond: orbit.turnsPerSecond)
      : nil
    var start = SceneStart(layout: layout, context: context, options: options)
    start.orbit = Orbit(
      phase: orbit.phase, turnsPerSecond: seamlessLoop?.turnsPerSecond ?? orbit.turnsPerSecond)
    chapters = try ScriptReader(options: options).chapters(from: start)
    self.size = context.bounds.size
    self.canvasSize = canvasSize
    self.timeline = timeline
  }

  /// After how long everything is again as it was, so that an animation of that length can be repeated
  /// for ever; nil where that isn't known.
  ///
  /// It is known for scenes without a script whose GIF plays for ever, or stands still, if nothing
  /// turns or ``SceneOptions/isSeamless`` fits the turns in. A scene in which nothing moves at all has
  /// a loop of length 0.
  public var loopDuration: Duration? {
    guard chapters.count == 1, timeline.plays == nil || timeline.stepCount <= 1 else { return nil }
    if let seamlessLoop { return seamlessLoop.duration }
    return chapters[0].layout.isMoving(at: .zero) ? nil : timeline.playDuration
  }

  /// When the last event and what follows from it is over, if the script has any; after that only the
  /// GIF and the orbit go on.
  public var scriptDuration: Duration { chapters.last?.settlingTime ?? .zero }
}
