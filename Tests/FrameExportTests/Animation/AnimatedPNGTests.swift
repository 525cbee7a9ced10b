import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct AnimatedPNGTests {
  private func expect(_ bytes: [UInt8], shows animation: StoredAnimation) throws {
    let file = try APNGReader(bytes)
    #expect(file.pictures == animation.pictures.map(\.canvas))
    #expect(file.playCount == animation.loopCount.plays ?? 0)
    for (frame, picture) in zip(file.frames, animation.pictures) {
      let (numerator, denominator) = (frame.delay.numerator, frame.delay.denominator)
      #expect(.seconds(numerator) == picture.duration * denominator)
    }
    // A reader that knows nothing of animations sees the first picture.
    let first = try PNGReader(bytes).pixels.map { $0 < 0x0100_0000 ? 0 : $0 }
    #expect(first == animation.pictures[0].canvas.pixels)
  }

  @Test(
    arguments: [RandomAnimation.Colors.few, .many, .translucent], [CompressionLevel.fast, .best])
  func `random animations come back pixel by pixel`(
    colors: RandomAnimation.Colors, compression: CompressionLevel
  ) throws {
    for seed in 0..<100 as Range<UInt64> {
      let animation = RandomAnimation.make(seed: seed, colors)
      try expect(try AnimatedPNG.encode(animation, compression: compression), shows: animation)
    }
  }

  @Test(arguments: [RandomAnimation.Colors.few, .many])
  func `a color profile stands in front of the palette and the pixels`(
    colors: RandomAnimation.Colors
  ) throws {
    var animation = RandomAnimation.make(seed: 3, colors)
    let profile = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    animation.iccProfile = profile
    let bytes = try AnimatedPNG.encode(animation)
    try expect(bytes, shows: animation)
    let file = try PNGReader(bytes)
    #expect(file.chunkTypes.prefix(3) == ["IHDR", "iCCP", "acTL"])
    let chunk = try #require(file.chunks["iCCP"])
    #expect(try Inflate.zlib(Array(chunk.dropFirst(13))) == profile)
  }

  @Test func `many colors of any alpha are stored as RGBA`() throws {
    let pictures = (1...3 as ClosedRange<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      let canvas = Canvas.drawn(width: 40, height: 30) { _, _ in
        UInt32.random(in: 0x0100_0000...UInt32.max, using: &generator)
      }
      return TimedCanvas(canvas: canvas, duration: .milliseconds(50))
    }
    let animation = StoredAnimation(
      size: PixelSize(width: 40, height: 30), loopCount: LoopCount(rawValue: 0), pictures: pictures)
    let bytes = try AnimatedPNG.encode(animation)
    try expect(bytes, shows: animation)
    #expect(try PNGReader(bytes).colorType == 6)
  }

  @Test func `only what changes is stored`() throws {
    var canvas = Canvas(size: PixelSize(width: 40, height: 30), filledWith: .black)
    var pictures = [TimedCanvas(canvas: canvas, duration: .milliseconds(50))]
    canvas[7, 9] = Color(red: 200, green: 0, blue: 0)
    pictures.append(TimedCanvas(canvas: canvas, duration: .milliseconds(50)))
    pictures.append(TimedCanvas(canvas: canvas, duration: .milliseconds(50)))
    let animation = StoredAnimation(
      size: canvas.size, loopCount: LoopCount(rawValue: nil), pictures: pictures)
    let file = try APNGReader(try AnimatedPNG.encode(animation))
    #expect(file.frames.map(\.rect.size.pixelCount) == [1200, 1, 1])
    #expect(file.playCount == 1)
  }

  @Test(arguments: [RandomAnimation.Colors.few, .many, .translucent])
  func `more time never makes larger files`(colors: RandomAnimation.Colors) throws {
    for seed in 0..<12 as Range<UInt64> {
      let animation = RandomAnimation.make(seed: seed, colors)
      let quick = try AnimatedPNG.encode(animation, compression: .standard)
      #expect(try AnimatedPNG.encode(animation, compression: .best).count <= quick.count)
    }
  }

  @Test func `a canvas to go back to may differ in more pixels, if they are simpler`() throws {
    let noise = Canvas.noise(width: 60, height: 60, colorCount: 200)
    /// One color in the upper half, and in the last third another, or noise.
    func picture(upper: UInt32, lower: UInt32?) -> Canvas {
      .drawn(width: 60, height: 60) { x, y in
        switch y {
        case ..<30: upper
        case ..<40: 0xff00_0000
        default: lower ?? noise.pixels[y * 60 + x]
        }
      }
    }
    let pictures = [
      Canvas(size: noise.size, filledWith: .black),
      picture(upper: 0xff00_0000, lower: nil),
      picture(upper: 0xff00_00ff, lower: 0xffff_0000),
      // The third picture lacks 1,200 pixels of noise, the second 1,800 of one color.
      picture(upper: 0xff00_00ff, lower: nil),
    ]
    let animation = StoredAnimation(
      size: noise.size, loopCount: LoopCount(rawValue: 0),
      pictures: pictures.map { TimedCanvas(canvas: $0, duration: .milliseconds(100)) })
    let file = try APNGReader(try AnimatedPNG.encode(animation))
    #expect(file.pictures == pictures)
    #expect(file.frames[2].disposal == 2)
  }

  @Test func `256 colors are indexed, more are RGB with a color key`() throws {
    for (count, type) in [(256, 3), (257, 2)] {
      let canvas = Canvas.noise(width: 20, height: 20, colorCount: count, hasTransparency: true)
      let animation = StoredAnimation(
        size: canvas.size, loopCount: LoopCount(rawValue: 0),
        pictures: [TimedCanvas(canvas: canvas, duration: .zero)])
      #expect(try PNGReader(AnimatedPNG.encode(animation)).colorType == type)
    }
  }

  @Test(
    arguments: [
      (.zero, 0, 1), (.milliseconds(40), 1, 25), (.seconds(1) / 30, 1, 30),
      (.milliseconds(65_535), 13_107, 200), (.seconds(65_535), 65_535, 1),
      (.nanoseconds(1), 0, 1), (.seconds(1_001) / 30_000, 1_001, 30_000),
    ] as [(Duration, Int, Int)])
  func `delays are the nearest fractions`(
    duration: Duration, numerator: Int, denominator: Int
  ) throws {
    let canvas = Canvas(size: PixelSize(width: 1, height: 1))
    let animation = StoredAnimation(
      size: canvas.size, loopCount: LoopCount(rawValue: 0),
      pictures: [TimedCanvas(canvas: canvas, duration: duration)])
    let delay = try APNGReader(try AnimatedPNG.encode(animation)).frames[0].delay
    #expect(delay == (numerator, denominator))
  }

  @Test(
    .enabled(if: Program.isInstalled("ffprobe"), "ffprobe is not installed"),
    arguments: [RandomAnimation.Colors.few, .translucent])
  func `ffprobe counts the same frames`(colors: RandomAnimation.Colors) async throws {
    let animation = RandomAnimation.make(seed: 5, colors)
    let bytes = try AnimatedPNG.encode(animation)
    let outcome = try await withTemporaryFolder { folder in
      try folder.write(bytes, as: "x.png")
      return try await Tool.shell(
        """
        ffprobe -v error -count_frames -of csv=p=0 \
          -show_entries stream=codec_name,width,height,nb_read_frames x.png
        """, in: folder.path)
    }
    let size = animation.size
    let count = animation.pictures.count
    #expect(outcome.text == "apng,\(size.width),\(size.height),\(count)\n")
  }
}
