internal import FrameSequencing
internal import Frames
internal import LayoutCore
internal import PictureScaling
internal import Rendering
internal import Scenes

/// Prints what drawing scenes costs on one thread: `swift run -c release Benchmarks rendering`.
///
/// Each figure stands beside its goal, and beside copying the canvas.
struct RenderingBenchmark {
  /// One kind of picture, or of work for one.
  private struct Row {
    let name: String
    /// The most milliseconds that it may take.
    let goal: Double?
    /// How often it is measured.
    var rounds = 41
    /// Makes the work: one picture a round.
    let prepare: () throws -> (_ round: Int) -> Canvas
  }

  /// Prints the table.
  static func run() throws {
    print("name".padded(to: 52) + "  median ms   goal ms   / copying the canvas")
    for row in rows {
      let draw = try row.prepare()
      let picture = draw(0)
      let measurement = try Measurement(
        rounds: row.rounds,
        [
          counted { draw($0) },
          counted { _ in copied(picture) },
        ])
      let time = measurement.medians[0] * 1_000
      print(
        row.name.padded(to: 52) + pad(format(time, digits: 2), 11)
          + pad(row.goal.map { format($0, digits: 2) } ?? "", 10)
          + pad(format(measurement.ratio(0, to: 1), digits: 2), 9)
          + (row.goal.map { time > $0 } == true ? "  missed" : ""))
    }
  }

  /// A job that draws the next round's picture each time.
  private static func counted(_ draw: @escaping (Int) -> Canvas) -> () -> Double? {
    var round = 0
    return {
      round += 1
      keep(draw(round))
      return nil
    }
  }

  private static func copied(_ canvas: Canvas) -> Canvas {
    var copy = canvas
    copy.withMutablePixels { $0[0] ^= 1 }
    return copy
  }

  private static var rows: [Row] {
    [
      Row(name: "ring of 20 and hub, 640x640, all drawn", goal: 25) {
        try scenePictures(ring, 20, side: 640, isTurning: true)
      },
      Row(name: "ring of 20 photos and hub, 640x640, all drawn", goal: 25) {
        try scenePictures(ring, 20, side: 640, isTurning: true, photos: photos)
      },
      Row(name: "ring of 20 and hub, 640x640, the hub changes", goal: nil) {
        try scenePictures(ring, 20, side: 640, isTurning: false)
      },
      Row(name: "ring of 20 and hub, 1280x1280 at 2x, all drawn", goal: nil) {
        try scenePictures(ring, 20, side: 640, scale: 2, isTurning: true)
      },
      Row(name: "hub and ring of circles, 640x640, all drawn", goal: 25) {
        try scenePictures(
          RingLayout.hubAndRing, 20, side: 640, style: .circles, isTurning: true)
      },
      Row(name: "sphere of 40 and hub, 640x640, all drawn", goal: 35) {
        try scenePictures(SphereLayout(itemSize: Size(square: 60)), 40, side: 640, isTurning: true)
      },
      Row(name: "wheel of 10 at 2x, 640x640, all drawn", goal: 35) {
        try scenePictures(WheelLayout(), 10, side: 320, scale: 2, isTurning: true)
      },
      Row(name: "ring of 10,000 and hub, 640x640, all drawn", goal: nil, rounds: 5) {
        try scenePictures(ring, 10_000, side: 640, isTurning: true)
      },
      Row(name: "scaling 1000x1000 to 350x350, areas", goal: nil, prepare: scaling),
    ]
  }
}

extension RenderingBenchmark {
  private static let ring = RingLayout.circle

  private static let photos = (0..<20).map { photo(PixelSize(width: 160, height: 120), $0) }

  private static func photo(_ size: PixelSize, _ seed: Int) -> Canvas {
    let pixels = (0..<size.pixelCount).map { index in
      0xff00_0000 | UInt32(truncatingIfNeeded: (index &+ seed) &* 2_654_435_761) >> 8
    }
    return Canvas(size: size, pixels: pixels)
  }

  private static let frames = (0..<3).map { photo(PixelSize(width: 500, height: 500), $0) }

  private static func scenePictures(
    _ layout: any CollectionLayout, _ count: Int, side: Double, scale: Double = 1,
    style: RenderingStyle = RenderingStyle(), isTurning: Bool, photos: [Canvas] = []
  ) throws -> (Int) -> Canvas {
    let scene = try RingScene(
      layout: layout, size: Size(square: side), itemCounts: [count],
      timeline: Timeline(
        delays: Array(repeating: FrameDelay(centiseconds: 4), count: 3), plays: nil),
      canvasSize: frames[0].size,
      options: SceneOptions(
        overlayHub: OverlayHub(size: Size(square: 120)),
        orbit: Orbit(turnsPerSecond: isTurning ? 0.11 : 0)))
    var renderer = try Renderer(size: scene.size, scale: scale, style: style, pictures: photos)
    return { round in
      renderer.picture(of: scene.snapshot(at: .milliseconds(40 * round))) { frames[$0] }
    }
  }

  private static func scaling() -> (Int) -> Canvas {
    let picture = photo(PixelSize(width: 1_000, height: 1_000), 0)
    return { _ in picture.scaled(to: PixelSize(width: 350, height: 350), filter: .area) }
  }
}

/// Keeps the optimizer from leaving work out.
@inline(never)
private func keep(_ canvas: Canvas) {
  if canvas.pixels.first == 0x0102_0304 { print(canvas.size) }
}
