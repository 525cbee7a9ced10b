import Frames
import GIFEncoding
import TestSupport
import Testing

@Suite struct AnimatedGIFRefusalTests {
  /// Pictures that needn't have the size that is said.
  private struct Source: AnimationSource {
    var size: PixelSize
    var canvases: [Canvas]
    let loopCount = LoopCount(rawValue: nil)

    func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
      for canvas in canvases { try body(TimedCanvas(canvas: canvas, duration: .zero)) }
    }
  }

  private struct Broken: Error {}

  private struct BrokenSource: AnimationSource {
    let size = PixelSize(width: 1, height: 1)
    let loopCount = LoopCount(rawValue: nil)

    func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
      try body(TimedCanvas(canvas: Canvas(size: size), duration: .zero))
      throw Broken()
    }
  }

  private let exact = AnimatedGIFOptions(colors: .exact)

  @Test(arguments: [(0, 1), (1, 0), (65_536, 1), (1, 65_536), (-1, -1)])
  func `sides that GIF can't hold are refused before any picture is made`(sides: (Int, Int)) {
    let size = PixelSize(width: sides.0, height: sides.1)
    #expect(throws: EncodingError.sideOutOfRange(width: sides.0, height: sides.1)) {
      try AnimatedGIF.encode(Source(size: size, canvases: []))
    }
  }

  @Test func `the longest sides are fine`() throws {
    for (width, height) in [(65_535, 1), (1, 65_535)] {
      let canvas = Canvas(size: PixelSize(width: width, height: height), filledWith: .black)
      #expect(try !AnimatedGIF.encode(Source(size: canvas.size, canvases: [canvas])).isEmpty)
    }
  }

  @Test func `an animation without pictures is refused`() {
    #expect(throws: EncodingError.noPicture) {
      try AnimatedGIF.encode(Source(size: PixelSize(width: 1, height: 1), canvases: []))
    }
  }

  @Test func `a picture of another size is refused`() {
    let size = PixelSize(width: 2, height: 2)
    let other = PixelSize(width: 2, height: 3)
    #expect(throws: EncodingError.sizeDiffers(frame: 1, found: other, declared: size)) {
      try AnimatedGIF.encode(
        Source(size: size, canvases: [Canvas(size: size), Canvas(size: other)]))
    }
  }

  @Test func `partly transparent pixels are refused where nothing may be lost`() throws {
    let size = PixelSize(width: 2, height: 1)
    let colors = [127, 128].map { Color(red: 1, green: 2, blue: 3, alpha: $0).rawValue }
    let source = Source(size: size, canvases: [Canvas(size: size, pixels: colors)])
    #expect(throws: EncodingError.partialTransparency(frame: 0)) {
      try AnimatedGIF.encode(source, options: exact)
    }
    let picture = try ReferenceCompositor.frames(of: AnimatedGIF.encode(source))[0].canvas
    #expect(picture.pixels == [0, Color(red: 1, green: 2, blue: 3).rawValue])
  }

  @Test func `too many colors are refused where nothing may be lost`() throws {
    let size = PixelSize(width: 257, height: 1)
    let pixels = (0..<257).map { UInt32($0) * 99 | 0xff00_0000 }
    let source = Source(
      size: size, canvases: [Canvas(size: size), Canvas(size: size, pixels: pixels)])
    #expect(throws: EncodingError.tooManyColorsInFrame(1)) {
      try AnimatedGIF.encode(source, options: exact)
    }
    #expect(try ReferenceCompositor.frames(of: AnimatedGIF.encode(source)).count == 2)
  }

  @Test func `an error of the source is handed on`() {
    #expect(throws: Broken.self) { try AnimatedGIF.encode(BrokenSource()) }
  }
}
