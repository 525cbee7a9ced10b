internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import LayoutCore
internal import Scenes

/// The scene that a preview shows, as it was asked for.
struct PreviewScene {
  let scene: RingScene
  /// How often the preview plays.
  let loopCount: LoopCount

  /// - Parameter later: what happens besides the script.
  /// - Throws: `SceneError`.
  init(
    _ options: PreviewOptions, _ structure: GIFStructure, script: SceneScript?,
    later: [SceneEvent] = []
  ) throws(SceneError) {
    loopCount = options.loopCount ?? structure.loopCount
    scene = try RingScene(
      layout: options.arrangement.layout, size: options.size, itemCounts: options.itemCounts,
      timeline: Timeline(
        delays: structure.images.map(\.delay), policy: options.input.delayPolicy,
        loopCount: loopCount),
      canvasSize: structure.canvasSize,
      options: SceneOptions(
        script: (script?.events ?? []) + later, overlayHub: options.overlayHub,
        orbit: options.orbit,
        isSeamless: options.duration == nil && script == nil,
        contentOffset: options.contentOffset, layoutDirection: options.layoutDirection))
  }
}

extension PreviewOptions {
  /// The hub of layouts that have none of their own.
  var overlayHub: OverlayHub? {
    let half = Size(square: min(size.width, size.height) / 2)
    switch hub {
    case .overlay(let size, let zIndex, _):
      return OverlayHub(size: size ?? half, zIndex: zIndex ?? 0)
    case nil: return LayoutKind.rings.contains(kind) ? nil : OverlayHub(size: half)
    case .some(.none), .firstItem: return nil
    }
  }
}
