import Frames
import GIFDecoding
import GIFEditing
import PictureScaling
import TestSupport
import Testing

/// Cropping, scaling and compressing anew.
@Suite struct PixelEditTests {
  private func part(_ canvas: Canvas, _ rect: PixelRect) -> Canvas {
    Canvas(size: rect.size, pixels: canvas.pixels.part(rect, width: canvas.size.width))
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `a crop shows that part of every frame`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let frames = try canvases(of: bytes)
    let size = try #require(frames.first).size
    var generator = SplitMix64(seed: seed)
    let (x, y) = (
      Int.random(in: 0..<size.width, using: &generator),
      Int.random(in: 0..<size.height, using: &generator)
    )
    let rect = PixelRect(
      x: x, y: y, width: Int.random(in: 1...size.width - x, using: &generator),
      height: Int.random(in: 1...size.height - y, using: &generator))
    let edited = try Edited(bytes) { $0.crop = rect }
    #expect(try edited.canvases() == frames.map { part($0, rect) })
    #expect(try edited.delays() == ReferenceGIF(bytes).images.map(\.control.delay))
  }

  @Test func `images inside the crop are copied`() throws {
    let gif = GIF(
      screen: 4 × 1,
      [
        .image(4 × 1, .pixels([0, 1, 2, 3])), .image(1 × 1, x: 2, .fill(3)),
        .image(1 × 1, .fill(2)), .trailer,
      ])
    let edited = try Edited(gif) { $0.crop = PixelRect(x: 1, y: 0, width: 3, height: 1) }
    #expect(try edited.letters() == ["GBW", "GWW", "GWW"])
    #expect(edited.result.copiedImageCount == 1)
    #expect(try edited.data().result[1] == edited.data().input[1])
  }

  @Test func `an image outside of the crop clears nothing in it`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .image(2 × 1, .fill(0)), .graphicControl(disposal: 2), .image(1 × 1, x: 1, .fill(2)),
        .image(1 × 1, x: 1, .fill(1)), .trailer,
      ])
    let edited = try Edited(gif) { $0.crop = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    #expect(try edited.letters() == ["R", "R", "R"])
  }

  @Test(arguments: [
    PixelRect(x: 1, y: 0, width: 2, height: 1), PixelRect(x: -1, y: 0, width: 1, height: 1),
    PixelRect(x: 0, y: 0, width: 0, height: 1),
  ])
  func `a crop outside of the canvas is refused`(rect: PixelRect) throws {
    let gif = GIF(screen: 2 × 1, [.image(2 × 1, .fill(0)), .trailer])
    #expect(
      throws: EditingError.cropOutsideCanvas(rect, canvas: PixelSize(width: 2, height: 1))
    ) {
      try Edited(gif) { $0.crop = rect }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `frames scaled to the nearest pixel keep their colors`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let frames = try canvases(of: bytes)
    let size = try #require(frames.first).size
    let target = PixelSize(width: 2 * size.width, height: max(1, size.height / 2))
    let edited = try Edited(bytes) {
      $0.size = target
      $0.scaling = .nearest
    }
    if edited.result.isQuantized { return }
    #expect(
      try edited.canvases() == frames.map { $0.scaled(to: target, filter: .nearest) })
    #expect(try edited.delays() == ReferenceGIF(bytes).images.map(\.control.delay))
  }

  @Test func `areas may lose colors, and that is told`() throws {
    let noise = (0..<64 * 64).map { ($0 * 7 + $0 / 64 * 13) % 256 }
    let gif = GIF(
      screen: 64 × 64, globalTable: .grays(256), [.image(64 × 64, .pixels(noise)), .trailer])
    let small = try Edited(gif) { $0.size = PixelSize(width: 48, height: 40) }
    #expect(try small.canvases()[0].size == PixelSize(width: 48, height: 40))
    #expect(!small.result.isQuantized)
    var generator = SplitMix64(seed: 3)
    let colorful = GIF(
      screen: 64 × 64, globalTable: .random(256, using: &generator),
      [.image(64 × 64, .pixels(noise)), .trailer])
    #expect(try Edited(colorful) { $0.size = PixelSize(width: 40, height: 40) }.result.isQuantized)
  }

  @Test func `the crop comes before the size`() throws {
    let gif = GIF(screen: 4 × 1, [.image(4 × 1, .pixels([0, 1, 2, 3])), .trailer])
    let edited = try Edited(gif) {
      $0.crop = PixelRect(x: 2, y: 0, width: 2, height: 1)
      $0.size = PixelSize(width: 4, height: 2)
      $0.scaling = .nearest
    }
    #expect(try edited.letters() == ["BBWW/BBWW"])
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `an optimized file is never larger and looks the same`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let edited = try Edited(bytes) { $0.isOptimized = true }
    #expect(edited.result.bytes.count <= bytes.count)
    #expect(try edited.canvases() == canvases(of: bytes))
    #expect(try edited.delays() == ReferenceGIF(bytes).images.map(\.control.delay))
  }

  @Test func `data that compresses badly becomes smaller`() throws {
    let gif = GIF(
      screen: 40 × 40,
      [
        .comment("stays"), .image(40 × 40, .fill(1, .literals)),
        .image(40 × 40, .fill(2, .literals)), .trailer,
      ])
    let edited = try Edited(gif) { $0.isOptimized = true }
    #expect(edited.result.bytes.count < gif.bytes.count / 3)
    #expect(try GIFStructure(ByteSource(bytes: edited.result.bytes)).comments.count == 1)
  }

  @Test func `a canvas above the limit is refused`() throws {
    let gif = GIF(screen: 2 × 1, [.image(2 × 1, .fill(0)), .trailer])
    #expect(throws: DecodingError.self) {
      try Edited(gif) { $0.size = PixelSize(width: 60_000, height: 60_000) }
    }
  }
}
