import FrameSequencing
import Frames
import LayoutCore
import Rendering
import Scenes

/// Pictures and scenes that tests draw.
enum Samples {
  /// A frame of a GIF: two gradients, a transparent corner, and a square that moves.
  static func frame(_ index: Int, size: PixelSize = PixelSize(width: 60, height: 40)) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where x + y >= 12 {
        let red = UInt8(x * 255 / max(size.width - 1, 1))
        let blue = UInt8(y * 255 / max(size.height - 1, 1))
        canvas[x, y] = Color(red: red, green: 90, blue: blue)
      }
    }
    for y in 10..<min(20, size.height) {
      for x in 0..<10 { canvas[(x + index * 12) % size.width, y] = .black }
    }
    return canvas
  }

  /// A photo: a checkerboard with a color that depends on its number.
  static func photo(_ number: Int, size: PixelSize) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let isLight = (x / 5 + y / 5).isMultiple(of: 2)
        canvas[x, y] =
          isLight
          ? Color(red: 240, green: UInt8(60 * number % 256), blue: 40)
          : Color(red: 30, green: 40, blue: UInt8(90 * number % 256))
      }
    }
    return canvas
  }

  static let timeline = Timeline(
    delays: [10, 20, 5].map { FrameDelay(centiseconds: $0) }, policy: .authored, plays: nil)

  /// A scene with the GIF of ``frame(_:size:)``.
  static func scene(
    _ layout: any CollectionLayout, _ counts: [Int], size: Size = Size(square: 200),
    options: SceneOptions = SceneOptions()
  ) throws -> RingScene {
    try RingScene(
      layout: layout, size: size, itemCounts: counts, timeline: timeline,
      canvasSize: PixelSize(width: 60, height: 40), options: options)
  }

  /// A ring of seed 000's looks in a small view.
  static let ring = RingLayout(
    radius: .fraction(divisor: 2.5), itemSize: .fixed(Size(square: 36)),
    hub: .overlay(Size(square: 90)))
}

extension Renderer {
  /// The picture of a moment with the GIF of `Samples`.
  mutating func picture(of snapshot: Snapshot) -> Canvas {
    picture(of: snapshot) { Samples.frame($0) }
  }

  /// The picture of one moment, drawn by a renderer of its own.
  static func picture(
    of snapshot: Snapshot, scale: Double = 1, style: RenderingStyle = RenderingStyle(),
    pictures: [Canvas] = []
  ) throws -> Canvas {
    var renderer = try Renderer(
      size: snapshot.size, scale: scale, style: style, pictures: pictures)
    return renderer.picture(of: snapshot)
  }
}
