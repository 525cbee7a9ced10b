import Frames
import TestSupport

/// Small animations whose frames are told apart by one letter.
enum Animations {
  /// Red, green, blue and white for 50, 100 (stored as 0), 200 and 100 ms.
  static let fourColors = filled([0, 1, 2, 3], delays: [5, 0, 20, 10])

  /// Red, green, red, green and green again, 100 ms each.
  static let withCopies = filled([0, 1, 0, 1, 1], delays: [10, 10, 10, 10, 10])

  /// Four colors of which the image of green is cut off after one pixel by a code that means nothing.
  static let withDamage = GIF(
    screen: 3 × 2,
    [
      image(of: 0), .image(3 × 2, .codes([4, 1, 7, 5])), image(of: 2), image(of: 3), .trailer,
    ])

  /// Frames of one color of `ColorTable.primaries`.
  static func filled(_ values: [Int], delays: [Int]) -> GIF {
    let images = zip(values, delays).flatMap { value, delay in
      [.graphicControl(delay: delay), image(of: value)]
    }
    return GIF(screen: 3 × 2, [.loop(0)] + images + [.trailer])
  }

  /// As many equal frames as are asked for, without a trailer.
  static func flood(_ count: Int, size: PixelSize = 1 × 1) -> [UInt8] {
    let head = GIF(screen: size, []).bytes
    return Array(
      [[head], Array(repeating: image(of: 1, size).bytes, count: count)].joined().joined())
  }

  private static func image(of value: Int, _ size: PixelSize = 3 × 2) -> GIFBlock {
    .image(size, .fill(value))
  }
}
