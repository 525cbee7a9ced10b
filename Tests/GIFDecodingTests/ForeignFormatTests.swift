import GIFDecoding
import TestSupport
import Testing

@Suite struct ForeignFormatTests {
  private static let heads: [(ForeignFormat, [UInt8])] = [
    (.webp, bytes("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ")), (.png, [0x89] + bytes("PNG\r\n\u{1a}\n")),
    (.jpeg, [0xff, 0xd8, 0xff, 0xe0]), (.avif, bytes("\0\0\0\u{20}ftypavif")),
    (.avif, bytes("\0\0\0\u{20}ftypavis")), (.heic, bytes("\0\0\0\u{18}ftypheic")),
    (.heic, bytes("\0\0\0\u{18}ftypmif1")), (.mp4, bytes("\0\0\0\u{18}ftypisom")),
    (.mp4, bytes("\0\0\0\u{14}ftypqt  ")), (.matroska, [0x1a, 0x45, 0xdf, 0xa3, 0x01]),
    (.avi, bytes("RIFF\u{1}\u{2}\u{3}\u{4}AVI LIST")),
    (.wave, bytes("RIFF\u{1}\u{2}\u{3}\u{4}WAVEfmt ")), (.jpegXL, [0xff, 0x0a, 0xfa]),
    (.jpegXL, bytes("\0\0\0\u{c}JXL \r\n")), (.bmp, bytes("BM6\u{0}")), (.tiff, bytes("II*\0")),
    (.tiff, bytes("MM\0*")), (.ico, [0, 0, 1, 0, 1, 0]), (.psd, bytes("8BPS\0\u{1}")),
    (.pdf, bytes("%PDF-1.7")), (.ogg, bytes("OggS\0")), (.zip, bytes("PK\u{3}\u{4}\u{14}")),
    (.gzip, [0x1f, 0x8b, 8]), (.html, bytes("<!DOCTYPE html><html>")),
    (.html, bytes("\n\t <HTML lang=en>")), (.html, [0xef, 0xbb, 0xbf] + bytes("<!doctype HTML>")),
    (.xml, bytes("<?xml version='1.0'?>")), (.xml, bytes("<svg xmlns='x'>")),
    (.gitLFSPointer, bytes("version https://git-lfs.github.com/spec/v1\noid")),
  ]

  @Test("a format is recognized by its first bytes", arguments: heads.indices)
  func recognized(index: Int) {
    let (format, head) = Self.heads[index]
    #expect(ForeignFormat(firstBytes: head) == format)
    #expect(throws: DecodingError.notGIF(found: format)) { try DecodedFile(head) }
    let description = DecodingError.notGIF(found: format).description
    #expect(description == "not a GIF: this is \(format.title)")
  }

  @Test func `every format is recognized somehow`() {
    #expect(Set(Self.heads.map(\.0)) == Set(ForeignFormat.allCases))
  }

  @Test("cut beginnings are nothing, or the right format", arguments: heads.indices)
  func cut(index: Int) {
    let (format, head) = Self.heads[index]
    for beginning in head.everyPrefix {
      let found = ForeignFormat(firstBytes: beginning)
      #expect(found == nil || found == format || format == .heic || format == .avif)
    }
  }

  @Test(
    "other bytes are no format",
    arguments: [[], [0], [0xff], Array(repeating: 0, count: 64), bytes("hello"), bytes("GIF89a")])
  func unknown(head: [UInt8]) {
    #expect(ForeignFormat(firstBytes: head) == nil)
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
