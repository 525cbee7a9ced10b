import Frames
import GIFDecoding
import GIFEncoding
import TestSupport
import Testing

@Suite struct AnimatedGIFTests {
  /// Expects that a file shows an animation: to our decoder, to a slow one, and to giflib.
  private func expect(_ bytes: [UInt8], shows animation: StoredAnimation) throws {
    let pictures = animation.pictures.map(\.canvas)
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    #expect(decoder.structure.canvasSize == animation.size)
    #expect(decoder.structure.loopCount == animation.loopCount)
    var frames: [Frame] = []
    while let frame = try decoder.nextFrame() { frames.append(frame) }
    #expect(frames.map(\.canvas) == pictures)
    #expect(decoder.diagnostics.all.isEmpty)
    #expect(try ReferenceCompositor.frames(of: bytes).map(\.canvas) == pictures)
    let images = GIFLibOracle.images(of: bytes)
    #expect(images.count == pictures.count && images.allSatisfy { $0 != nil })
  }

  @Test(arguments: [1, 255, 256, 3_000])
  func `a color profile goes into the file as it is`(count: Int) throws {
    var animation = RandomAnimation.make(seed: 1, .few)
    let plain = try AnimatedGIF.encode(animation)
    animation.iccProfile = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let bytes = try AnimatedGIF.encode(animation)
    #expect(try GIFStructure(ByteSource(bytes: bytes)).iccProfile == animation.iccProfile)
    #expect(bytes.count == plain.count + 14 + count + (count + 254) / 255 + 1)
    try expect(bytes, shows: animation)
    animation.iccProfile = []
    #expect(try AnimatedGIF.encode(animation) == plain)
  }

  @Test(arguments: [RandomAnimation.Colors.few, .many])
  func `random animations come back pixel by pixel`(colors: RandomAnimation.Colors) throws {
    var tooMany = 0
    for seed in 0..<150 as Range<UInt64> {
      let animation = RandomAnimation.make(seed: seed, colors)
      do {
        let bytes = try AnimatedGIF.encode(
          animation, options: AnimatedGIFOptions(colors: .exact))
        try expect(bytes, shows: animation)
      } catch EncodingError.tooManyColorsInFrame {
        tooMany += 1
      }
    }
    // Pictures of up to 576 pixels can have more than 256 colors.
    #expect(colors == .few ? tooMany == 0 : (1...40).contains(tooMany), "\(tooMany)")
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing is lost without need`(seed: UInt64) throws {
    let animation = RandomAnimation.make(seed: seed, .few)
    try expect(try AnimatedGIF.encode(animation), shows: animation)
  }

  @Test func `the sample becomes smaller and stays what it is`() throws {
    let frames = try ReferenceCompositor.frames(of: Fixture.sample())
    let pictures = frames.map { TimedCanvas(canvas: $0.canvas, duration: $0.delay.duration) }
    let animation = StoredAnimation(
      size: pictures[0].canvas.size, loopCount: LoopCount(rawValue: 0), pictures: pictures)
    let bytes = try AnimatedGIF.encode(animation, options: AnimatedGIFOptions(colors: .exact))
    try expect(bytes, shows: animation)
    #expect(bytes.count < 22_000)
    #expect(try ReferenceGIF(bytes).images.map(\.control.delay) == frames.map(\.delay.centiseconds))
  }

  @Test func `a picture that nothing changes in is one pixel`() throws {
    let canvas = Canvas(size: PixelSize(width: 9, height: 9), filledWith: .black)
    let animation = StoredAnimation(canvas, canvas, canvas)
    let images = try ReferenceGIF(try AnimatedGIF.encode(animation)).images
    #expect(images.map(\.rect.size.pixelCount) == [81, 1, 1])
  }

  @Test func `pixels that become transparent are disposed of by the image before`() throws {
    var dot = Canvas(size: PixelSize(width: 8, height: 8))
    dot[2, 3] = .black
    var other = Canvas(size: dot.size)
    other[5, 5] = Color(red: 9, green: 9, blue: 9)
    let animation = StoredAnimation(dot, other, dot)
    let bytes = try AnimatedGIF.encode(animation)
    try expect(bytes, shows: animation)
    #expect(try ReferenceGIF(bytes).images.map(\.control.disposalBits).prefix(2) == [2, 2])
  }

  @Test func `256 colors leave room for what doesn't change`() throws {
    let size = PixelSize(width: 16, height: 16)
    let colors = (0..<256).map { Color(red: UInt8($0), green: 0, blue: 0).rawValue }
    let first = Canvas(size: size, pixels: colors)
    var second = first
    (second[3, 3], second[12, 12]) = (second[12, 12], second[3, 3])
    let animation = StoredAnimation(first, second)
    let bytes = try AnimatedGIF.encode(animation, options: AnimatedGIFOptions(colors: .exact))
    try expect(bytes, shows: animation)
    #expect(try ReferenceGIF(bytes).images.allSatisfy { !$0.hasLocalTable })
  }

  @Test func `each picture has its own colors where they are too many together`() throws {
    let size = PixelSize(width: 16, height: 16)
    let pictures = (0..<4).map { picture in
      Canvas(
        size: size,
        pixels: (0..<256).map {
          Color(red: UInt8($0), green: UInt8(50 * picture), blue: 7).rawValue
        })
    }
    let animation = StoredAnimation(pictures[0], pictures[1], pictures[2], pictures[3])
    try expect(
      try AnimatedGIF.encode(animation, options: AnimatedGIFOptions(colors: .exact)),
      shows: animation)
  }
}

extension StoredAnimation {
  /// An endless animation of pictures that show for 100 ms each.
  init(_ canvases: Canvas...) {
    self.init(
      size: canvases[0].size, loopCount: LoopCount(rawValue: 0),
      pictures: canvases.map { TimedCanvas(canvas: $0, duration: .milliseconds(100)) })
  }
}
