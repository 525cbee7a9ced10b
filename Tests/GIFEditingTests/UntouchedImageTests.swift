import Frames
import GIFDecoding
import GIFEditing
import TestSupport
import Testing

/// Edits that leave every compressed image as it is.
@Suite struct UntouchedImageTests {
  private static let gif = GIF(
    screen: 3 × 2,
    [
      .comment("first"), .loop(0), .graphicControl(delay: 5), .comment("second"),
      .image(3 × 2, .fill(0)), .application("XMP DataXMP", subBlocks: [[1, 2]]),
      .graphicControl(delay: 7, disposal: 2, transparent: 3), .plainText("x"),
      .image(1 × 1, .fill(1)), .application("ICCRGBG1012", subBlocks: [[9]]),
      .image(3 × 2, .fill(2)), .application("OTHERAPP1.0", subBlocks: [[7]]), .comment("last"),
      .trailer,
    ])

  @Test func `an edit that changes nothing gives the same file`() throws {
    let edited = try Edited(Self.gif)
    #expect(edited.result.bytes == Self.gif.bytes)
    #expect(edited.result.copiedImageCount == 3)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an edit that changes nothing keeps images of any file`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let edited = try Edited(bytes)
    let data = try edited.data()
    #expect(data.result == data.input)
    #expect(try edited.canvases() == canvases(of: bytes))
    let isClosed = edited.result.bytes == bytes + [0x3b]
    #expect(
      isClosed || edited.result.bytes == bytes || edited.result.bytes.count < bytes.count)
  }

  @Test func `the sample stays the same`() throws {
    let bytes = try Fixture.sample()
    #expect(try Edited(bytes).result.bytes == bytes)
  }

  @Test(arguments: [nil, 0, 1, 65_535] as [UInt16?])
  func `the number of plays changes nothing else`(raw: UInt16?) throws {
    let edited = try Edited(Self.gif) { $0.loopCount = LoopCount(rawValue: raw) }
    #expect(try ReferenceGIF(edited.result.bytes).loop == raw)
    let data = try edited.data()
    #expect(data.result == data.input)
    #expect(edited.result.bytes.count == Self.gif.bytes.count - (raw == nil ? 19 : 0))
    #expect(try GIFStructure(ByteSource(bytes: edited.result.bytes)).comments.count == 3)
  }

  @Test func `old files get the version that blocks need`() throws {
    let gif = GIF(
      signature: "GIF87a".utf8, screen: 1 × 1, [.image(1 × 1, .fill(1)), .trailer])
    #expect(try Edited(gif).result.bytes == gif.bytes)
    let looping = try Edited(gif) { $0.loopCount = LoopCount(rawValue: 0) }
    #expect(looping.result.bytes.starts(with: "GIF89a".utf8))
    let slow = try Edited(gif) { $0.delays = [DelayChange(frames: [0], duration: .seconds(1))] }
    #expect(slow.result.bytes.starts(with: "GIF89a".utf8))
    #expect(try slow.delays() == [100])
  }

  @Test func `delays change in their place`() throws {
    let edited = try Edited(Self.gif) {
      $0.delays = [
        DelayChange(frames: [0, 1, 2], duration: .milliseconds(30)),
        DelayChange(frames: [1], duration: .milliseconds(655_350)),
      ]
    }
    #expect(try edited.delays() == [3, 65_535, 3])
    let data = try edited.data()
    #expect(data.result == data.input)
    let images = try ReferenceGIF(edited.result.bytes).images
    #expect(images.map(\.control.disposalBits) == [0, 2, 0])
    #expect(images.map(\.control.transparentIndex) == [nil, 3, nil])
    // The third image had no graphic control.
    #expect(edited.result.bytes.count == Self.gif.bytes.count + 8)
  }

  @Test func `the last graphic control is the one that changes`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [
        .graphicControl(delay: 1), .extension(label: 0xf9, subBlocks: [[0xe4, 2, 0, 9, 7], [8]]),
        .extension(label: 0xf9, subBlocks: [[1, 2]]), .image(1 × 1, .fill(1)), .trailer,
      ])
    let edited = try Edited(gif) {
      $0.delays = [DelayChange(frames: [0], duration: .milliseconds(2_580))]
    }
    var expected = gif.bytes
    let offset = gif.range(ofBlock: 1).lowerBound
    expected[offset + 4] = 2
    expected[offset + 5] = 1
    #expect(edited.result.bytes == expected)
  }

  @Test(arguments: StrippedData.allCases)
  func `each kind of data can be stripped alone`(kind: StrippedData) throws {
    let dropped: [StrippedData: [Int]] = [
      .comments: [0, 3, 12], .xmp: [5], .plainText: [7], .icc: [9], .applications: [11],
    ]
    let edited = try Edited(Self.gif) { $0.stripped = [kind] }
    let ranges = (dropped[kind] ?? []).map(Self.gif.range(ofBlock:))
    let kept = Self.gif.bytes.indices.filter { index in
      !ranges.contains { $0.contains(index) }
    }
    #expect(edited.result.bytes == kept.map { Self.gif.bytes[$0] })
  }

  @Test func `a file that is cut off is closed`() throws {
    let bytes = Self.gif.bytes.truncated(to: Self.gif.range(ofImage: 2).upperBound - 1)
    let edited = try Edited(bytes)
    #expect(edited.result.diagnostics.damageCount > 0)
    #expect(edited.result.bytes == bytes + [0, 0x3b])
    #expect(try GIFStructure(ByteSource(bytes: edited.result.bytes)).diagnostics.damageCount == 0)
  }

  @Test func `any damage ends in a file or an error`() throws {
    for seed in 0..<150 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var bytes = RandomGIF.make(seed: seed).bytes
      for _ in 0..<6 {
        bytes = bytes.flippingBit(.random(in: 13 * 8..<bytes.count * 8, using: &generator))
      }
      var options = DecodingOptions(salvages: seed % 2 == 0)
      options.limits[.canvasPixels] = 1 << 15
      guard let edited = try? Edited(bytes, options: options) else { continue }
      let data = try GIFStructure(ByteSource(bytes: edited.result.bytes))
      #expect(data.imageCount == edited.result.delays.count)
      #expect(data.diagnostics.damageCount == 0)
    }
  }
}
