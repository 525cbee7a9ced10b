import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rule 4: what becomes of an image before the next one is drawn.
@Suite struct DisposalRuleTests {
  private static let nothing: [GIFBlock] = [
    .graphicControl(transparent: 3), .image(1 × 1, .fill(3)),
  ]

  @Test(
    "rule 4: eight values mean three things",
    arguments: [
      (0, "RGG"), (1, "RGG"), (2, "R.."), (3, "RRR"), (4, "RRR"), (5, "RGG"), (6, "RGG"),
      (7, "RGG"),
    ] as [(UInt8, String)])
  func disposal(bits: UInt8, expected: String) throws {
    let file = try file([
      .image(3 × 1, .fill(0)), .graphicControl(disposal: bits), .image(2 × 1, x: 1, .fill(1)),
    ])
    #expect(file.pictures == ["RRR", "RGG", expected])
    #expect(file.structure.images[1].disposalBits == bits)
  }

  @Test func `rule 4: the first image, restored to previous, leaves a transparent canvas`() throws {
    let file = try file([.graphicControl(disposal: 3), .image(2 × 1, .fill(1))])
    #expect(file.pictures == ["GG.", "..."])
  }

  @Test func `rule 4: what was there is saved after the image before was disposed of`() throws {
    let file = try file([
      .image(3 × 1, .fill(0)),
      .graphicControl(disposal: 2), .image(2 × 1, .fill(1)),
      .graphicControl(disposal: 3), .image(2 × 1, x: 1, .fill(2)),
    ])
    #expect(file.pictures == ["RRR", "GGR", ".BB", "..R"])
  }

  @Test func `rule 4: images that are restored in turn never add up`() throws {
    let restored = (0..<3).flatMap { x in
      [GIFBlock.graphicControl(disposal: 3), .image(1 × 1, x: x, .fill(1))]
    }
    let file = try file([.image(3 × 1, .fill(0))] + restored)
    #expect(file.pictures == ["RRR", "GRR", "RGR", "RRG", "RRR"])
  }

  @Test("rule 4: only the part on the canvas is cleared or restored", arguments: [2, 3] as [UInt8])
  func clipped(bits: UInt8) throws {
    let file = try file([
      .image(3 × 1, .fill(0)), .graphicControl(disposal: bits), .image(9 × 9, x: 2, .fill(1)),
    ])
    #expect(file.pictures == ["RRR", "RRG", bits == 2 ? "RR." : "RRR"])
  }

  @Test func `rule 4: the whole rectangle is cleared, its transparent pixels too`() throws {
    let file = try file([
      .image(3 × 1, .fill(0)),
      .graphicControl(disposal: 2, transparent: 2), .image(2 × 1, .pixels([1, 2])),
    ])
    #expect(file.pictures == ["RRR", "GRR", "..R"])
  }

  @Test func `rule 4: an image that is missing is disposed of like any other`() throws {
    let file = try file([
      .image(3 × 1, .fill(0)), .graphicControl(disposal: 2), .image(2 × 1, .raw([])),
    ])
    #expect(file.pictures == ["RRR", "RRR", "..R"])
    #expect(file.states == [.complete, .missing, .complete])
  }

  /// Decodes `blocks`, and then an image that draws nothing, to show the last one's disposal.
  private func file(_ blocks: [GIFBlock]) throws -> DecodedFile {
    try DecodedFile(GIF(screen: 3 × 1, blocks + Self.nothing + [.trailer]))
  }
}
