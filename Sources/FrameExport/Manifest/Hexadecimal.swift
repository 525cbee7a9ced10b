extension UInt32 {
  /// Eight lower-case hexadecimal digits, as manifests write a CRC-32.
  package var hexadecimal: String {
    unsafe String(unsafeUninitializedCapacity: 8) { digits in
      for place in 0..<8 {
        let value = UInt8(truncatingIfNeeded: self >> (28 - 4 * UInt32(place)) & 15)
        unsafe digits[place] = value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 8
    }
  }

  /// Reads exactly eight lower-case hexadecimal digits.
  init?(hexadecimal text: String) {
    guard let value = UInt32(text, radix: 16), value.hexadecimal == text else { return nil }
    self = value
  }
}
