import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 5, 6 and 7: delays, graphic controls and loop blocks.
@Suite struct ControlRuleTests {
  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))

  @Test func `rule 5: delays stay raw, and frames without one stay frames`() throws {
    let delays = [0, 0, 1, 2, 65_535]
    let blocks = delays.flatMap { [GIFBlock.graphicControl(delay: $0), Self.image] }
    let file = try file(blocks)
    #expect(file.frames.map(\.delay.centiseconds) == [0, 0, 1, 2, 65_535])
    #expect(file.findings == [])
  }

  @Test func `rule 5: no graphic control means nothing special`() throws {
    let file = try file([Self.image])
    #expect(file.frames[0].delay.centiseconds == 0)
    #expect(file.frames[0].disposal == .unspecified)
    #expect(file.structure.images[0].transparentColorIndex == nil)
    #expect(file.structure.images[0].waitsForUser == false)
  }

  @Test func `rule 6: the last graphic control wins`() throws {
    let file = try file([
      .graphicControl(delay: 5, disposal: 2, transparent: 0, waitsForUser: true),
      .graphicControl(delay: 6), Self.image,
    ])
    #expect(file.frames[0].delay.centiseconds == 6)
    #expect(file.frames[0].disposal == .unspecified)
    #expect(file.structure.images[0].waitsForUser == false)
    #expect(file.pictures == ["RG"])
  }

  @Test(
    "rule 6: a graphic control survives other extensions",
    arguments: [
      .comment("between"), .loop(2), .plainText("text"), .extension(label: 7, subBlocks: [[1]]),
    ] as [GIFBlock])
  func controlSurvives(between: GIFBlock) throws {
    let file = try file([.graphicControl(delay: 5, transparent: 0), between, Self.image])
    #expect(file.frames[0].delay.centiseconds == 5)
    #expect(file.pictures == [".G"])
  }

  @Test func `rule 6: a graphic control serves one image`() throws {
    let file = try file([
      .graphicControl(delay: 5, disposal: 2, transparent: 0), Self.image, Self.image,
    ])
    #expect(file.frames.map(\.delay.centiseconds) == [5, 0])
    #expect(file.pictures == [".G", "RG"])
  }

  @Test(
    "rule 6: of a long graphic control the first four bytes count",
    arguments: [[[1, 5, 0, 0, 99]], [[1, 5, 0, 0], [8, 8]]] as [[[UInt8]]])
  func longControl(subBlocks: [[UInt8]]) throws {
    let gif = gif([.extension(label: 0xf9, subBlocks: subBlocks), Self.image])
    let file = try DecodedFile(gif)
    #expect(file.frames[0].delay.centiseconds == 5)
    #expect(file.pictures == [".G"])
    #expect(file.findings == [.note(.oddGraphicControl, at: gif.offset(ofBlock: 0))])
  }

  @Test(
    "rule 6: a short graphic control is ignored, and the one before it counts",
    arguments: [[], [[9]], [[9, 9, 9]], [[9, 9, 9], [9]]] as [[[UInt8]]])
  func shortControl(subBlocks: [[UInt8]]) throws {
    let gif = gif([
      .graphicControl(delay: 5, transparent: 0), .extension(label: 0xf9, subBlocks: subBlocks),
      Self.image,
    ])
    let file = try DecodedFile(gif)
    #expect(file.frames[0].delay.centiseconds == 5)
    #expect(file.pictures == [".G"])
    #expect(file.findings == [.note(.oddGraphicControl, at: gif.offset(ofBlock: 1))])
  }

  @Test func `rule 6: reserved bits say nothing`() throws {
    let control = GIFBlock.extension(label: 0xf9, subBlocks: [[0b1110_0001, 3, 1, 0]])
    let file = try file([control, Self.image])
    #expect(file.frames[0].delay.centiseconds == 259)
    #expect(file.frames[0].disposal == .unspecified)
    #expect(file.pictures == [".G"])
  }

  @Test(
    "rule 7: both names of the loop block count, anywhere in the file",
    arguments: ["NETSCAPE2.0", "ANIMEXTS1.0"])
  func loop(application: String) throws {
    let loop = GIFBlock.loop(300, application: application)
    #expect(try file([loop, Self.image]).structure.loopCount.rawValue == 300)
    #expect(try file([Self.image, loop, Self.image]).structure.loopCount.rawValue == 300)
    #expect(try file([Self.image, Self.image, loop]).structure.loopCount.rawValue == 300)
  }

  @Test func `rule 7: the last loop block wins`() throws {
    let file = try file([.loop(2), Self.image, .loop(0, application: "ANIMEXTS1.0")])
    #expect(file.structure.loopCount == LoopCount(rawValue: 0))
    #expect(try self.file([Self.image]).structure.loopCount == LoopCount(rawValue: nil))
  }

  @Test(
    "rule 7: the number is found in long sub-blocks and behind others",
    arguments: [
      [[1, 4, 1, 9, 9]], [[2, 0, 0, 0, 0], [1, 4, 1]], [[1, 9], [1, 4, 1]],
      [[1, 7, 0], [1, 4, 1]],
    ] as [[[UInt8]]])
  func loopValue(subBlocks: [[UInt8]]) throws {
    let file = try file([.application("NETSCAPE2.0", subBlocks: subBlocks), Self.image])
    #expect(file.structure.loopCount.rawValue == 260)
    #expect(file.findings == [])
  }

  @Test(
    "rule 7: a loop block without a number is ignored",
    arguments: [[], [[1, 4]], [[2, 4, 1]], [[0, 4, 1]]] as [[[UInt8]]])
  func noLoopValue(subBlocks: [[UInt8]]) throws {
    let gif = gif([
      .loop(5), .application("NETSCAPE2.0", subBlocks: subBlocks), Self.image,
    ])
    let file = try DecodedFile(gif)
    #expect(file.structure.loopCount.rawValue == 5)
    #expect(file.findings == [.note(.oddLoopBlock, at: gif.offset(ofBlock: 1))])
    #expect(file.pictures == ["RG"])
  }

  @Test("rule 7: other applications loop nothing", arguments: ["NETSCAPE1.0", "netscape2.0", "X"])
  func otherApplications(name: String) throws {
    let file = try file([.application(name, subBlocks: [[1, 5, 0]]), Self.image])
    #expect(file.structure.loopCount.rawValue == nil)
    #expect(file.findings == [])
  }

  private func gif(_ blocks: [GIFBlock]) -> GIF {
    GIF(screen: 2 × 1, blocks + [.trailer])
  }

  private func file(_ blocks: [GIFBlock]) throws -> DecodedFile {
    try DecodedFile(gif(blocks))
  }
}
