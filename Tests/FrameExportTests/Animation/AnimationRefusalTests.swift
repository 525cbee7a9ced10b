import FrameExport
import Frames
import Testing

@Suite struct AnimationRefusalTests {
  /// Pictures that needn't have the size that is said.
  private struct Source: AnimationSource {
    var size: PixelSize
    var canvases: [Canvas]
    var duration: Duration = .zero
    let loopCount = LoopCount(rawValue: nil)

    func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
      for canvas in canvases { try body(TimedCanvas(canvas: canvas, duration: duration)) }
    }
  }

  private func expect(_ error: ExportError, from source: Source) {
    #expect(throws: error) { try AnimatedPNG.encode(source) }
    #expect(throws: error) { try AnimatedWebP.encode(source) }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, -1)])
  func `pictures without pixels are refused`(sides: (Int, Int)) {
    let size = PixelSize(width: sides.0, height: sides.1)
    expect(.emptyPicture(size), from: Source(size: size, canvases: []))
  }

  @Test func `pictures that are too large are refused before any is made`() {
    let large = PixelSize(width: 16_384, height: 1)
    #expect(throws: ExportError.tooLargeForWebP(large)) {
      try AnimatedWebP.encode(Source(size: large, canvases: []))
    }
    let huge = PixelSize(width: 1 << 20, height: 1 << 20)
    #expect(throws: ExportError.pictureTooLarge(huge)) {
      try AnimatedPNG.encode(Source(size: huge, canvases: []))
    }
  }

  @Test func `an animation without pictures is refused`() {
    expect(.noPicture, from: Source(size: PixelSize(width: 1, height: 1), canvases: []))
  }

  @Test func `a picture of another size is refused`() {
    let size = PixelSize(width: 2, height: 2)
    let other = PixelSize(width: 2, height: 3)
    expect(
      .sizeDiffers(frame: 1, found: other, declared: size),
      from: Source(size: size, canvases: [Canvas(size: size), Canvas(size: other)]))
  }

  @Test(arguments: [.milliseconds(-1), .seconds(65_536), .seconds(1 << 40)] as [Duration])
  func `times that APNG can't hold are refused`(duration: Duration) {
    let size = PixelSize(width: 1, height: 1)
    let source = Source(size: size, canvases: [Canvas(size: size)], duration: duration)
    #expect(throws: ExportError.delayOutOfRange(frame: 0, duration)) {
      try AnimatedPNG.encode(source)
    }
  }
}
