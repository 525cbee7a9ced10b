import Frames
import GIFDecoding
import TestSupport
import Testing

/// Rules 1 and 17: what is a GIF, and what has nothing to show.
@Suite struct HeaderRuleTests {
  private static let image = GIFBlock.image(2 × 1, .pixels([0, 1]))

  @Test(
    "rule 1: both versions are GIFs",
    arguments: [("GIF87a", .gif87a), ("GIF89a", .gif89a)] as [(String, GIFStructure.Version)])
  func versions(signature: String, version: GIFStructure.Version) throws {
    let file = try DecodedFile(
      GIF(
        signature: signature.utf8, screen: 2 × 1,
        [
          .loop(3), .graphicControl(delay: 7, disposal: 2, transparent: 1), Self.image, .trailer,
        ]))
    #expect(file.structure.version == version)
    #expect(file.structure.loopCount.plays == 4)
    #expect(file.frames[0].delay.centiseconds == 7)
    #expect(file.frames[0].disposal == .restoreToBackground)
    #expect(file.pictures == ["R."])
    #expect(file.findings == [])
  }

  @Test(
    "rule 1: no other signature is one",
    arguments: ["GIF88a", "GIF90a", "GIF89b", "gif89a", "GIF87A", "GIF89 ", "\0IF89a"])
  func otherSignatures(signature: String) {
    #expect(throws: DecodingError.notGIF(found: nil)) {
      try DecodedFile(GIF(signature: signature.utf8, screen: 2 × 1, [Self.image, .trailer]))
    }
  }

  @Test func `rule 17: a file without an image is refused`() {
    #expect(throws: DecodingError.noImage(firstDamage: nil)) {
      try DecodedFile(GIF(screen: 2 × 1, [.comment("no image"), .trailer]))
    }
    let error = #expect(throws: DecodingError.self) {
      try DecodedFile(GIF(screen: 2 × 1, [.raw([0x99])]))
    }
    #expect(error?.description.contains("0x99") == true)
  }

  @Test("rule 17: a cut header says where it ends", arguments: 0..<13)
  func cutHeader(byteCount: Int) {
    let bytes = GIF(screen: 2 × 1, [Self.image]).bytes.truncated(to: byteCount)
    #expect(throws: DecodingError.truncatedHeader(byteCount: byteCount)) {
      try DecodedFile(bytes)
    }
  }

  @Test("rule 17: a cut global color table says where it ends", arguments: 13..<25)
  func cutColorTable(byteCount: Int) {
    let bytes = GIF(screen: 2 × 1, [Self.image]).bytes.truncated(to: byteCount)
    #expect(throws: DecodingError.truncatedGlobalColorTable(byteCount: byteCount)) {
      try DecodedFile(bytes)
    }
  }

  @Test("rule 17: a canvas without an area is refused", arguments: [0 × 0, 0 × 3, 3 × 0])
  func emptyCanvas(screen: PixelSize) {
    #expect(throws: DecodingError.emptyCanvas) {
      try DecodedFile(GIF(screen: screen, [.image(0 × 2, .fill(0)), .trailer]))
    }
    #expect(throws: DecodingError.emptyCanvas) {
      try GIFStructure(
        ByteSource(
          bytes: GIF(screen: screen, [.image(0 × 2, .fill(0)), .trailer]).bytes))
    }
  }

  @Test func `rule 17: a first image that is too large is refused on a small screen, too`() {
    let violation = LimitViolation(.canvasPixels, value: 65_535 * 65_535, most: 1 << 25)
    #expect(throws: DecodingError.limit(violation)) {
      try DecodedFile(
        GIF(screen: 4 × 4, [.image(65_535 × 65_535, .raw([])), Self.image, .trailer]))
    }
    #expect(throws: DecodingError.limit(violation)) {
      try DecodedFile(GIF(screen: 65_535 × 65_535, [Self.image, .trailer]))
    }
  }
}
