import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct ZopfliTests {
  /// Rings of some colors: what libdeflate leaves something to gain in.
  private static func rings(_ side: Int) -> Canvas {
    let pixels = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (index % side - side / 3, index / side - side / 2)
      return 0xff00_0000 | UInt32(((x * x + y * y) / 90) % 12) * 0x10_2513
    }
    return Canvas(size: side × side, pixels: pixels)
  }

  private static func file(
    _ canvas: Canvas, _ compression: CompressionLevel, isExhaustive: Bool
  ) throws -> [UInt8] {
    var encoder = try PNGEncoder(compression: compression, isExhaustive: isExhaustive)
    return try encoder.encode(canvas)
  }

  @Test(arguments: [1, 3, 40, 200])
  func `exhaustive files are never larger, and no pixel differs`(side: Int) throws {
    let canvas = Self.rings(side)
    let plain = try Self.file(canvas, .max, isExhaustive: false)
    let small = try Self.file(canvas, .max, isExhaustive: true)
    #expect(side < 200 ? small.count <= plain.count : small.count < plain.count)
    #expect(try PNGReader(small).pixels == canvas.pixels)
  }

  @Test(arguments: [CompressionLevel.fast, .standard, .best])
  func `only the level max is exhaustive`(level: CompressionLevel) throws {
    let canvas = Self.rings(64)
    #expect(
      try Self.file(canvas, level, isExhaustive: true)
        == Self.file(canvas, level, isExhaustive: false))
  }

  @Test func `noise of two colors, which would take minutes, is left as it is`() throws {
    var generator = SplitMix64(seed: 1)
    let side = 480
    // Three colors are stored in a byte each in an animation; two bits in a picture.
    let pixels = (0..<side * side).map { _ in
      Bool.random(using: &generator) ? 0xffff_ffff as UInt32 : 0xff00_0000
    }
    let canvas = Canvas(size: side × side, pixels: pixels)
    let animation = StoredAnimation(
      size: canvas.size, loopCount: LoopCount(rawValue: 0),
      pictures: [TimedCanvas(canvas: canvas, duration: .seconds(1))])
    let start = ContinuousClock.now
    let file = try AnimatedPNG.encode(animation, compression: .max)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(try PNGReader(file).pixels == canvas.pixels)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `animations at the level max are exact, and never larger`(seed: UInt64) throws {
    let animation = RandomAnimation.make(seed: seed, .few)
    let best = try AnimatedPNG.encode(animation, compression: .best)
    let small = try AnimatedPNG.encode(animation, compression: .max)
    #expect(small.count <= best.count)
    #expect(try APNGReader(small).pictures == animation.pictures.map(\.canvas))
  }
}
