import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 10 and 11: which codes make pixels, and when an image is whole.
///
/// With a minimum code size of 2, 4 is the clear code, 5 the end code, and 6 the first string.
@Suite struct LZWRuleTests {
  @Test(
    "rule 10: clear codes are needed nowhere and allowed everywhere",
    arguments: [[1, 2, 3, 5], [4, 1, 2, 3, 5], [4, 4, 4, 1, 4, 2, 4, 4, 3, 5], [1, 4, 2, 3, 5]])
  func clearCodes(codes: [Int]) throws {
    let file = try file([.image(3 × 1, .codes(codes))])
    #expect(file.pictures == ["GBW"])
    #expect(file.states == [.complete])
    #expect(file.findings == [])
  }

  @Test func `rule 10: a code may stand for the string that it defines`() throws {
    let gif = GIF(screen: 6 × 1, [.image(6 × 1, .codes([4, 1, 6, 7, 5])), .trailer])
    #expect(try DecodedFile(gif).pictures == ["GGGGGG"])
  }

  @Test("rule 10: a full table keeps 12-bit codes and adds nothing", arguments: [2, 5, 8])
  func fullTable(minimumCodeSize: Int) throws {
    var generator = SplitMix64(seed: 3)
    let values = (0..<40_000).map { _ in Int.random(in: 0..<1 << minimumCodeSize, using: &generator)
    }
    let image = GIFBlock.image(
      200 × 200, .pixels(values, .deferredClear), minimumCodeSize: minimumCodeSize)
    let file = try DecodedFile(
      GIF(screen: 200 × 200, globalTable: .grays(256), [image, .trailer]))
    let grays = ColorTable.grays(256).colors
    #expect(file.frames[0].canvas.pixels == values.map { grays[$0].rawValue })
    #expect(file.findings == [])
  }

  @Test(
    "rule 10: the longest string may begin at one of the last pixels",
    arguments: [
      (1, 2_711 × 3_089), (2, 2_762 × 3_029), (3, 926 × 9_017), (4, 2_627 × 3_166),
      (5, 218 × 37_853), (6, 2_101 × 3_866), (7, 278 × 28_297), (8, 1_142 × 6_451),
    ])
  func longestString(minimumCodeSize: Int, size: PixelSize) throws {
    let first = (1 << minimumCodeSize) + 2
    let longest = 4_096 - first + 1
    let missing = size.pixelCount - longest * (longest - 1) / 2
    #expect((1...5).contains(missing))
    let image = GIFBlock.image(
      size, .codes([1] + Array(first...4_095)), minimumCodeSize: minimumCodeSize)
    var decoder = try GIFDecoder(ByteSource(bytes: GIF(screen: size, [image, .trailer]).bytes))
    #expect(try decoder.checkImage(at: 0).state == .complete)
  }

  @Test func `rule 10: the last code of a wide table may be the string that it defines`() throws {
    let image = GIFBlock.image(
      1_447 × 1_448, .codes([1] + Array(2_050...4_095)), minimumCodeSize: 11)
    let gif = GIF(screen: 1_447 × 1_448, [image, .trailer])
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes))
    #expect(try decoder.checkImage(at: 0).state == .complete)
  }

  @Test(
    "rule 10: a code that is not yet defined is damage",
    arguments: [
      ([4, 1, 7], 1), ([4, 6], 0), ([4, 1, 2, 4, 6], 2), ([6], 0), ([4, 1, 6, 2, 10], 4),
    ])
  func undefinedCode(codes: [Int], pixelCount: Int) throws {
    let gif = GIF(
      screen: 9 × 1, [.image(9 × 1, .codes(codes)), .image(1 × 1, .fill(0)), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.frames[0].decodedPixelCount == pixelCount)
    #expect(file.states == [pixelCount == 0 ? .missing : .partial, .complete])
    #expect(file.findings == [.damage(.damagedImage, at: gif.dataOffset(ofImage: 0), frame: 0)])
    #expect(file.diagnostics[0].message.contains("undefined code"))
  }

  @Test func `rule 10: an end code before the last pixel is damage`() throws {
    let gif = gif([.image(3 × 1, .codes([4, 1, 5, 2, 3])), .image(1 × 1, .fill(0))])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["G..", "R.."])
    #expect(file.findings == [.damage(.damagedImage, at: gif.dataOffset(ofImage: 0), frame: 0)])
    #expect(file.diagnostics[0].message.contains("end code comes after 1 of 3 pixels"))
  }

  @Test func `rule 10: a minimum code size of 1 works`() throws {
    let file = try file([
      .image(1 × 1, .pixels([1]), minimumCodeSize: 1),
      .image(3 × 1, .pixels([1, 0, 1]), minimumCodeSize: 1),
    ])
    #expect(file.pictures == ["G..", "GRG"])
    #expect(file.findings == [])
  }

  @Test func `rule 10: a minimum code size of 0 works for one pixel`() throws {
    let gif = gif([
      .image(1 × 1, x: 1, .pixels([0]), minimumCodeSize: 0),
      .image(2 × 1, .pixels([0, 0]), minimumCodeSize: 0), .image(1 × 1, .fill(3)),
    ])
    let file = try DecodedFile(gif)
    #expect(file.pictures == [".R.", ".R.", "WR."])
    #expect(file.states == [.complete, .missing, .complete])
    #expect(file.findings == [.damage(.badCodeSize, at: gif.offset(ofImage: 1), frame: 1)])
  }

  @Test("rule 10: minimum code sizes of 9 to 11 are decoded", arguments: [9, 10, 11])
  func wideCodes(minimumCodeSize: Int) throws {
    let gif = gif([
      .image(3 × 1, .pixels([0, 256, 3]), minimumCodeSize: minimumCodeSize),
      .image(3 × 1, .pixels([1, 2, 2]), isInterlaced: true, minimumCodeSize: minimumCodeSize),
    ])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RKW", "GBB"])
    #expect(file.findings == [.note(.indexOutsideTable, at: gif.offset(ofImage: 0), frame: 0)])
  }

  @Test("rule 10: greater minimum code sizes damage their frame", arguments: [12, 13, 32, 255])
  func badCodeSize(minimumCodeSize: Int) throws {
    let gif = gif([
      .image(3 × 1, .raw([0x44, 0x01]), minimumCodeSize: minimumCodeSize), .image(3 × 1, .fill(0)),
    ])
    let file = try DecodedFile(gif)
    #expect(file.states == [.missing, .complete])
    #expect(file.pictures == ["...", "RRR"])
    #expect(file.findings == [.damage(.badCodeSize, at: gif.offset(ofImage: 0), frame: 0)])
  }

  @Test(
    "rule 11: an image is whole when its last pixel is out",
    arguments: [
      (.pixels([1, 2, 3], .noEndCode), .standard),
      (.pixels([1, 2, 3, 0, 0, 0]), .standard),
      (.codes([4, 1, 2, 3, 4, 1, 7, 7]), .standard),
      (.pixels([1, 2, 3]), SubBlocks(size: 1)),
      (.pixels([1, 2, 3]), SubBlocks(extra: [[1, 2, 3], [255]])),
    ] as [(ImageContent, SubBlocks)])
  func wholeImage(content: ImageContent, subBlocks: SubBlocks) throws {
    let file = try file([.image(3 × 1, content, subBlocks: subBlocks)])
    #expect(file.pictures == ["GBW"])
    #expect(file.states == [.complete])
    #expect(file.findings == [])
  }

  @Test func `rule 11: a whole image without its terminator is damage of the file`() throws {
    let gif = GIF(
      screen: 3 × 1,
      [.image(3 × 1, .pixels([1, 2, 3]), subBlocks: SubBlocks(isTerminated: false))])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["GBW"])
    #expect(file.states == [.complete])
    #expect(file.findings == [.damage(.truncatedImage, at: gif.bytes.count, frame: 0)])
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 3 × 1, blocks + [.trailer])
  }

  private func file(_ blocks: [GIFBlock]) throws -> DecodedFile {
    try DecodedFile(gif(blocks))
  }
}
