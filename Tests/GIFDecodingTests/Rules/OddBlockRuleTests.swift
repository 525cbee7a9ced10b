import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 14 and 16: images without pixels, profiles, packets and plain text.
@Suite struct OddBlockRuleTests {
  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))

  @Test("rule 14: an image without a side draws nothing", arguments: [0 × 1, 1 × 0, 0 × 0])
  func emptyImage(size: PixelSize) throws {
    let gif = gif([
      Self.image, .graphicControl(delay: 4, disposal: 2),
      .image(size, .pixels([1, 1, 1]), subBlocks: SubBlocks(size: 1)), Self.image,
    ])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RG", "RG", "RG"])
    #expect(file.states == [.complete, .complete, .complete])
    #expect(file.frames[1].delay.centiseconds == 4)
    #expect(file.frames[1].decodedPixelCount == 0)
    #expect(file.findings == [.note(.emptyImage, at: gif.offset(ofImage: 1), frame: 1)])
  }

  @Test func `rule 14: an image without pixels needs no data`() throws {
    let file = try file([.image(0 × 0, .raw([])), Self.image])
    #expect(file.pictures == ["..", "RG"])
    #expect(!file.isDamaged)
  }

  @Test func `rule 16: a profile is kept and not applied`() throws {
    let profile = (0..<600).map { UInt8(truncatingIfNeeded: $0) }
    let parts = [Array(profile[..<255]), Array(profile[255..<510]), Array(profile[510...])]
    let file = try file([.application("ICCRGBG1012", subBlocks: parts), Self.image])
    #expect(file.structure.iccProfile == profile)
    #expect(file.pictures == ["RG"])
    #expect(file.findings == [])
  }

  @Test func `rule 16: a packet is kept without its tail`() throws {
    let packet = Array("<?xpacket begin='' id='W5M0'?><x:xmpmeta/><?xpacket end='w'?>".utf8)
    let file = try file([Self.packet(packet), Self.image])
    #expect(file.structure.xmpPacket == packet)
    #expect(file.pictures == ["RG"])
    #expect(file.findings == [])
  }

  @Test func `rule 16: plain text is not drawn`() throws {
    let gif = gif([Self.image, .plainText("HELLO"), Self.image])
    let file = try DecodedFile(gif)
    #expect(file.pictures == ["RG", "RG"])
    #expect(file.findings == [.note(.plainTextIgnored, at: gif.offset(ofBlock: 1))])
  }

  /// An XMP extension as Adobe writes it: the packet as it is, then bytes that lead any reader of
  /// sub-blocks to the terminator.
  static func packet(_ bytes: [UInt8]) -> GIFBlock {
    let tail = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    return .raw([0x21, 0xff, 11] + Array("XMP DataXMP".utf8) + bytes + tail)
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 2 × 1, blocks + [.trailer])
  }

  private func file(_ blocks: [GIFBlock]) throws -> DecodedFile {
    try DecodedFile(gif(blocks))
  }
}
