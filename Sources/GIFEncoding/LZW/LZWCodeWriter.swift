/// Packs codes into sub-blocks, each code as wide as decoders expect it: GIF89a, appendix F.
struct LZWCodeWriter {
  private let clearCode: UInt32
  private var nextCode: UInt32
  private var width: UInt32
  private var isFirst = true
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0
  private var bytes: [UInt8] = [0]
  private var lengthIndex = 0

  init(minimumCodeSize: Int) {
    clearCode = 1 << UInt32(minimumCodeSize)
    nextCode = clearCode + 2
    width = UInt32(minimumCodeSize) + 1
  }

  /// Writes a clear code.
  mutating func writeClear() {
    put(clearCode)
    nextCode = clearCode + 2
    width = UInt32(clearCode.trailingZeroBitCount) + 1
    isFirst = true
  }

  /// Writes codes that stand for strings.
  mutating func write(_ codes: [UInt16]) {
    for code in codes {
      put(UInt32(code))
      if isFirst {
        isFirst = false
      } else if nextCode < 4096 {
        nextCode += 1
        if nextCode == 1 << width && width < 12 { width += 1 }
      }
    }
  }

  /// Writes the end code, and gives all sub-blocks.
  mutating func finish() -> [UInt8] {
    put(clearCode + 1)
    if pendingCount > 0 { append(UInt8(truncatingIfNeeded: pending)) }
    if bytes[lengthIndex] == 0 { bytes.removeLast() }
    return bytes
  }

  private mutating func put(_ code: UInt32) {
    pending |= code << pendingCount
    pendingCount += width
    while pendingCount >= 8 {
      append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  private mutating func append(_ byte: UInt8) {
    if bytes[lengthIndex] == 255 {
      lengthIndex = bytes.count
      bytes.append(0)
    }
    bytes.append(byte)
    bytes[lengthIndex] += 1
  }
}
