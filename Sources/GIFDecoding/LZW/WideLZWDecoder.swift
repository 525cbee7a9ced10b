/// Decodes LZW codes of any minimum code size from 0 to 11, plainly: a prefix, a last value, a first
/// value and a length for each code.
///
/// It serves the code sizes that the fast decoder leaves out: 9 to 11, whose literals don't fit a byte
/// (Firefox and WebKit decode them), and 0, which real 1×1 images have.
struct WideLZWDecoder {
  private let clearCode: Int
  private var entries: [Entry]
  private var next: Int
  private var width: Int
  private var previous: Int?
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var string = [UInt16](repeating: 0, count: 4097)
  private let allowance: ClearAllowance
  private var pixelCount = 0
  private(set) var clearBitCount = 0

  /// What a code stands for: the string of the code before it, and one more value.
  private struct Entry {
    var prefix: UInt16
    var last: UInt16
    var first: UInt16
    var length: UInt16
  }

  init(minimumCodeSize: Int, clearAllowance: ClearAllowance) {
    precondition((0...11).contains(minimumCodeSize), "a code size that GIF can hold")
    clearCode = 1 << minimumCodeSize
    entries = (0..<4096).map { Entry(prefix: 0, last: $0, first: $0, length: 1) }
    next = clearCode + 2
    width = minimumCodeSize + 1
    allowance = clearAllowance
  }

  /// Decodes until `emit` says that the image is complete, or until `nextByte` has no more.
  ///
  /// `emit` takes the pixel values of one string and returns false when it wants no more.
  mutating func decode(
    nextByte: () -> UInt8?, emit: (borrowing Span<UInt16>) -> Bool
  ) -> LZWOutcome {
    while let code = nextCode(nextByte) {
      if code == clearCode {
        clear()
        guard allowance.covers(clearBitCount, pixelCount: pixelCount) else {
          return .tooManyClearCodes
        }
        continue
      }
      guard code != clearCode + 1 else { return .endCode }
      guard let length = define(code) else { return .undefinedCode }
      if next >= 1 << width && width < 12 { width += 1 }
      pixelCount += length
      if !emit(string.span.extracting(first: length)) { return .complete }
    }
    return .needsInput
  }

  private mutating func nextCode(_ nextByte: () -> UInt8?) -> Int? {
    while bitCount < width {
      guard let byte = nextByte() else { return nil }
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    let code = Int(bits & (1 << UInt32(width) - 1))
    bits >>= UInt32(width)
    bitCount -= width
    return code
  }

  private mutating func clear() {
    clearBitCount += width
    next = clearCode + 2
    width = clearCode.trailingZeroBitCount + 1
    previous = nil
  }

  /// Adds the entry that `code` completes, and unrolls `code`'s string.
  ///
  /// - Returns: the string's length, nil for a code that is not defined.
  private mutating func define(_ code: Int) -> Int? {
    if let previous {
      guard code < next || code == next && next < 4096 else { return nil }
      if next < 4096 {
        let start = entries[previous]
        entries[next] = Entry(
          prefix: UInt16(previous), last: code == next ? start.first : entries[code].first,
          first: start.first, length: start.length + 1)
        next += 1
      }
    } else if code > clearCode {
      return nil
    }
    previous = code
    return unroll(code)
  }

  private mutating func unroll(_ code: Int) -> Int {
    var entry = entries[code]
    let length = Int(entry.length)
    for place in (1..<length).reversed() {
      string[place] = entry.last
      entry = entries[Int(entry.prefix)]
    }
    string[0] = entry.last
    return length
  }
}
