public import Frames

extension ColorTable {
  /// Red, green, blue, white: the pixel values 0 to 3.
  public static let primaries = ColorTable([
    Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
    Color(red: 0, green: 0, blue: 255), Color(red: 255, green: 255, blue: 255),
  ])

  /// Grays from black to white in equal steps.
  ///
  /// - Precondition: `count` is 2…256.
  public static func grays(_ count: Int) -> ColorTable {
    precondition((2...256).contains(count), "a color table has 2 to 256 colors")
    return ColorTable(
      (0..<count).map { step in
        let level = UInt8(step * 255 / (count - 1))
        return Color(red: level, green: level, blue: level)
      })
  }

  /// Colors drawn from `generator`; the same color may come twice.
  public static func random(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> ColorTable {
    ColorTable(
      (0..<count).map { _ in
        Color(rawValue: UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000)
      })
  }

  /// The three size bits of a packed field: the table has 2 to the power of these plus 1 colors.
  var sizeBits: UInt8 {
    precondition(
      (2...256).contains(count) && count.nonzeroBitCount == 1,
      "a file's color table has 2, 4, 8, … 256 colors")
    return UInt8(count.trailingZeroBitCount - 1)
  }

  /// The table as it stands in a file: red, green, blue, and so on.
  var bytes: [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue] } }
}
