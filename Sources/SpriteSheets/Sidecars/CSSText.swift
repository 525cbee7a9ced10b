internal import FrameExport

/// Names and numbers as style sheets spell them.
enum CSSText {
  private static let digits = Array("0123456789abcdef".utf8)

  /// A name as an identifier: letters, digits and hyphens of ASCII, and everything else escaped, so that
  /// nothing in it ends a rule or a comment or turns the text around.
  static func identifier(_ name: RawPath) -> String {
    let text = name.description
    let scalars = text.unicodeScalars.enumerated().map { index, scalar in
      let isPlain = isLetter(scalar) || index > 0 && (isDigit(scalar) || scalar == "-")
      return isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    return scalars.joined()
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The address of a file in the same folder: RFC 3986, section 2.
  static func address(_ file: RawPath) -> String {
    let plain = Set("-._~".utf8)
    let bytes = file.bytes.flatMap { byte -> [UInt8] in
      let scalar = Unicode.Scalar(byte)
      if isLetter(scalar) || isDigit(scalar) || plain.contains(byte) { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A part of a whole in percent, rounded down to the tenth decimal.
  ///
  /// Rounded up, a keyframe would come too late for what is shown at the very moment of its start.
  ///
  /// - Precondition: `0 <= part <= whole`, and `whole` is above 0.
  static func percent(_ part: Int, of whole: Int) -> String {
    let unit: UInt = 10_000_000_000
    let share = UInt(whole).dividingFullWidth(UInt(part).multipliedFullWidth(by: 100 * unit))
    let (number, rest) = share.quotient.quotientAndRemainder(dividingBy: unit)
    if rest == 0 { return "\(number)%" }
    let decimals = String(unit + rest).dropFirst()
    return "\(number)." + String(decimals.reversed().drop { $0 == "0" }.reversed()) + "%"
  }
}
