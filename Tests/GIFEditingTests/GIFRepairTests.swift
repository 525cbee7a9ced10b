import Frames
import GIFDecoding
import GIFEditing
import TestSupport
import Testing

/// Valid files of damaged ones.
@Suite struct GIFRepairTests {
  /// Repairs a file and expects that nobody finds anything wrong with the result.
  private func repair(
    _ bytes: [UInt8], keepsPartial: Bool = false
  ) throws -> (result: RepairedGIF, frames: [Canvas]) {
    let result = try GIFRepair.repair(ByteSource(bytes: bytes), keepsPartial: keepsPartial)
    var decoder = try GIFDecoder(ByteSource(bytes: result.bytes))
    var frames: [Canvas] = []
    while let frame = try decoder.nextFrame() { frames.append(frame.canvas) }
    let harmless: Set<Diagnostic.Code> = [.backgroundIgnored, .aspectRatioIgnored]
    #expect(decoder.diagnostics.all.allSatisfy { harmless.contains($0.code) })
    #expect(decoder.structure.canvasSize == decoder.structure.logicalScreen.size)
    let oracle = GIFLibOracle.images(of: result.bytes)
    #expect(oracle.count == frames.count && oracle.allSatisfy { $0 != nil })
    return (result, frames)
  }

  private func repair(
    _ gif: GIF, keepsPartial: Bool = false
  ) throws -> (result: RepairedGIF, frames: [Canvas]) {
    try repair(gif.bytes, keepsPartial: keepsPartial)
  }

  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))
  private static let broken = GIFBlock.image(3 × 1, .codes([4, 2, 7, 5]))

  @Test func `a whole file stays as it is`() throws {
    let bytes = try Fixture.sample()
    let (result, frames) = try repair(bytes)
    #expect(result.count(of: .copied) == frames.count)
    #expect(try frames == canvases(of: bytes))
    #expect(result.bytes.count <= bytes.count)
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `undamaged files keep every frame exactly`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let (result, frames) = try repair(bytes)
    #expect(try frames == canvases(of: bytes))
    #expect(result.count(of: .dropped) == 0 && result.count(of: .kept) == 0)
    #expect(
      try ReferenceGIF(result.bytes).images.map(\.control.delay)
        == ReferenceGIF(bytes).images.map(\.control.delay))
    #expect(try ReferenceGIF(result.bytes).loop == ReferenceGIF(bytes).loop)
  }

  @Test func `garbage and what follows the trailer go`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .loop(3), .comment("kept"), Self.image, .raw([0, 0, 9]), .graphicControl(delay: 8),
        Self.image, .trailer, .raw([1, 2, 3]),
      ])
    let (result, frames) = try repair(gif)
    #expect(frames.map(\.letters) == ["RG", "RG"])
    #expect(result.frames.map(\.verdict) == [.copied, .copied])
    let expected = GIF(
      screen: 2 × 1,
      [.loop(3), .comment("kept"), Self.image, .graphicControl(delay: 8), Self.image, .trailer])
    #expect(result.bytes == expected.bytes)
    #expect(result.diagnostics.damageCount == 1)
  }

  @Test func `partial frames go unless they are wanted`() throws {
    let gif = GIF(
      screen: 3 × 1, [.image(3 × 1, .fill(0)), Self.broken, .image(1 × 1, .fill(3)), .trailer])
    let (dropped, frames) = try repair(gif)
    #expect(dropped.frames.map(\.verdict) == [.copied, .dropped, .copied])
    #expect(dropped.frames[1].decodedPixelCount == 1 && dropped.frames[1].pixelCount == 3)
    #expect(frames.map(\.letters) == ["RRR", "WRR"])
    let (kept, more) = try repair(gif, keepsPartial: true)
    #expect(kept.frames.map(\.verdict) == [.copied, .kept, .copied])
    #expect(more.map(\.letters) == ["RRR", "BRR", "WRR"])
  }

  @Test func `a partial interlaced image keeps its rows`() throws {
    let values = (0..<9).map { $0 % 4 }
    let gif = GIF(
      screen: 1 × 9,
      [
        .image(1 × 9, .fill(1)),
        .image(1 × 9, .pixels(values, storing: 5), isInterlaced: true), .trailer,
      ])
    let (result, frames) = try repair(gif, keepsPartial: true)
    #expect(result.frames[1].decodedPixelCount == 5)
    #expect(try frames == canvases(of: gif.bytes))
  }

  @Test func `where every value has a color the rarest one makes room`() throws {
    let gif = GIF(
      screen: 258 × 1, globalTable: .grays(256),
      [.image(258 × 1, .pixels((0..<256).map { $0 } + [9], storing: 257)), .trailer])
    let (result, frames) = try repair(gif, keepsPartial: true)
    #expect(result.frames[0].verdict == .kept)
    #expect(frames[0].pixels.count { $0 == 0 } == 2)
    #expect(frames[0].pixels[0] == 0 && frames[0].pixels[257] == 0)
    #expect(result.frames[0].lostPixelCount == 1)
  }

  @Test func `where two values have the same color none is lost`() throws {
    let gif = GIF(
      screen: 257 × 1, globalTable: ColorTable(ColorTable.grays(255).colors + [.black]),
      [.image(257 × 1, .pixels((0..<256).map { $0 }, storing: 256)), .trailer])
    let (result, frames) = try repair(gif, keepsPartial: true)
    #expect(result.frames[0].lostPixelCount == 0)
    #expect(frames[0].pixels.count { $0 == 0 } == 1 && frames[0].pixels[256] == 0)
    #expect(frames[0].pixels[0] == Color.black.rawValue)
    #expect(frames[0].pixels[255] == Color.black.rawValue)
  }

  @Test func `what other decoders don't take is written anew`() throws {
    let cases: [GIFBlock] = [
      .image(1 × 1, .codes([0]), minimumCodeSize: 1),
      .image(2 × 1, .codes([512, 1, 2, 513], width: 10), minimumCodeSize: 9),
      .image(2 × 1, .codes([4, 0, 1, 2, 3, 5])),
      .image(2 × 1, .codes([8, 0, 1, 15]), minimumCodeSize: 3),
      .image(2 × 1, x: 7, y: 7, .pixels([0, 1])),
      .image(2 × 2, x: 1, .fill(2)), .image(0 × 0, .raw([])),
      .image(2 × 1, .pixels([200, 1])),
    ]
    for block in cases {
      let gif = GIF(screen: 2 × 1, [Self.image, block, .trailer])
      let (result, frames) = try repair(gif)
      #expect(result.frames.map(\.verdict) == [.copied, .rewritten])
      #expect(try frames == canvases(of: gif.bytes))
    }
  }

  @Test func `small oddities that every decoder takes stay`() throws {
    let cases: [GIFBlock] = [
      .image(2 × 1, .codes([0, 1, 5])), .image(4 × 1, .codes([4, 0, 1, 6, 5, 7, 7, 7])),
      .image(3 × 1, .pixels([3, 2, 1], .noEndCode)),
      .image(9 × 1, .pixels((0..<9).map { $0 % 4 }), subBlocks: SubBlocks(size: 1)),
    ]
    for block in cases {
      let gif = GIF(screen: 9 × 1, [Self.image, block, .trailer])
      let (result, _) = try repair(gif)
      #expect(result.frames.map(\.verdict) == [.copied, .copied])
      #expect(result.bytes == gif.bytes)
    }
  }

  @Test func `an image without a color table gets one`() throws {
    let gif = GIF(screen: 2 × 1, globalTable: nil, [.image(2 × 1, .pixels([0, 3])), .trailer])
    let (result, frames) = try repair(gif)
    #expect(result.frames.map(\.verdict) == [.rewritten])
    #expect(frames.map(\.letters) == ["KK"])
  }

  @Test func `the screen becomes the canvas`() throws {
    let gif = GIF(
      screen: 1 × 1, [.image(2 × 1, x: 3, y: 4, .pixels([0, 1])), .image(1 × 1, .fill(3))])
    let (result, frames) = try repair(gif)
    #expect(frames.map(\.letters) == ["RG", "WG"])
    #expect(result.canvasSize == (2 × 1))
  }

  @Test func `without a whole frame there is nothing to write`() throws {
    let gif = GIF(screen: 3 × 1, [Self.broken, .trailer])
    #expect(throws: EditingError.nothingWhole(partialCount: 1)) { try repair(gif) }
    #expect(try repair(gif, keepsPartial: true).frames.map(\.letters) == ["B.."])
    let empty = GIF(screen: 3 × 1, [.image(3 × 1, .codes([4, 7, 5])), .trailer])
    #expect(throws: DecodingError.self) { try repair(empty, keepsPartial: true) }
    #expect(throws: DecodingError.self) { try repair(Array("GIF89a".utf8)) }
  }

  @Test func `every way to cut a file off gives a valid file or an error`() throws {
    let bytes = RandomGIF.make(seed: 4).bytes
    let whole = try ReferenceCompositor.frames(of: bytes)
    for prefix in bytes.everyPrefix {
      guard let (result, frames) = try? repair(prefix) else { continue }
      let complete = result.frames.prefix { $0.state == .complete }.count
      #expect(frames.starts(with: whole.prefix(complete).map(\.canvas)))
    }
  }

  @Test(arguments: [false, true])
  func `any damage gives a valid file or an error`(keepsPartial: Bool) throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var bytes = RandomGIF.make(seed: seed).bytes
      for _ in 0..<5 {
        bytes = bytes.flippingBit(.random(in: 13 * 8..<bytes.count * 8, using: &generator))
      }
      _ = try? repair(bytes, keepsPartial: keepsPartial)
    }
  }
}
