import Frames
import SpriteSheets
import TestSupport
import Testing

@Suite struct SheetDrawingTests {
  @Test func `the pixels at the border are repeated around a picture`() throws {
    let frame = Canvas(size: PixelSize(width: 2, height: 1), pixels: [0xff00_0001, 0xff00_0002])
    let plan = try SheetPlan(
      [Sprite(of: frame, trims: false)], as: SheetArrangement(margin: 1, extrusion: 1))
    let page = plan.drawn([frame])[0]
    #expect(page.size == PixelSize(width: 6, height: 5))
    let row = [0, 1, 1, 2, 2, 0]
    #expect(
      page.pixels.map { $0 & 0xff }
        == ([0, 0, 0, 0, 0, 0] + row + row + row + [0, 0, 0, 0, 0, 0]).map(UInt32.init))
  }

  @Test func `a frame without an opaque pixel is trimmed to one transparent pixel`() throws {
    let frame = Canvas(size: PixelSize(width: 9, height: 7))
    let sprite = Sprite(of: frame, trims: true)
    #expect(sprite.rect == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(sprite.frameSize == frame.size)
    #expect(Sprite(of: frame, trims: false).rect == PixelRect(frame.size))
    let plan = try SheetPlan([sprite, sprite], as: SheetArrangement())
    #expect(plan.pageSizes == [PixelSize(width: 1, height: 1)])
  }

  @Test func `trimming leaves what is opaque`() {
    var frame = Canvas(size: PixelSize(width: 9, height: 7))
    frame[2, 3] = .black
    frame[6, 4] = Color(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(Sprite(of: frame, trims: true).rect == PixelRect(x: 2, y: 3, width: 5, height: 2))
  }

  @Test(arguments: Array(UInt64(0)..<60))
  func `every frame can be cut out of its page again`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sample = try SampleSheet(
      seed: seed, arrangement: .random(using: &random), trims: seed.isMultiple(of: 2))
    for (index, frame) in sample.frames.enumerated() {
      let sprite = sample.plan.sprites[index]
      let cell = sample.plan.cells[sample.plan.cellIndices[index]]
      let told = ToldFrame(
        file: "\(cell.page)", rect: cell.rect, frameRect: sprite.rect,
        frameSize: sprite.frameSize)
      let files = sample.pages.indices.map { "\($0)" }
      #expect(sample.picture(of: told, files: files) == frame)
    }
  }
}
