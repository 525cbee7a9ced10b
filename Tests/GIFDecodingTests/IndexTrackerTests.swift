import Frames
import GIFDecoding
import TestSupport
import Testing

/// Whether frames come with pixel values, and whether those are right.
@Suite struct IndexTrackerTests {
  @Test func `without being asked for, there are no pixel values`() throws {
    let file = try DecodedFile(GIF(screen: 2 × 1, [.image(2 × 1, .fill(0)), .trailer]))
    #expect(file.frames[0].indexed == nil)
  }

  @Test("one global table explains every frame", arguments: [0, 1, 2, 3] as [UInt8])
  func oneTable(disposal: UInt8) throws {
    let patches = (0..<4).flatMap { x -> [GIFBlock] in
      [
        .graphicControl(disposal: disposal, transparent: 3),
        .image(2 × 2, x: x, y: x / 2, .pixels([x, 3, 0, 1])),
      ]
    }
    let known = try known([.image(5 × 3, .pixels((0..<15).map { $0 % 3 }))] + patches)
    #expect(known == [true, true, true, true, true])
  }

  @Test("patches on a transparent canvas are explained", arguments: [0, 2, 3] as [UInt8])
  func transparentBackground(disposal: UInt8) throws {
    let control = GIFBlock.graphicControl(disposal: disposal)
    let known = try known([
      control, .image(2 × 2, x: 1, .fill(1)), control, .image(2 × 1, x: 2, .pixels([0, 3])),
      control, .image(1 × 3, x: 4, .fill(2)), .image(1 × 1, .fill(0)),
    ])
    #expect(known == [true, true, true, true])
  }

  @Test("a full table with a transparent value is enough", arguments: [0, 2, 3] as [UInt8])
  func fullTable(disposal: UInt8) throws {
    let control = GIFBlock.graphicControl(disposal: disposal, transparent: 9)
    let known = try known(
      [
        control, .image(3 × 3, x: 1, .pixels([255, 9, 0, 1, 2, 3, 9, 9, 254])),
        control, .image(5 × 1, .pixels([9, 9, 7, 9, 8])), control,
        .image(1 × 1, .fill(30)),
      ], table: .grays(256))
    #expect(known == [true, true, true])
  }

  @Test func `images that cover the canvas bring their own tables`() throws {
    var generator = SplitMix64(seed: 1)
    let images = (0..<5).map { _ in
      GIFBlock.image(
        5 × 3, .pixels((0..<15).map { $0 % 8 }), localTable: .random(8, using: &generator))
    }
    #expect(try known(images) == [true, true, true, true, true])
  }

  @Test func `a canvas that was cleared as a whole takes any table`() throws {
    var generator = SplitMix64(seed: 2)
    let images = (0..<4).flatMap { x -> [GIFBlock] in
      [
        .graphicControl(disposal: 2, transparent: 1),
        .image(
          5 × 3, .pixels((0..<15).map { ($0 + x) % 4 }),
          localTable: .random(4, using: &generator)),
      ]
    }
    #expect(try known(images) == [true, true, true, true])
  }

  @Test func `equal tables are one, wherever they stand`() throws {
    let known = try known([
      .image(5 × 3, .fill(0)), .image(2 × 2, .fill(1), localTable: .primaries),
      .graphicControl(transparent: 0), .image(2 × 2, x: 1, .pixels([0, 1, 2, 0])),
    ])
    #expect(known == [true, true, true])
  }

  @Test func `two tables on one canvas are too many, until it is covered again`() throws {
    let known = try known([
      .image(5 × 3, .fill(0)), .image(2 × 2, .fill(1), localTable: .grays(4)),
      .image(1 × 1, .fill(1)), .image(5 × 3, .fill(2), localTable: .grays(4)),
      .image(1 × 1, .fill(1), localTable: .grays(4)),
    ])
    #expect(known == [true, false, false, true, true])
  }

  @Test func `what was restored is explained by the table from before`() throws {
    let known = try known([
      .image(5 × 3, .fill(0)),
      .graphicControl(disposal: 3), .image(2 × 2, .fill(1), localTable: .grays(4)),
      .image(1 × 1, x: 1, .fill(1)),
      .graphicControl(disposal: 3), .image(5 × 3, .fill(1), localTable: .grays(4)),
      .image(1 × 1, x: 2, .fill(2)),
    ])
    #expect(known == [true, false, true, true, true])
  }

  @Test func `tables that differ only under the transparent value are not one`() throws {
    var colors = ColorTable.primaries.colors
    colors[0] = Color(red: 1, green: 2, blue: 3)
    let other = ColorTable(colors)
    let known = try known([
      .image(5 × 3, .pixels((0..<15).map { $0 % 4 })),
      .graphicControl(transparent: 0), .image(3 × 1, .pixels([0, 1, 2]), localTable: other),
      .image(2 × 1, .fill(0), localTable: other), .image(1 × 1, y: 1, .fill(0)),
    ])
    #expect(known.prefix(1) == [true])
  }

  @Test func `a value that stands for transparent may be a pixel's in the next image`() throws {
    _ = try known([
      .graphicControl(transparent: 2), .image(3 × 1, .pixels([0, 2, 1])),
      .image(2 × 1, x: 3, .fill(2)), .graphicControl(transparent: 1),
      .image(5 × 1, .pixels([2, 1, 0, 1, 2])),
    ])
  }

  @Test func `black outside the table is never mistaken for transparent`() throws {
    _ = try known([
      .image(2 × 1, .pixels([4, 255])), .graphicControl(disposal: 2),
      .image(2 × 1, x: 2, .pixels([255, 5])), .image(5 × 1, .pixels([0, 4, 5, 255, 254])),
      .graphicControl(transparent: 255), .image(5 × 1, y: 1, .pixels([255, 4, 0, 255, 1])),
    ])
  }

  @Test func `a hole is cut with a value that no pixel has`() throws {
    for (used, isKnown) in [([255], true), ([4], true), ([4, 255], false)] {
      let known = try known([
        .image(5 × 3, .pixels((0..<15).map { $0 < used.count ? used[$0] : $0 % 4 })),
        .graphicControl(disposal: 2), .image(2 × 1, x: 3, .fill(1)), .image(1 × 1, y: 2, .fill(2)),
      ])
      #expect(known == [true, true, isKnown])
    }
  }

  @Test func `a full table without a spare value gives up when a hole is cut`() throws {
    let known = try known(
      [
        .image(16 × 16, .pixels(0..<256)), .graphicControl(disposal: 2), .image(1 × 1, .fill(0)),
        .image(1 × 1, x: 3, .fill(7)),
      ], table: .grays(256), screen: 16 × 16)
    #expect(known == [true, true, false])
  }

  @Test func `partial and wide images are never explained wrongly`() throws {
    _ = try known([
      .image(5 × 3, .codes([4, 1, 2, 3])), .image(5 × 3, .codes([4, 1, 7])),
      .image(5 × 3, .pixels((0..<15).map { $0 * 30 }), minimumCodeSize: 9),
      .graphicControl(disposal: 3), .image(2 × 2, .fill(1), minimumCodeSize: 10),
      .image(1 × 1, .pixels([0]), minimumCodeSize: 0), .image(5 × 3, .fill(2)),
    ])
  }

  /// Which frames come with pixel values; those that do are compared with the canvas.
  private func known(
    _ blocks: [GIFBlock], table: ColorTable = .primaries, screen: PixelSize = 5 × 3
  ) throws -> [Bool] {
    let gif = GIF(screen: screen, globalTable: table, blocks + [.trailer])
    let expected = try ReferenceCompositor.frames(of: gif.bytes)
    let frames = try DecodedFile(gif, DecodingOptions(tracksIndices: true)).frames
    #expect(frames.map(\.canvas) == expected.map(\.canvas))
    for frame in frames {
      guard let indexed = frame.indexed else { continue }
      #expect(indexed.expanded == frame.canvas, "frame \(frame.index)")
    }
    return frames.map { $0.indexed != nil }
  }
}
