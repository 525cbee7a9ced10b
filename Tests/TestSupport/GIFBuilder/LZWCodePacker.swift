/// Packs LZW codes into bytes, each as wide as a decoder that reads them expects it.
struct LZWCodePacker {
  /// The codes so far; the bits that don't fill the last byte are 0.
  var bytes: [UInt8] { pendingBits == 0 ? full : full + [UInt8(truncatingIfNeeded: pending)] }
  /// The clear code; the end code is the next one.
  let clearCode: Int
  private let minimumCodeSize: Int
  private var full: [UInt8] = []
  private var pending = 0
  private var pendingBits = 0
  private var width: Int
  private var nextCode: Int
  private var isFirst = true

  /// Makes a packer for a minimum code size of 0…12.
  init(minimumCodeSize: Int) {
    precondition((0...12).contains(minimumCodeSize), "a packed minimum code size is 0 to 12")
    self.minimumCodeSize = minimumCodeSize
    clearCode = 1 << minimumCodeSize
    width = minimumCodeSize + 1
    nextCode = clearCode + 2
  }

  /// Adds a code in `width` bits, or in as many as a decoder expects here.
  mutating func append(_ code: Int, width: Int? = nil) {
    pack(code, width: width ?? self.width)
    if code == clearCode { startAgain() } else { defineString() }
  }

  private mutating func pack(_ code: Int, width: Int) {
    pending |= code << pendingBits
    pendingBits += width
    while pendingBits >= 8 {
      full.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private mutating func startAgain() {
    width = minimumCodeSize + 1
    nextCode = clearCode + 2
    isFirst = true
  }

  /// A decoder defines a string with every code but the first after a clear.
  private mutating func defineString() {
    if !isFirst && nextCode < 4096 { nextCode += 1 }
    isFirst = false
    if nextCode >= 1 << width && width < 12 { width += 1 }
  }
}
