extension UInt32 {
  /// Eight lower-case hexadecimal digits, as manifests write a CRC-32.
  package var hexadecimal: String {
    let digits = [UInt8]("0123456789abcdef".utf8)
    return String(decoding: (0..<8).map { digits[Int(self >> (28 - 4 * $0) & 15)] }, as: UTF8.self)
  }

  /// Reads exactly eight lower-case hexadecimal digits.
  init?(hexadecimal text: String) {
    guard let value = UInt32(text, radix: 16), value.hexadecimal == text else { return nil }
    self = value
  }
}
