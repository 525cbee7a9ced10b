import Frames
import GIFDecoding
import GIFEditing
import GIFEncoding
import TestSupport
import Testing

/// Frames selected, reversed and bounced.
@Suite struct FrameOrderTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `frames in any order show the same pictures for the same time`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let frames = try ReferenceCompositor.frames(of: bytes)
    var generator = SplitMix64(seed: seed)
    let order = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      Int.random(in: 0..<frames.count, using: &generator)
    }
    let edited: Edited
    do { edited = try Edited(bytes) { $0.frames = order } } catch is EncodingError { return }
    #expect(try edited.canvases() == order.map { frames[$0].canvas })
    #expect(try edited.delays() == order.map { frames[$0].delay.centiseconds })
    #expect(try ReferenceGIF(edited.result.bytes).loop == ReferenceGIF(bytes).loop)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the first frames are copied`(seed: UInt64) throws {
    let bytes = RandomGIF.make(seed: seed).bytes
    let frames = try ReferenceCompositor.frames(of: bytes)
    guard frames.count > 1 else { return }
    let edited = try Edited(bytes) { $0.frames = Array(0..<frames.count - 1) }
    #expect(edited.result.copiedImageCount == frames.count - 1)
    let data = try edited.data()
    #expect(data.result == Array(data.input.dropLast()))
    #expect(try edited.canvases() == frames.dropLast().map(\.canvas))
  }

  private static let whole = GIF(
    screen: 2 × 1, [0, 1, 2, 3].map { .image(2 × 1, .fill($0)) } + [.trailer])
  private static let patches = GIF(
    screen: 2 × 1,
    [
      .image(2 × 1, .fill(0)), .image(1 × 1, .fill(1)), .image(1 × 1, x: 1, .fill(2)), .trailer,
    ])

  @Test func `whole pictures are copied in any order`() throws {
    let edited = try Edited(Self.whole) {
      $0.frames = [0, 2, 3]
      $0.isReversed = true
      $0.bounces = true
    }
    #expect(try edited.letters() == ["WW", "BB", "RR", "BB"])
    #expect(edited.result.copiedImageCount == 4)
  }

  @Test func `an image that the next ones don't need can go`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .image(2 × 1, .fill(0)), .graphicControl(disposal: 3), .image(1 × 1, .fill(1)),
        .image(1 × 1, x: 1, .fill(2)), .trailer,
      ])
    let edited = try Edited(gif) { $0.frames = [0, 2] }
    #expect(try edited.letters() == ["RR", "RB"])
    #expect(edited.result.copiedImageCount == 2)
  }

  @Test func `an image that the next ones need is drawn into them`() throws {
    let edited = try Edited(Self.patches) { $0.frames = [0, 2] }
    #expect(try edited.letters() == ["RR", "GB"])
    #expect(edited.result.copiedImageCount == 0)
  }

  @Test func `there and back doesn't repeat the ends`() throws {
    let edited = try Edited(Self.patches) { $0.bounces = true }
    #expect(try edited.letters() == ["RR", "GR", "GB", "GR"])
    #expect(try Edited(Self.patches) { $0.isReversed = true }.letters() == ["GB", "GR", "RR"])
    let two = try Edited(Self.patches) {
      $0.frames = [0, 1]
      $0.bounces = true
    }
    #expect(try two.letters() == ["RR", "GR"])
    #expect(two.result.copiedImageCount == 2)
  }

  @Test func `a large image that comes first doesn't make the canvas larger`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [.image(2 × 1, .fill(0)), .image(3 × 2, x: 0, .fill(1)), .trailer])
    let edited = try Edited(gif) { $0.isReversed = true }
    #expect(try edited.letters() == ["GG", "RR"])
  }

  @Test func `a first image that made the canvas can go`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [.image(2 × 2, x: 5, y: 5, .fill(0)), .image(2 × 2, .fill(1)), .trailer])
    #expect(try Edited(gif) { $0.frames = [1] }.letters() == ["GG/GG"])
    #expect(try Edited(gif) { $0.isReversed = true }.letters() == ["GG/GG", "RR/RR"])
  }

  @Test func `comments and profiles stay when frames are drawn anew`() throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .comment("a"), .image(2 × 1, .fill(0)), .application("ICCRGBG1012", subBlocks: [[9]]),
        .image(1 × 1, .fill(1)), .plainText("no"), .comment("b"), .trailer,
      ])
    let edited = try Edited(gif) { $0.isReversed = true }
    #expect(edited.result.copiedImageCount == 0)
    let structure = try GIFStructure(ByteSource(bytes: edited.result.bytes))
    #expect(structure.comments.map(\.bytes) == [[0x61], [0x62]])
    #expect(structure.iccProfile == [9])
    #expect(structure.diagnostics.all.isEmpty)
  }

  @Test func `too many frames are refused`() throws {
    var options = DecodingOptions()
    options.limits[.frames] = 5
    #expect(throws: DecodingError.self) {
      try Edited(Self.whole.bytes, options: options) { $0.bounces = true }
    }
  }
}
