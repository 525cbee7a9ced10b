import Frames
import GIFDecoding
import TestSupport
import Testing

/// The limits that are met while decoding: what came before stays.
@Suite struct LimitsWhileDecodingTests {
  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))

  @Test("a later image that is too large is missing", arguments: [2, 9])
  func laterImage(minimumCodeSize: Int) throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        Self.image, .graphicControl(delay: 4, disposal: 2),
        .image(1 × 5, .fill(2), minimumCodeSize: minimumCodeSize), Self.image, .trailer,
      ])
    var options = DecodingOptions()
    options.limits[.canvasPixels] = 4
    options.limits[.imagePixels] = 4
    let file = try DecodedFile(gif, options)
    #expect(file.pictures == ["RG", "RG", "RG"])
    #expect(file.states == [.complete, .missing, .complete])
    #expect(
      file.findings == [
        .note(.imageOutsideCanvas, at: gif.offset(ofImage: 1), frame: 1),
        .damage(.limit, at: gif.offset(ofImage: 1), frame: 1),
      ])
    #expect(file.diagnostics[1].message.contains("canvas pixels 5 is above 4 (--max-pixels"))
    options.limits[.canvasPixels] = 5
    options.limits[.imagePixels] = 4 + 16 * 5
    #expect(try DecodedFile(gif, options).states == [.complete, .complete, .complete])
  }

  @Test("data after the last pixel is idle", arguments: 1...4)
  func idleData(workers: Int) throws {
    // The codes of the first image take 2 bytes, of which its pixel takes 1.
    let gif = GIF(
      screen: 1 × 1,
      [.image(1 × 1, .fill(0), subBlocks: SubBlocks(extra: [[1, 2], [3]]))]
        + (0..<9).map { _ in GIFBlock.image(1 × 1, .fill(1)) } + [.trailer])
    try checkIdle(gif, bytesOfFirstImage: 4, workers: workers)
  }

  @Test("clear codes are idle", arguments: [2, 8, 9, 11])
  func clearCodes(minimumCodeSize: Int) throws {
    let codes = Array(repeating: 1 << minimumCodeSize, count: 80) + [0]
    let image = GIFBlock.image(1 × 1, .codes(codes), minimumCodeSize: minimumCodeSize)
    let gif = GIF(screen: 1 × 1, [image, .image(1 × 1, .fill(1)), .trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 10 * (minimumCodeSize + 1)
    #expect(try DecodedFile(gif, options).frames.count == 2)
  }

  @Test("an image ends where no pixel pays for its clear codes", arguments: [1, 2, 8, 9, 11])
  func tooManyClearCodes(minimumCodeSize: Int) throws {
    let clears = Array(repeating: 1 << minimumCodeSize, count: 200)
    let codes = ImageContent.codes([0] + clears + [1])
    let gif = GIF(
      screen: 2 × 1,
      [.image(2 × 1, codes, minimumCodeSize: minimumCodeSize), Self.image, .trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 20
    let file = try DecodedFile(gif, options)
    #expect(file.pictures == ["R."])
    let finding = Finding.damage(.limit, at: gif.dataOffset(ofImage: 0), frame: 0)
    #expect(file.findings == [finding, finding])
    #expect(file.diagnostics[0].message == "too many clear codes stand after 1 of 2 pixels")
    options.limits[.idleDataBytes] = 400
    #expect(try DecodedFile(gif, options).pictures == ["RG", "RG"])
  }

  @Test("a clear code between any two pixels is paid for", arguments: [1, 2, 8, 9])
  func clearCodesBetweenPixels(minimumCodeSize: Int) throws {
    let codes = (0..<400).flatMap { [$0 % 2, 1 << minimumCodeSize] }
    let gif = GIF(
      screen: 20 × 20,
      [.image(20 × 20, .codes(codes), minimumCodeSize: minimumCodeSize), Self.image, .trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 20
    let file = try DecodedFile(gif, options)
    #expect(file.states == [.complete])
    #expect(file.findings == [.damage(.limit, at: gif.dataOffset(ofImage: 0), frame: 0)])
  }

  @Test func `idle data adds up over the images`() throws {
    let gif = GIF(
      screen: 1 × 1,
      (0..<9).map { _ in .image(1 × 1, .fill(1), subBlocks: SubBlocks(extra: [[0, 0, 0]])) }
        + [.trailer])
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = 15
    #expect(try DecodedFile(gif, options).frames.count == 4)
  }

  @Test func `data that damage makes useless is not idle`() throws {
    let lost = SubBlocks(extra: (0..<5_000).map { _ in Array(repeating: 0xaa, count: 255) })
    let gif = GIF(
      screen: 2 × 1,
      [.image(2 × 1, .codes([4, 1, 7]), subBlocks: lost), Self.image, .trailer])
    let file = try DecodedFile(gif)
    #expect(file.states == [.partial, .complete])
    #expect(file.findings == [.damage(.damagedImage, at: gif.dataOffset(ofImage: 0), frame: 0)])
  }

  @Test func `a deadline that has passed lets nothing begin`() {
    var options = DecodingOptions()
    options.limits.deadline = .now - .seconds(1)
    let gif = GIF(screen: 2 × 1, [Self.image, .trailer])
    #expect(throws: DecodingError.deadlinePassed(allowed: nil)) { try DecodedFile(gif, options) }
    #expect(throws: DecodingError.deadlinePassed(allowed: nil)) {
      try GIFStructure(ByteSource(bytes: gif.bytes), options: options)
    }
  }

  @Test("a deadline ends the work, and what was decoded stays", arguments: [0, 1, 2])
  func deadline(workers: Int) throws {
    let gif = GIF(screen: 2 × 1, [Self.image, Self.image, Self.image, .trailer])
    var options = DecodingOptions()
    options.limits.deadline = .now + .milliseconds(600)
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes), options: options)
    #expect(try decoder.nextFrame()?.state == .complete)
    while let deadline = options.limits.deadline, .now < deadline {}
    let rest =
      workers == 0 ? try decoder.nextFrame().map { [$0] } : try decoder.frames(workers: workers)
    #expect(rest?.count ?? 0 == 0)
    #expect(
      decoder.diagnostics.all.map(Finding.init) == [
        .damage(.limit, at: gif.offset(ofImage: 1), frame: 1)
      ])
    #expect(decoder.diagnostics.all[0].message.contains("--deadline"))
    #expect(try decoder.nextFrame() == nil)
  }

  @Test("a deadline before the first frame is an error", arguments: [0, 1, 2])
  func deadlineBeforeFirstFrame(workers: Int) throws {
    let gif = GIF(screen: 2 × 1, [Self.image, Self.image, .trailer])
    var options = DecodingOptions()
    options.limits.deadline = .now + .milliseconds(300)
    var decoder = try GIFDecoder(ByteSource(bytes: gif.bytes), options: options)
    while let deadline = options.limits.deadline, .now < deadline {}
    #expect(throws: DecodingError.deadlinePassed(allowed: nil)) {
      if workers == 0 {
        _ = try decoder.nextFrame()
      } else {
        _ = try decoder.frames(workers: workers)
      }
    }
  }

  /// Decodes with just enough idle bytes for the first image, and with one too few.
  private func checkIdle(_ gif: GIF, bytesOfFirstImage: Int, workers: Int) throws {
    var options = DecodingOptions()
    options.limits[.idleDataBytes] = bytesOfFirstImage - 1
    let file = try DecodedFile(gif.bytes, options, workers: workers)
    #expect(file.states == [.complete])
    #expect(file.findings == [.damage(.limit, at: gif.dataOffset(ofImage: 0), frame: 0)])
    #expect(file.diagnostics[0].message.contains("--max-idle-bytes"))
    options.limits[.idleDataBytes] = bytesOfFirstImage
    #expect(try DecodedFile(gif.bytes, options, workers: workers).frames.count > 1)
  }
}
