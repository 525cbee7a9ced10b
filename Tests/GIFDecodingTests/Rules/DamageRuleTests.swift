import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 12 and 13: what damage leaves, and where a file ends.
@Suite struct DamageRuleTests {
  private static let image = GIFBlock.image(3 × 1, .pixels([0, 1, 2]))

  @Test func `rule 12: damage costs its own frame only`() throws {
    let gif = gif([
      Self.image, .image(3 × 1, .codes([4, 3, 7])), .image(1 × 1, x: 2, .fill(0)), .trailer,
    ])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RGB", "WGB", "WGR"])
    #expect(file.states == [.complete, .partial, .complete])
    #expect(file.frames.map(\.decodedPixelCount) == [3, 1, 1])
    #expect(file.findings == [.damage(.damagedImage, at: gif.dataOffset(ofImage: 1), frame: 1)])
  }

  @Test func `rule 12: a frame without a pixel shows the canvas as it was`() throws {
    let gif = gif([Self.image, .graphicControl(delay: 8), .image(3 × 1, .raw([])), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RGB", "RGB"])
    #expect(file.states == [.complete, .missing])
    #expect(file.frames[1].delay.centiseconds == 8)
    #expect(file.findings == [.damage(.damagedImage, at: gif.dataOffset(ofImage: 1), frame: 1)])
  }

  @Test func `rule 12: a file whose frames are all missing has nothing usable`() throws {
    var decoder = try GIFDecoder(
      ByteSource(
        bytes: gif([.image(3 × 1, .raw([])), .image(3 × 1, .codes([6])), .trailer]).bytes))
    #expect(try decoder.nextFrame()?.state == .missing)
    #expect(try decoder.nextFrame()?.state == .missing)
    let error = #expect(throws: DecodingError.self) { try decoder.nextFrame() }
    #expect(error == .nothingReadable(firstDamage: "the data ends after 0 of 3 pixels"))
    #expect(decoder.diagnostics.damageCount == 2)
  }

  @Test func `rule 12: an image that the file's end cuts off keeps its pixels`() throws {
    let whole = gif([Self.image, .image(3 × 1, .pixels([3, 3, 3], .literals))])
    let file = try DecodedFile(whole.bytes.truncated(to: whole.dataOffset(ofImage: 1) + 2))
    #expect(file.pictures == ["RGB", "WGB"])
    #expect(file.states == [.complete, .partial])
    #expect(
      file.findings == [
        .damage(.truncatedImage, at: whole.dataOffset(ofImage: 1) + 2, frame: 1),
        .damage(.truncatedImage, at: whole.dataOffset(ofImage: 1), frame: 1),
      ])
  }

  @Test func `rule 12: an image without the start of its data is no frame`() throws {
    let whole = gif([Self.image, .image(3 × 1, .fill(3), localTable: .primaries)])
    for byteCount in whole.offset(ofImage: 1) + 1...whole.offset(ofMinimumCodeSize: 1) {
      let file = try DecodedFile(whole.bytes.truncated(to: byteCount))
      #expect(file.frames.count == 1)
      #expect(
        file.findings == [.damage(.truncatedImage, at: whole.offset(ofImage: 1), frame: 1)])
    }
  }

  @Test func `rule 13: what follows the trailer is ignored, a second file too`() throws {
    let gif = gif([Self.image, .trailer, .raw(self.gif([Self.image, .trailer]).bytes)])
    let file = try DecodedFile(gif)
    #expect(file.frames.count == 1)
    #expect(file.findings == [.note(.trailingData, at: gif.offset(ofBlock: 2))])
    #expect(file.diagnostics[0].message.hasPrefix("\(gif.range(ofBlock: 2).count) bytes"))
  }

  @Test func `rule 13: a file may end right after an image`() throws {
    let gif = gif([Self.image])
    let file = try DecodedFile(gif)
    #expect(file.states == [.complete])
    #expect(file.findings == [.note(.missingTrailer, at: gif.bytes.count)])
  }

  @Test(
    "rule 13: ending after an extension is damage",
    arguments: [.comment("x"), .graphicControl(), .loop(1)] as [GIFBlock])
  func endAfterExtension(block: GIFBlock) throws {
    let gif = gif([Self.image, block])
    let file = try DecodedFile(gif)
    #expect(file.states == [.complete])
    #expect(file.findings == [.damage(.truncatedFile, at: gif.bytes.count)])
  }

  @Test func `rule 13: ending inside an extension is damage`() throws {
    let whole = gif([Self.image, .comment("a comment")])
    let start = whole.offset(ofBlock: 1)
    for byteCount in start + 1..<whole.bytes.count {
      let file = try DecodedFile(whole.bytes.truncated(to: byteCount))
      #expect(file.states == [.complete])
      #expect(file.findings == [.damage(.truncatedExtension, at: start)])
    }
  }

  @Test(
    "rule 13: any other byte where a record should start ends decoding",
    arguments: [0x00, 0x01, 0x20, 0x22, 0x3a, 0xff] as [UInt8])
  func unknownRecord(byte: UInt8) throws {
    let gif = gif([Self.image, .raw([byte]), Self.image, .trailer])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RGB"])
    #expect(file.findings == [.damage(.unknownRecord, at: gif.offset(ofBlock: 1))])
    let name = byte < 16 ? "0x0\(byte)" : "0x" + String(byte, radix: 16)
    #expect(file.diagnostics[0].message.contains(name))
  }

  @Test(
    "rule 13: unknown extensions and empty comments are skipped",
    arguments: [
      .extension(label: 0x42, subBlocks: [[1, 2], [0x3b]]), .extension(label: 0, subBlocks: []),
      .extension(label: 0x2c, subBlocks: [Array(repeating: 0x3b, count: 255)]), .comment(""),
      .extension(label: 0xff, subBlocks: []),
    ] as [GIFBlock])
  func skippedExtension(block: GIFBlock) throws {
    let file = try DecodedFile(gif([block, Self.image, block, .trailer]))
    #expect(file.pictures == ["RGB"])
    #expect(file.structure.comments == [])
    #expect(file.findings == [])
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 3 × 1, blocks)
  }
}
