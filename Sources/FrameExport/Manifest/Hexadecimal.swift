extension UInt32 {
  /// Eight lower-case hexadecimal digits, as manifests write a CRC-32.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Reads exactly eight lower-case hexadecimal digits.
  init?(hexadecimal text: String) {
    guard let value = UInt32(text, radix: 16), value.hexadecimal == text else { return nil }
    self = value
  }
}
