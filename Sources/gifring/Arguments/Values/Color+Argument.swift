package import Frames

extension Color {
  /// Reads `transparent`, a basic color name of CSS, `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  package init?(argument text: String) {
    let word = text.lowercased()
    if word.hasPrefix("#") {
      self.init(hexDigits: word.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil })
    } else if word == "transparent" {
      self = .transparent
    } else if let rgb = Self.basicColors[word] {
      self.init(
        red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 0xff), blue: UInt8(rgb & 0xff))
    } else {
      return nil
    }
  }

  /// CSS Color 4, section 6.1: the sixteen colors of HTML 4, and orange; gray also as grey.
  private static let basicColors: [String: UInt32] = [
    "aqua": 0x00ffff, "black": 0x000000, "blue": 0x0000ff, "fuchsia": 0xff00ff, "gray": 0x808080,
    "grey": 0x808080, "green": 0x008000, "lime": 0x00ff00, "maroon": 0x800000, "navy": 0x000080,
    "olive": 0x808000, "orange": 0xffa500, "purple": 0x800080, "red": 0xff0000,
    "silver": 0xc0c0c0, "teal": 0x008080, "white": 0xffffff, "yellow": 0xffff00,
  ]

  /// A color without opacity is `transparent`, whatever its other channels.
  private init?(hexDigits: [Int?]) {
    let digits = hexDigits.compactMap(\.self)
    guard digits.count == hexDigits.count, [3, 4, 6, 8].contains(digits.count) else { return nil }
    let pairs = digits.count < 6 ? digits.flatMap { [$0, $0] } : digits
    let channels = stride(from: 0, to: pairs.count, by: 2).map { index in
      UInt8(pairs[index] << 4 | pairs[index + 1])
    }
    let alpha = channels.count > 3 ? channels[3] : 255
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    if alpha == 0 { self = .transparent }
  }
}
