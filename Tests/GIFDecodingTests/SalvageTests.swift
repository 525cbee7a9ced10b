import Frames
import GIFDecoding
import TestSupport
import Testing

/// What is found behind bytes that start no record, when it is asked for.
@Suite struct SalvageTests {
  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))
  private static let other = GIFBlock.image(2 × 1, .pixels([2, 3]))

  @Test("records are found within 64 bytes", arguments: [1, 2, 63, 64])
  func found(byteCount: Int) throws {
    let gif = gif([
      Self.image, .raw(Array(repeating: 0x99, count: byteCount)), Self.other, .trailer,
    ])
    let file = try salvaged(gif)
    #expect(file.pictures == ["RG", "BW"])
    #expect(file.findings == [.damage(.skippedBytes, at: gif.offset(ofBlock: 1))])
    #expect(file.diagnostics[0].message.contains("\(byteCount) bytes are skipped"))
  }

  @Test func `further away only images are found`() throws {
    let garbage = GIFBlock.raw(Array(repeating: 0x99, count: 65))
    let gif = gif([
      Self.image, garbage, .comment("lost"), garbage, .graphicControl(delay: 7), Self.other,
      garbage, .trailer,
    ])
    let file = try salvaged(gif)
    #expect(file.pictures == ["RG", "BW"])
    #expect(file.frames[1].delay.centiseconds == 7)
    #expect(file.structure.comments.isEmpty)
    #expect(file.findings.map(\.code) == [.skippedBytes, .unknownRecord])
  }

  @Test(
    "what doesn't look like an image is none",
    arguments: [
      .image(3 × 1, .pixels([2, 3, 3])), .image(2 × 1, x: 1, .pixels([2, 3])),
      .image(2 × 1, .pixels([2, 3]), packedFields: 8), .image(2 × 1, .codes([0, 1, 5])),
      .image(2 × 1, .pixels([2, 3]), minimumCodeSize: 9), .image(0 × 1, .raw([0x44, 1])),
    ] as [GIFBlock])
  func implausible(block: GIFBlock) throws {
    let garbage = GIFBlock.raw(Array(repeating: 0x99, count: 70))
    let file = try salvaged(gif([Self.image, garbage, block, .trailer]))
    #expect(file.pictures == ["RG"])
  }

  @Test func `images that a broken one has swallowed are found`() throws {
    let size = 2 × 1
    let gif = GIF(
      screen: size,
      [
        Self.image, .image(size, .pixels([1, 1])), .graphicControl(delay: 9, disposal: 2),
        .image(size, .fill(2), localTable: .primaries), Self.image, .trailer,
      ])
    let whole = try salvaged(gif)
    for length in [4, 17, 40, 120, 255] as [UInt8] {
      let offset = gif.range(ofImageData: 1).lowerBound
      let file = try DecodedFile(
        gif.bytes.replacingByte(at: offset, with: length), DecodingOptions(salvages: true))
      #expect(file.frames.count == 4, "\(length)")
      #expect(file.pictures.suffix(2) == whole.pictures.suffix(2), "\(length)")
      #expect(file.frames[2].delay.centiseconds == 9, "\(length)")
      #expect(file.isDamaged)
    }
  }

  @Test func `images that a broken extension has swallowed are found`() throws {
    let gif = gif([Self.image, .comment("abc"), Self.other, .trailer])
    let bytes = gif.bytes.replacingByte(at: gif.offset(ofBlock: 1) + 2, with: 200)
    let file = try DecodedFile(bytes, DecodingOptions(salvages: true))
    #expect(file.pictures == ["RG", "BW"])
    #expect(file.findings.map(\.code) == [.truncatedExtension, .skippedBytes])
  }

  @Test func `an extension that is cut off right away is the end`() throws {
    for tail in [[0x21], [0x21, 0xfe], [0x21, 0xfe, 9]] as [[UInt8]] {
      let file = try salvaged(gif([Self.image, .raw(tail)]))
      #expect(file.pictures == ["RG"])
    }
  }

  @Test func `going back takes time in proportion to the bytes`() throws {
    // Each image runs to the file's end, where no terminator is: going back to each of them would
    // walk a chain of a hundred thousand sub-blocks twenty thousand times.
    let head = GIFBlock.image(2 × 1, .codes([4, 0, 1, 5])).bytes.dropLast()
    let images = (0..<20_000).flatMap { _ in head }
    let bytes = gif([.raw(Array(images)), .raw(Array(repeating: 1, count: 200_001))]).bytes
    let start = ContinuousClock.now
    let structure = try GIFStructure(
      ByteSource(bytes: bytes), options: DecodingOptions(salvages: true))
    #expect(structure.imageCount >= 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `browsers stop there, and so does the decoder by itself`() throws {
    let gif = gif([Self.image, .raw([0]), Self.other, .trailer])
    #expect(try DecodedFile(gif).pictures == ["RG"])
  }

  @Test(
    "extensions of known labels are records, too",
    arguments: [
      .graphicControl(delay: 5), .comment("x"), .plainText("x"), .loop(3),
    ] as [GIFBlock])
  func extensions(block: GIFBlock) throws {
    let file = try salvaged(
      gif([Self.image, .raw([7, 0x21, 0x77, 7]), block, Self.other, .trailer]))
    #expect(file.pictures == ["RG", "BW"])
    #expect(file.findings.first?.code == .skippedBytes)
  }

  @Test func `a trailer is found`() throws {
    let gif = gif([Self.image, .raw([0, 0, 0]), .trailer, Self.other])
    let file = try salvaged(gif)
    #expect(file.pictures == ["RG"])
    #expect(
      file.findings == [
        .damage(.skippedBytes, at: gif.offset(ofBlock: 1)),
        .note(.trailingData, at: gif.offset(ofBlock: 3)),
      ])
  }

  @Test func `one gap after the other is crossed`() throws {
    let gaps = (0..<30).flatMap { _ in [GIFBlock.raw([0, 0]), Self.image] }
    let file = try salvaged(gif(gaps + [.trailer]))
    #expect(file.frames.count == 30)
    #expect(file.findings.filter { $0.code == .skippedBytes }.count == 30)
  }

  @Test func `the file's end is met quietly`() throws {
    let file = try salvaged(gif([Self.image, .raw([0x99, 0x21])]))
    #expect(file.pictures == ["RG"])
    #expect(file.findings.map(\.code) == [.unknownRecord])
  }

  @Test func `whole files stay as they are`() throws {
    for seed in 0..<50 as Range<UInt64> {
      let bytes = RandomGIF.make(seed: seed).bytes
      let file = try DecodedFile(bytes)
      let salvaged = try DecodedFile(bytes, DecodingOptions(salvages: true))
      #expect(salvaged.findings == file.findings)
      #expect(salvaged.frames.map(\.canvas) == file.frames.map(\.canvas))
    }
  }

  @Test func `any damage ends in frames or an error`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var bytes = RandomGIF.make(seed: seed).bytes
      for _ in 0..<6 {
        bytes = bytes.flippingBit(.random(in: 13 * 8..<bytes.count * 8, using: &generator))
      }
      var options = DecodingOptions(salvages: true)
      options.limits[.canvasPixels] = 1 << 15
      let file = Result { () throws(DecodingError) in try DecodedFile(bytes, options) }
      let plain = Result { () throws(DecodingError) in try DecodedFile(bytes, DecodingOptions()) }
      if case .success(let file) = file, case .success(let plain) = plain, !plain.isDamaged {
        #expect(file.frames.map(\.canvas) == plain.frames.map(\.canvas))
      }
    }
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 2 × 1, blocks)
  }

  private func salvaged(_ gif: GIF) throws -> DecodedFile {
    try DecodedFile(gif, DecodingOptions(salvages: true))
  }
}
