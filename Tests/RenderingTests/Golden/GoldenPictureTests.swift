import Foundation
import FrameExport
import Frames
import TestSupport
import Testing

@Suite("Known pictures")
struct GoldenPictureTests {
  @Test("The picture is the known one to the bit", arguments: GoldenPicture.all)
  func isKnown(_ golden: GoldenPicture) throws {
    let picture = try golden.draw()
    if ProcessInfo.processInfo.environment["GIFRING_WRITE_PICTURES"] != nil {
      try write(picture, golden)
    }
    #expect(CRC32.checksum(ofPixels: picture.pixels) == golden.checksum)
    let file = try PNGReader(Fixture.bytes(at: Self.path(golden)))
    let isSame = file.size == picture.size && file.pixels == picture.pixels
    #expect(isSame)
  }

  /// Takes a picture for right: prints its line of the table, and writes its file.
  private func write(_ picture: Canvas, _ golden: GoldenPicture) throws {
    let checksum = CRC32.checksum(ofPixels: picture.pixels)
    print("golden \(golden.name) 0x\(String(checksum, radix: 16))")
    var encoder = try PNGEncoder(compression: .max)
    try Data(encoder.encode(picture)).write(to: URL(filePath: Self.path(golden)))
  }

  private static func path(_ golden: GoldenPicture) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(golden.name).png").path
  }
}
