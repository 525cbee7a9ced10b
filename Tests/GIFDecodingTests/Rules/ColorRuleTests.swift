import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 8 and 9: which color a pixel value stands for.
@Suite struct ColorRuleTests {
  private static let two = ColorTable([
    ColorTable.primaries.colors[3], ColorTable.primaries.colors[2],
  ])

  @Test func `rule 8: a local table is for its own image only`() throws {
    let file = try file([
      .image(2 × 1, .pixels([0, 1]), localTable: Self.two), .image(2 × 1, .pixels([0, 1])),
    ])
    #expect(file.pictures == ["WB", "RG"])
  }

  @Test func `rule 8: transparent pixels leave the canvas as it was`() throws {
    let file = try file([
      .image(2 × 1, .pixels([0, 1])), .graphicControl(transparent: 2),
      .image(2 × 1, .pixels([2, 3])),
    ])
    #expect(file.pictures == ["RG", "RW"])
  }

  @Test func `rule 8: a transparent value may lie outside the table`() throws {
    let file = try file([
      .image(2 × 1, .pixels([0, 1])), .graphicControl(transparent: 7),
      .image(2 × 1, .pixels([7, 3])), .graphicControl(transparent: 255), .image(2 × 1, .fill(2)),
    ])
    #expect(file.pictures == ["RG", "RW", "BB"])
    #expect(file.findings == [])
  }

  @Test func `rule 8: a transparent value above 255 is none`() throws {
    let file = try file([
      .graphicControl(transparent: 44), .image(2 × 1, .pixels([44, 300])),
    ])
    #expect(file.pictures == [".K"])
  }

  @Test func `rule 9: a value outside the table is opaque black`() throws {
    let gif = gif([.image(2 × 1, .pixels([4, 1])), .image(1 × 1, .fill(3), localTable: Self.two)])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["KG", "KG"])
    #expect(
      file.findings == [
        .note(.indexOutsideTable, at: gif.offset(ofImage: 0), frame: 0),
        .note(.indexOutsideTable, at: gif.offset(ofImage: 1), frame: 1),
      ])
  }

  @Test func `rule 9: without a table everything is black, transparent pixels aside`() throws {
    let gif = GIF(
      screen: 2 × 1, globalTable: nil,
      [.graphicControl(transparent: 1), .image(2 × 1, .pixels([0, 1])), .trailer])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["K."])
    #expect(file.findings == [.note(.noColorTable, at: gif.offset(ofImage: 0), frame: 0)])
  }

  @Test func `rule 9: values that could lie outside but don't are no oddity`() throws {
    #expect(try file([.image(2 × 1, .pixels([3, 0]), minimumCodeSize: 8)]).findings == [])
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 2 × 1, blocks + [.trailer])
  }

  private func file(_ blocks: [GIFBlock]) throws -> DecodedFile {
    try DecodedFile(gif(blocks))
  }
}
