import FrameSequencing
import Frames
import GIFDecoding
import GIFEncoding
import LayoutCore
import Rendering
import Scenes

/// Draws a GIF as the hub of a ring to which a cell comes after a second, and says how large the GIF of
/// it is: `swift run RingSceneExample party.gif`.
@main
enum RingSceneExample {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "Resources/SAMPLE.gif"
    let hub = try HubFrames(path: path)
    let scene = try RingScene(
      layout: RingLayout.circle, size: Size(square: 320), itemCounts: [8],
      timeline: hub.timeline, canvasSize: hub.canvasSize,
      options: SceneOptions(
        script: [SceneEvent(at: .seconds(1), .insert(LayoutIndexPath(item: 0, section: 0)))],
        overlayHub: OverlayHub(size: Size(square: 120))))

    let gif = try AnimatedGIF.encode(ScenePictures(scene: scene, hub: hub, pictureCount: 20))
    print("20 pictures in \(gif.count) bytes of GIF")
  }
}

/// A scene's first two seconds, ten pictures a second.
struct ScenePictures: AnimationSource {
  let scene: RingScene
  let hub: HubFrames
  let pictureCount: Int

  var size: PixelSize { PixelSize(width: 320, height: 320) }
  var loopCount: LoopCount { LoopCount(rawValue: 0) }

  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    var renderer = try Renderer(size: scene.size)
    for picture in 0..<pictureCount {
      let snapshot = scene.snapshot(at: .milliseconds(100 * picture))
      let canvas = renderer.picture(of: snapshot) { hub.canvases[$0] }
      try body(TimedCanvas(canvas: canvas, duration: .milliseconds(100)))
    }
  }
}

/// All frames of a small GIF.
struct HubFrames {
  let canvases: [Canvas]
  let timeline: Timeline
  let canvasSize: PixelSize

  init(path: String) throws {
    var decoder = try GIFDecoder(ByteSource(path: path))
    let structure = decoder.structure
    var canvases: [Canvas] = []
    while let frame = try decoder.nextFrame() { canvases.append(frame.canvas) }
    self.canvases = canvases
    canvasSize = structure.canvasSize
    timeline = Timeline(
      delays: structure.images.map(\.delay), loopCount: structure.loopCount)
  }
}
