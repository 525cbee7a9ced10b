import Frames
import GIFDecoding
import TestSupport
import Testing

/// The limits that the structure pass holds a file against.
@Suite struct LimitsTests {
  private static let image = GIFBlock.image(10 × 4, .fill(1))
  private static let gif = GIF(screen: 20 × 5, [image, image, image, .trailer])

  @Test func `the standard values are the documented ones`() {
    let expected: [Limit: Int] = [
      .inputBytes: 268_435_456, .canvasPixels: 33_554_432, .canvasSide: 65_535, .frames: 10_000,
      .listedFrames: 1_000_000, .imagePixels: 1_073_741_824, .outputPixels: 4_294_967_296,
      .outputBytes: 4_294_967_296, .textBytes: 65_536, .applicationBytes: 1_048_576,
      .idleDataBytes: 1_048_576, .memoryBytes: 1_073_741_824, .sheetSide: 16_384,
    ]
    #expect(expected.count == Limit.allCases.count)
    for limit in Limit.allCases {
      #expect(Limits.standard[limit] == expected[limit])
      #expect(Limits.strict[limit] == (expected[limit] ?? 0) / 16)
    }
  }

  @Test("a value at its limit passes, one above is refused", arguments: Limit.allCases)
  func check(limit: Limit) throws {
    var limits = Limits.standard
    limits[limit] = 7
    try limits.check(limit, 7)
    let violation = LimitViolation(limit, value: 8, most: 7)
    #expect(throws: DecodingError.limit(violation)) { try limits.check(limit, 8) }
    #expect(violation.description.contains("8 is above 7 (\(limit.option) raises it)"))
  }

  @Test(
    "what a file needs passes, and one less is refused",
    arguments: [
      (.inputBytes, gif.bytes.count), (.canvasPixels, 100), (.canvasSide, 20), (.frames, 3),
      (.imagePixels, 120),
    ] as [(Limit, Int)])
  func decoding(limit: Limit, needed: Int) throws {
    var options = DecodingOptions()
    options.limits[limit] = needed
    #expect(try DecodedFile(Self.gif, options).states == [.complete, .complete, .complete])
    options.limits[limit] = needed - 1
    let violation = LimitViolation(limit, value: needed, most: needed - 1)
    #expect(throws: DecodingError.limit(violation)) { try DecodedFile(Self.gif, options) }
  }

  @Test func `pixels of code sizes above 8 count sixteenfold`() throws {
    let wide = GIFBlock.image(5 × 2, .fill(1), minimumCodeSize: 9)
    let gif = GIF(screen: 20 × 5, [Self.image, wide, .trailer])
    var options = DecodingOptions()
    options.limits[.imagePixels] = 40 + 16 * 10
    #expect(try DecodedFile(gif, options).frames.count == 2)
    options.limits[.imagePixels] -= 1
    #expect(throws: DecodingError.limit(LimitViolation(.imagePixels, value: 200, most: 199))) {
      try DecodedFile(gif, options)
    }
  }

  @Test func `the memory that one worker needs passes, and one byte less is refused`() throws {
    let structure = try GIFStructure(ByteSource(bytes: Self.gif.bytes))
    let needed = MemoryEstimate(structure, limits: .standard).byteCount(workers: 1)
    try decoding(limit: .memoryBytes, needed: needed)
  }

  @Test func `stored images larger than the canvas count with their own pixels`() throws {
    let gif = GIF(screen: 2 × 2, [.image(2 × 2, .fill(0)), .image(200 × 100, .fill(0)), .trailer])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    let frames = MemoryEstimate(structure, limits: .standard)
    let images = MemoryEstimate(structure, limits: .standard, pictures: .stored)
    let more = images.byteCount(workers: 1) - frames.byteCount(workers: 1)
    #expect(more == 9 * (4 * 200 * 100 - 4 * 2 * 2) / 4)
  }

  @Test func `scaled frames count with their new size, smaller ones with the canvas`() throws {
    let structure = try GIFStructure(ByteSource(bytes: Self.gif.bytes))
    let plain = MemoryEstimate(structure, limits: .standard)
    let large = MemoryEstimate(structure, limits: .standard, pictures: .frames(40 × 30))
    let small = MemoryEstimate(structure, limits: .standard, pictures: .frames(1 × 1))
    let more = large.byteCount(workers: 2) - plain.byteCount(workers: 2)
    #expect(more == 2 * 9 * (40 * 30 - structure.canvasSize.pixelCount))
    #expect(small.byteCount(workers: 2) == plain.byteCount(workers: 2))
  }

  @Test func `a first image larger than the screen counts like a canvas`() {
    var options = DecodingOptions()
    options.limits[.canvasPixels] = 11
    let gif = GIF(screen: 2 × 2, [.image(4 × 3, .fill(0)), .trailer])
    #expect(throws: DecodingError.limit(LimitViolation(.canvasPixels, value: 12, most: 11))) {
      try DecodedFile(gif, options)
    }
  }

  @Test func `what is only listed has a limit of its own`() throws {
    var options = DecodingOptions()
    for limit in [.frames, .canvasPixels, .imagePixels, .canvasSide, .memoryBytes] as [Limit] {
      options.limits[limit] = 1
    }
    options.limits[.listedFrames] = 3
    let source = ByteSource(bytes: Self.gif.bytes)
    #expect(try GIFStructure(source, options: options).images.count == 3)
    options.limits[.listedFrames] = 2
    #expect(throws: DecodingError.limit(LimitViolation(.listedFrames, value: 3, most: 2))) {
      try GIFStructure(source, options: options)
    }
  }

  @Test("comments are kept up to the limit", arguments: [0, 4, 5, 9, 10])
  func text(most: Int) throws {
    let gif = GIF(
      screen: 1 × 1, [.comment("first"), .comment("other"), .image(1 × 1, .fill(0)), .trailer])
    var options = DecodingOptions()
    options.limits[.textBytes] = most
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes), options: options)
    let kept = structure.comments.flatMap(\.bytes)
    #expect(kept == Array("firstother".utf8.prefix(most)))
    let notes = [
      most < 5 ? Finding.note(.dataNotKept, at: gif.offset(ofBlock: 0)) : nil,
      most < 10 ? Finding.note(.dataNotKept, at: gif.offset(ofBlock: 1)) : nil,
    ]
    #expect(structure.diagnostics.all.map(Finding.init) == notes.compactMap(\.self))
  }

  @Test(
    "application data is kept up to the limit, which counts 64 bytes an extension",
    arguments: [(74, 0, 0), (75, 1, 0), (77, 1, 0), (78, 1, 3), (152, 1, 3), (153, 2, 3)])
  func applicationData(most: Int, extensions: Int, byteCount: Int) throws {
    let gif = GIF(
      screen: 1 × 1,
      [
        .application("ABCDEFGH1.0", subBlocks: [[1, 2, 3]]),
        .application("ABCDEFGH1.0", subBlocks: []),
        .image(1 × 1, .fill(0)), .trailer,
      ])
    var options = DecodingOptions()
    options.limits[.applicationBytes] = most
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes), options: options)
    #expect(structure.applicationExtensions.count == extensions || most < 75)
    #expect(structure.applicationExtensions.first?.data.count ?? 0 == byteCount)
    #expect(structure.diagnostics.all.allSatisfy { $0.code == .dataNotKept })
    #expect(structure.diagnostics.all.isEmpty == (most >= 153))
  }

  @Test func `a loop block counts even where it is not kept`() throws {
    var options = DecodingOptions()
    options.limits[.applicationBytes] = 0
    let gif = GIF(screen: 1 × 1, [.loop(4), .image(1 × 1, .fill(0)), .trailer])
    #expect(try DecodedFile(gif, options).structure.loopCount.rawValue == 4)
  }
}
