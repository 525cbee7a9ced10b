/// A checksum as manifests write it: eight digits.
func hexadecimal(_ value: UInt32) -> String {
  String(repeating: "0", count: value.leadingZeroBitCount / 4) + String(value, radix: 16)
}
