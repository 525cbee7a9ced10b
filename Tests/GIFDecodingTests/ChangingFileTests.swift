import Frames
import GIFDecoding
import TestSupport
import Testing

/// Files that change while they are decoded.
@Suite struct ChangingFileTests {
  private static let gif = GIF(
    screen: 30 × 30,
    [
      .image(30 × 30, .pixels((0..<900).map { $0 * $0 % 4 })),
      .image(30 × 30, .pixels((0..<900).map { $0 * $0 / 7 % 4 })), .trailer,
    ])

  @Test func `a file that shrinks is damaged where it ends`() throws {
    let cut = Self.gif.dataOffset(ofImage: 1) + 20
    try withDecoder(after: { Array($0.prefix(cut)) }) { (decoder: inout GIFDecoder) throws in
      #expect(try decoder.nextFrame()?.state == .complete)
      #expect(try decoder.nextFrame()?.state == .partial)
      #expect(try decoder.nextFrame() == nil)
      #expect(
        decoder.diagnostics.all.map(Finding.init) == [
          .damage(.sourceChanged, at: Self.gif.dataOffset(ofImage: 1), frame: 1)
        ])
    }
  }

  @Test func `a file that becomes empty has nothing to show`() throws {
    try withDecoder(after: { _ in [] }) { (decoder: inout GIFDecoder) throws in
      #expect(try decoder.nextFrame()?.state == .missing)
      #expect(try decoder.nextFrame()?.state == .missing)
      #expect(throws: DecodingError.self) { try decoder.nextFrame() }
      #expect(Set(decoder.diagnostics.all.map(\.code)) == [.sourceChanged])
    }
  }

  @Test func `a file that becomes another one is damaged at most`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let changes: ([UInt8]) -> [UInt8] = { bytes in
        bytes.map { $0 &+ (UInt8.random(in: 0...9, using: &generator) == 0 ? 77 : 0) }
          + Array(repeating: 0xfe, count: 300_000)
      }
      try withDecoder(after: changes) { (decoder: inout GIFDecoder) throws in
        while try decoder.nextFrame() != nil {}
        #expect(try decoder.storedPicture(at: 1).decodedPixelCount <= 900)
      }
    }
  }

  /// Makes a decoder of a file, changes the file, and goes on.
  private func withDecoder(
    after change: ([UInt8]) -> [UInt8], _ body: (inout GIFDecoder) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = try folder.write(Self.gif.bytes, as: "changes.gif")
      var decoder = try GIFDecoder(ByteSource(path: path))
      try folder.write(change(Self.gif.bytes), as: "changes.gif")
      try body(&decoder)
    }
  }
}
