internal import Frames
internal import GIFDecoding
internal import Rendering
internal import Scenes

/// The pictures of a preview, drawn anew in each walk.
struct PreviewPictures: AnimationSource {
  let scene: RingScene
  let moments: [PreviewMoment]
  let loopCount: LoopCount
  let renderer: Renderer
  let frames: HubFrames
  let limits: Limits
  /// Hears of each picture before it is drawn.
  let progress: (Int) -> Void

  var size: PixelSize { renderer.canvasSize }

  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    var renderer = renderer
    for (index, moment) in moments.enumerated() {
      try limits.checkDeadline()
      progress(index)
      let snapshot = scene.snapshot(at: moment.time)
      let canvas = try renderer.picture(of: snapshot, frames, limits)
      try body(TimedCanvas(canvas: canvas, duration: moment.duration))
    }
  }
}
