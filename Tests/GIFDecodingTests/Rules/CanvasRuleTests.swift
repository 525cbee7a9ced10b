import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 2, 3 and 15: the canvas, what is on it at first, and what hangs over.
@Suite struct CanvasRuleTests {
  @Test(
    "rule 2: a first image that the screen can't hold makes the canvas",
    arguments: [1 × 2, 2 × 1, 1 × 1, 0 × 0, 0 × 9, 9 × 0])
  func canvasFromFirstImage(screen: PixelSize) throws {
    let gif = GIF(
      screen: screen, [.image(2 × 2, x: 5, y: 1, .pixels([0, 1, 2, 3])), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.structure.canvasSize == PixelSize(width: 2, height: 2))
    #expect(file.structure.logicalScreen.size == screen)
    #expect(file.pictures == ["RG/BW"])
    #expect(file.frames[0].rect == PixelRect(x: 5, y: 1, width: 2, height: 2))
    #expect(
      file.findings == [.note(.canvasFromFirstImage, at: gif.offset(ofImage: 0), frame: 0)])
  }

  @Test func `rule 2: where the first image was moved to, it is disposed of`() throws {
    let file = try DecodedFile(
      GIF(
        screen: 1 × 1,
        [
          .graphicControl(disposal: 2), .image(2 × 2, x: 1, y: 1, .fill(0)),
          .image(1 × 1, x: 1, .fill(1)), .trailer,
        ]))
    #expect(file.pictures == ["RR/RR", ".G/.."])
  }

  @Test func `rule 2: a first image that only hangs over is clipped`() throws {
    let gif = GIF(
      screen: 3 × 2, [.image(3 × 2, x: 1, y: 1, .pixels([0, 1, 2, 3, 3, 3])), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.pictures == [".../.RG"])
    #expect(
      file.findings == [.note(.imageOutsideCanvas, at: gif.offset(ofImage: 0), frame: 0)])
  }

  @Test func `rule 2: later images never grow the canvas`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [.image(2 × 1, .fill(0)), .image(3 × 2, .pixels([1, 2, 3, 3, 3, 3])), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.structure.canvasSize == PixelSize(width: 2, height: 1))
    #expect(file.pictures == ["RR", "GB"])
    #expect(file.states == [.complete, .complete])
    #expect(
      file.findings == [.note(.imageOutsideCanvas, at: gif.offset(ofImage: 1), frame: 1)])
  }

  @Test(
    "rule 2: an image wholly outside is a frame that shows what was there",
    arguments: [(2, 0), (0, 1), (65_535, 65_535)])
  func outside(x: Int, y: Int) throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .image(2 × 1, .pixels([0, 1])),
        .graphicControl(delay: 9, disposal: 2), .image(1 × 1, x: x, y: y, .fill(2)),
        .image(1 × 1, .fill(3)), .trailer,
      ])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RG", "RG", "WG"])
    #expect(file.frames[1].delay.centiseconds == 9)
    #expect(file.frames[1].state == .complete)
    #expect(
      file.findings == [.note(.imageOutsideCanvas, at: gif.offset(ofImage: 1), frame: 1)])
  }

  @Test func `rule 3: the canvas starts transparent whatever the background is`() throws {
    let gif = GIF(screen: 3 × 1, backgroundIndex: 2, [.image(1 × 1, x: 1, .fill(0)), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.pictures == [".R."])
    #expect(file.structure.logicalScreen.backgroundColorIndex == 2)
    #expect(file.findings == [.note(.backgroundIgnored, at: 11)])
  }

  @Test func `rule 3: the pixel aspect ratio stretches nothing`() throws {
    let file = try DecodedFile(
      GIF(screen: 2 × 1, aspectRatio: 113, [.image(2 × 1, .fill(0)), .trailer]))
    #expect(file.pictures == ["RR"])
    #expect(file.structure.logicalScreen.pixelAspectRatio == 113)
    #expect(file.findings == [.note(.aspectRatioIgnored, at: 12)])
    #expect(file.diagnostics[0].message.contains("128/64"))
  }

  @Test func `what was found is listed in file order`() throws {
    let gif = GIF(
      screen: 1 × 1, backgroundIndex: 2, aspectRatio: 113,
      [
        .plainText("1"), .image(2 × 1, .fill(0)), .plainText("2"),
        .image(2 × 1, x: 1, .fill(0)), .trailer, .raw([0]),
      ])
    let found = try GIFStructure(ByteSource(bytes: gif.bytes)).diagnostics.all
    #expect(
      found.map(\.code) == [
        .backgroundIgnored, .aspectRatioIgnored, .plainTextIgnored, .canvasFromFirstImage,
        .plainTextIgnored, .imageOutsideCanvas, .trailingData,
      ])
    #expect(found.map(\.byteOffset) == found.map(\.byteOffset).sorted())
  }

  @Test("rule 3: square pixels are no oddity", arguments: [0, 49] as [UInt8])
  func squarePixels(aspectRatio: UInt8) throws {
    let gif = GIF(screen: 1 × 1, aspectRatio: aspectRatio, [.image(1 × 1, .fill(0)), .trailer])
    #expect(try DecodedFile(gif).findings == [])
  }

  @Test(
    "rule 15: interlaced rows stand where appendix E puts them, whatever the height",
    arguments: [1, 2, 3, 4, 5, 7, 8, 9, 16, 17])
  func interlaced(height: Int) throws {
    let values = (0..<height).flatMap { [$0, 31 - $0] }
    let gif = GIF(
      screen: 2 × height, globalTable: .grays(32),
      [.image(2 × height, .pixels(values), isInterlaced: true), .trailer])
    let colors = ColorTable.grays(32).colors
    #expect(try DecodedFile(gif).frames[0].canvas.pixels == values.map { colors[$0].rawValue })
  }

  @Test func `rule 15: an image is interlaced over its own height, and clipped after that`() throws
  {
    let values = Array(0..<16)
    let gif = GIF(
      screen: 2 × 6, globalTable: .grays(16),
      [
        .image(2 × 6, .fill(15)),
        .image(1 × 16, x: 1, y: 2, .pixels(values), isInterlaced: true), .trailer,
      ])
    let canvas = try DecodedFile(gif).frames[1].canvas
    let grays = ColorTable.grays(16).colors
    #expect((0..<6).map { canvas[1, $0] } == [15, 15, 0, 1, 2, 3].map { grays[$0] })
  }

  @Test func `rule 15: rows that an interlaced image lacks leave the canvas as it was`() throws {
    let gif = GIF(
      screen: 1 × 8,
      [
        .image(1 × 8, .fill(0)),
        .image(
          1 × 8, .pixels([1, 1, 2, 1, 3, 1, 2, 1], storing: 3), isInterlaced: true),
        .trailer,
      ])
    let file = try DecodedFile(gif)
    // Stored are rows 0, 4 and 2.
    #expect(file.pictures[1] == "G/R/B/R/W/R/R/R")
    #expect(file.frames[1].state == .partial)
    #expect(file.frames[1].decodedPixelCount == 3)
  }
}
