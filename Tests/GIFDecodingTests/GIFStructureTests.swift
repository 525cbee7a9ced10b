import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct GIFStructureTests {
  @Test func `every image says where its parts are`() throws {
    let gif = GIF(
      screen: 20 × 10,
      [
        .comment("c"),
        .graphicControl(delay: 300, disposal: 5, transparent: 200, waitsForUser: true),
        .image(
          4 × 3, x: 5, y: 6, .pixels(0..<12), localTable: .grays(16), isInterlaced: true,
          subBlocks: SubBlocks(size: 3)), .image(1 × 1, .raw([9, 9]), minimumCodeSize: 77),
        .trailer,
      ])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    let image = structure.images[0]
    let data = gif.range(ofImageData: 0)
    #expect(image.byteOffset == gif.offset(ofImage: 0))
    #expect(image.endByteOffset == data.upperBound)
    #expect(image.localColorTableByteOffset == gif.offset(ofImage: 0) + 10)
    #expect(image.localColorCount == 16)
    #expect(image.dataByteOffset == data.lowerBound)
    #expect(image.rect == PixelRect(x: 5, y: 6, width: 4, height: 3))
    #expect(image.delay.centiseconds == 300)
    #expect(image.disposal == .doNotDispose && image.disposalBits == 5)
    #expect(image.transparentColorIndex == 200)
    #expect(image.waitsForUser && image.isInterlaced && image.isTerminated)
    #expect(image.minimumCodeSize == 4)
    #expect(structure.images[1].minimumCodeSize == 77)
    #expect(structure.images[1].dataByteCount == 2)
    #expect(structure.imageCount == 2)
    #expect(structure.byteCount == gif.bytes.count)
  }

  @Test("data bytes are counted without the length bytes", arguments: [1, 2, 7, 255])
  func dataByteCount(size: Int) throws {
    let content = ImageContent.raw(Array(repeating: 1, count: 700))
    let gif = GIF(
      screen: 1 × 1,
      [.image(1 × 1, content, subBlocks: SubBlocks(size: size, extra: [[1, 2, 3]])), .trailer])
    #expect(try GIFStructure(ByteSource(bytes: gif.bytes)).images[0].dataByteCount == 703)
  }

  @Test("data bytes of a cut image are those that are there", arguments: [(0, 0), (1, 0), (3, 2)])
  func cutDataByteCount(kept: Int, count: Int) throws {
    let gif = GIF(screen: 1 × 1, [.image(1 × 1, .raw([1, 2, 3, 4]))])
    let bytes = gif.bytes.truncated(to: gif.dataOffset(ofImage: 0) + kept)
    let image = try GIFStructure(ByteSource(bytes: bytes)).images[0]
    #expect(image.dataByteCount == count)
    #expect(image.endByteOffset == bytes.count)
    #expect(!image.isTerminated)
  }

  @Test func `the logical screen comes as it is stored`() throws {
    let gif = GIF(
      screen: 300 × 2, globalTable: .grays(256), backgroundIndex: 77, aspectRatio: 9,
      [.image(1 × 1, .fill(0)), .trailer])
    let screen = try GIFStructure(ByteSource(bytes: gif.bytes)).logicalScreen
    #expect(screen.size == PixelSize(width: 300, height: 2))
    #expect(screen.backgroundColorIndex == 77)
    #expect(screen.pixelAspectRatio == 9)
    #expect(screen.globalColorTable == .grays(256))
  }

  @Test func `comments are kept with their places, whatever their bytes`() throws {
    let long = String(repeating: "é", count: 400)
    let gif = GIF(
      screen: 1 × 1,
      [
        .comment(""), .comment(long), .image(1 × 1, .fill(0)),
        .extension(label: 0xfe, subBlocks: [[0xff, 0], [0x1b]]), .trailer,
      ])
    let comments = try GIFStructure(ByteSource(bytes: gif.bytes)).comments
    #expect(comments.map(\.byteOffset) == [gif.offset(ofBlock: 1), gif.offset(ofBlock: 3)])
    #expect(comments.map(\.bytes) == [Array(long.utf8), [0xff, 0, 0x1b]])
  }

  @Test func `application data is kept with its places`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [
        .loop(7), .application("SOMEAPP 1.0", subBlocks: [[1], [2, 3]]),
        .application("short", subBlocks: []), .image(1 × 1, .fill(0)), .trailer,
      ])
    let found = try GIFStructure(ByteSource(bytes: gif.bytes)).applicationExtensions
    #expect(found.map(\.byteOffset) == (0...2).map(gif.offset(ofBlock:)))
    #expect(
      found.map { String(decoding: $0.identifier, as: UTF8.self) }
        == ["NETSCAPE2.0", "SOMEAPP 1.0", "short"])
    #expect(found.map(\.data) == [[1, 7, 0], [1, 2, 3], []])
  }

  @Test func `of several profiles and packets the last counts`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [
        .application("ICCRGBG1012", subBlocks: [[1]]), OddBlockRuleTests.packet([0x61, 0x62]),
        .application("ICCRGBG1012", subBlocks: [[2], [3]]), OddBlockRuleTests.packet([0x63, 0x64]),
        .image(1 × 1, .fill(0)), .trailer,
      ])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    #expect(structure.iccProfile == [2, 3])
    #expect(structure.xmpPacket == [0x63, 0x64])
  }

  @Test func `a file without profile and packet has none`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [.application("ICCRGBG1012", subBlocks: []), .image(1 × 1, .fill(0)), .trailer])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    #expect(structure.iccProfile == nil)
    #expect(structure.xmpPacket == nil)
  }

  @Test("packets of every length lose their tail and nothing else", arguments: [0, 1, 2, 254, 700])
  func packet(byteCount: Int) throws {
    let packet = (0..<byteCount).map { UInt8(32 + $0 % 90) }
    let gif = GIF(
      screen: 1 × 1, [OddBlockRuleTests.packet(packet), .image(1 × 1, .fill(0)), .trailer])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    #expect(structure.xmpPacket == packet)
    #expect(structure.diagnostics.all == [])
  }

  @Test func `a packet without a tail is kept whole`() throws {
    let text = (0..<300).map { UInt8(32 + $0 % 90) }
    let gif = GIF(
      screen: 1 × 1,
      [
        .application("XMP DataXMP", subBlocks: [Array(text[..<200]), Array(text[200...])]),
        .image(1 × 1, .fill(0)), .trailer,
      ])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    #expect(structure.xmpPacket == [200] + text[..<200] + [100] + text[200...])
  }

  @Test func `no pixel is touched`() throws {
    let gif = GIF(
      screen: 65_535 × 65_535,
      [.image(65_535 × 65_535, .raw([])), .image(0 × 0, .raw([7]), minimumCodeSize: 200), .trailer])
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    #expect(structure.imageCount == 2)
    #expect(structure.diagnostics.all == [])
  }

  @Test func `a million oddities are counted, and a few listed`() throws {
    let gif = GIF(
      screen: 1 × 1,
      [
        .image(1 × 1, .fill(0)),
        .raw((0..<100_000).flatMap { _ in [0x21, 0xf9, 0] as [UInt8] }), .trailer,
      ])
    let log = try GIFStructure(ByteSource(bytes: gif.bytes)).diagnostics
    #expect(log.all.count == 1_001)
    #expect(log.all.last?.code == .moreDiagnostics)
    #expect(log.all.last?.message.hasPrefix("99000 ") == true)
  }
}
