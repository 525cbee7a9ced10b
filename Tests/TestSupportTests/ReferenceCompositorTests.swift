import Frames
import TestSupport
import Testing

@Suite struct ReferenceCompositorTests {
  @Test(
    "the disposal of an image decides what is under the next one",
    arguments: [
      (0, "RGG"), (1, "RGG"), (2, "R.."), (3, "RRR"), (4, "RRR"), (5, "RGG"), (6, "RGG"),
      (7, "RGG"),
    ] as [(UInt8, String)])
  func disposal(bits: UInt8, expected: String) throws {
    let frames = try frames([
      .image(3 × 1, .fill(0)),
      .graphicControl(disposal: bits), .image(2 × 1, x: 1, .fill(1)),
      .graphicControl(transparent: 3), .image(1 × 1, .fill(3)),
    ])
    #expect(frames.map(picture) == ["RRR", "RGG", expected])
  }

  @Test func `transparent pixels leave the canvas as it was`() throws {
    let frames = try frames([
      .image(3 × 1, .fill(0)), .graphicControl(transparent: 2), .image(3 × 1, .pixels([1, 2, 3])),
    ])
    #expect(frames.map(picture) == ["RRR", "GRW"])
  }

  @Test func `an image that hangs over is clipped`() throws {
    let frames = try frames([.image(3 × 1, x: 1, .pixels([0, 1, 2]))])
    #expect(picture(frames[0]) == ".RG")
  }

  @Test func `a first image that is too large makes the canvas`() throws {
    let frames = try frames([.image(2 × 2, x: 1, .pixels([0, 1, 2, 3])), .image(1 × 1, .fill(3))])
    #expect(frames.map(picture) == ["RG/BW", "WG/BW"])
  }

  @Test func `a value outside the table is black`() throws {
    #expect(picture(try frames([.image(3 × 1, .pixels([0, 4, 300]))])[0]) == "RKK")
  }

  @Test func `damage leaves the pixels in front of it`() throws {
    let frames = try frames([.image(3 × 1, .codes([4, 1, 7])), .image(1 × 1, .raw([]))])
    #expect(frames.map(\.state) == [.partial, .missing])
    #expect(frames.map(\.decodedPixelCount) == [1, 0])
    #expect(frames.map(picture) == ["G..", "G.."])
  }

  @Test func `interlaced rows stand where they belong`() throws {
    let rows = GIF(
      screen: 1 × 9, globalTable: .grays(16), [.image(1 × 9, .pixels(0..<9), isInterlaced: true)])
    let frame = try ReferenceCompositor.frames(of: rows.bytes)[0]
    #expect(frame.canvas.pixels == ColorTable.grays(16).colors.prefix(9).map(\.rawValue))
  }

  @Test func `a file without an image is refused, and one without a trailer is whole`() throws {
    #expect(throws: ReferenceGIF.Failure.noImage) { try frames([.comment("x")]) }
    let gif = GIF(screen: 1 × 1, [.image(1 × 1, .fill(0))])
    #expect(try ReferenceGIF(gif.bytes).isDamaged == false)
    #expect(try ReferenceGIF(gif.bytes + [0]).isDamaged)
  }

  private func frames(_ blocks: [GIFBlock]) throws -> [Frame] {
    try ReferenceCompositor.frames(of: GIF(screen: 3 × 1, blocks).bytes)
  }

  /// A canvas in letters: red, green, blue, white, black (K), a point for transparent.
  private func picture(_ frame: Frame) -> String {
    let letters: [UInt32: String] = [
      0: ".", 0xff00_00ff: "R", 0xff00_ff00: "G", 0xffff_0000: "B", 0xffff_ffff: "W",
      0xff00_0000: "K",
    ]
    let rows = (0..<frame.canvas.size.height).map { y in
      (0..<frame.canvas.size.width).map { letters[frame.canvas[$0, y].rawValue] ?? "?" }.joined()
    }
    return rows.joined(separator: "/")
  }
}
