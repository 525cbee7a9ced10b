/// Decodes LZW codes of any minimum code size from 0 to 11, plainly: a prefix, a suffix and a length
/// for each code.
///
/// It serves the code sizes that the fast decoder leaves out: 9 to 11, whose literals don't fit a byte
/// (Firefox and WebKit decode them), and 0, which real 1×1 images have.
struct WideLZWDecoder {
  private let clearCode: Int
  private var prefixes: [UInt16]
  private var suffixes: [UInt16]
  private var firsts: [UInt16]
  private var lengths: [UInt16]
  private var next: Int
  private var width: Int
  private var previous: Int?
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var string = [UInt16](repeating: 0, count: 4097)
  private let allowance: ClearAllowance
  private var pixelCount = 0
  private(set) var clearBitCount = 0

  init(minimumCodeSize: Int, clearAllowance: ClearAllowance) {
    precondition((0...11).contains(minimumCodeSize), "a code size that GIF can hold")
    clearCode = 1 << minimumCodeSize
    prefixes = [UInt16](repeating: 0, count: 4096)
    suffixes = (0..<4096).map { UInt16($0) }
    firsts = suffixes
    lengths = [UInt16](repeating: 1, count: 4096)
    next = clearCode + 2
    width = minimumCodeSize + 1
    allowance = clearAllowance
  }

  /// Decodes until `emit` says that the image is complete, or until `nextByte` has no more.
  ///
  /// `emit` takes the pixel values of one string and returns false when it wants no more.
  mutating func decode(
    nextByte: () -> UInt8?, emit: (ArraySlice<UInt16>) -> Bool
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
      if !emit(string[..<length]) { return .complete }
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
        prefixes[next] = UInt16(previous)
        suffixes[next] = code == next ? firsts[previous] : firsts[code]
        firsts[next] = firsts[previous]
        lengths[next] = lengths[previous] + 1
        next += 1
      }
    } else if code > clearCode {
      return nil
    }
    previous = code
    return unroll(code)
  }

  private mutating func unroll(_ code: Int) -> Int {
    let length = Int(lengths[code])
    var place = length - 1
    var code = code
    while place > 0 {
      string[place] = suffixes[code]
      code = Int(prefixes[code])
      place -= 1
    }
    string[0] = suffixes[code]
    return length
  }
}
