import Frames
import ImageReading
import TestSupport
import Testing

@Suite struct PAMTests {
  private func pam(_ header: String, _ pixels: [UInt8]) -> [UInt8] {
    Array("P7\n\(header)\nENDHDR\n".utf8) + pixels
  }

  private let head = "WIDTH 2\nHEIGHT 1\nMAXVAL 255\n"

  @Test func `every number of channels is understood`() throws {
    let reader = ImageReader()
    let gray = try reader.read(pam(head + "DEPTH 1\nTUPLTYPE GRAYSCALE", [7, 255]))
    #expect(gray.pixels == [0xff07_0707, 0xffff_ffff])
    let faint = try reader.read(pam(head + "DEPTH 2", [7, 0, 9, 128]))
    #expect(faint.pixels == [0, 0x8009_0909])
    let color = try reader.read(pam(head + "DEPTH 3", [1, 2, 3, 4, 5, 6]))
    #expect(color.pixels == [0xff03_0201, 0xff06_0504])
    let whole = try reader.read(
      pam("# a comment\n" + head + "DEPTH 4", [1, 2, 3, 4, 5, 6, 7, 0, 9]))
    #expect(whole.pixels == [0x0403_0201, 0])
    #expect(whole.size == (2 × 1))
  }

  @Test(arguments: [
    "WIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 65535", "WIDTH 2\nHEIGHT 1\nDEPTH 5\nMAXVAL 255",
    "WIDTH 0\nHEIGHT 1\nDEPTH 4\nMAXVAL 255", "WIDTH -2\nHEIGHT 1\nDEPTH 4\nMAXVAL 255",
    "WIDTH 9223372036854775807\nHEIGHT 2\nDEPTH 4\nMAXVAL 255", "HEIGHT 1\nDEPTH 4\nMAXVAL 255",
    "WIDTH 2\nHEIGHT 2\nDEPTH 4\nMAXVAL 255",
    "WIDTH 16777215\nHEIGHT 16777215\nDEPTH 4\nMAXVAL 255",
  ])
  func `nonsense is refused`(header: String) {
    #expect(throws: ImageReadingError.self) {
      try ImageReader().read(pam(header, [UInt8](repeating: 1, count: 12)))
    }
  }

  @Test func `every file that is cut off is refused`() throws {
    let file = pam(head + "DEPTH 4", [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(throws: Never.self) { try ImageReader().read(file) }
    for count in 3..<file.count {
      #expect(throws: ImageReadingError.self) { try ImageReader().read(Array(file.prefix(count))) }
    }
    let endless = Array("P7\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    #expect(throws: ImageReadingError.self) { try ImageReader().read(endless) }
  }
}
