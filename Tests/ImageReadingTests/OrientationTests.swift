import Frames
import ImageReading
import TestSupport
import Testing

@Suite struct OrientationTests {
  /// Where the red, green, blue and white quarters of the stored picture are to be seen: top left,
  /// top right, bottom left, bottom right.
  ///
  /// From the table of EXIF 2.32, tag 274.
  static let seen: [(orientation: UInt8, quarters: String)] = [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
    (8, "GWRB"),
  ]

  @Test(arguments: seen, [true, false])
  func `pictures stand as the camera was held`(
    expected: (orientation: UInt8, quarters: String), isBigEndian: Bool
  ) throws {
    let file = Self.jpeg(orientation: expected.orientation, isBigEndian: isBigEndian)
    let canvas = try ImageReader().read(file)
    #expect(canvas.size == (expected.orientation < 5 ? (32 × 24) : (24 × 32)))
    #expect(Self.quarters(of: canvas) == expected.quarters)
  }

  @Test func `a reduced picture is turned too`() throws {
    let canvas = try ImageReader(covering: 6 × 4).read(Self.jpeg(orientation: 6))
    #expect(canvas.size == (6 × 8))
  }

  @Test(arguments: [0, 9, 255] as [UInt8])
  func `nonsense leaves pictures as they are`(orientation: UInt8) throws {
    #expect(try ImageReader().read(Self.jpeg(orientation: orientation)).size == (32 × 24))
  }

  @Test func `every cut of the EXIF data is harmless`() throws {
    let whole = Self.exif(orientation: 6, isBigEndian: true)
    for count in whole.indices {
      let file = Self.jpeg(segment: Array(whole.prefix(count)))
      #expect(try ImageReader().read(file).size.pixelCount == 768)
    }
  }

  private static func quarters(of canvas: Canvas) -> String {
    let (right, bottom) = (canvas.size.width - 5, canvas.size.height - 5)
    return [(4, 4), (right, 4), (4, bottom), (right, bottom)].map { x, y in
      let color = canvas[x, y]
      if color.red > 128 && color.green > 128 { return "W" }
      return color.red > 128 ? "R" : color.green > 128 ? "G" : "B"
    }.joined()
  }

  private static func jpeg(orientation: UInt8, isBigEndian: Bool = true) -> [UInt8] {
    jpeg(segment: exif(orientation: orientation, isBigEndian: isBigEndian))
  }

  private static func jpeg(segment: [UInt8]) -> [UInt8] {
    let file = Sample.jpeg.bytes
    let length = [UInt8((segment.count + 2) >> 8), UInt8((segment.count + 2) & 255)]
    return Array(file[..<2]) + [0xff, 0xe1] + length + segment + Array(file[2...])
  }

  private static func exif(orientation: UInt8, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ byteCount: Int) -> [UInt8] {
      let rest = [UInt8](repeating: 0, count: byteCount - 1)
      return isBigEndian ? rest + [value] : [value] + rest
    }
    let head = Array("Exif\0\0".utf8) + Array((isBigEndian ? "MM" : "II").utf8)
    let tag: [UInt8] = isBigEndian ? [1, 0x12] : [0x12, 1]
    return head + number(42, 2) + number(8, 4) + number(1, 2) + tag + number(3, 2) + number(1, 4)
      + number(orientation, 2) + [0, 0] + number(0, 4)
  }
}
