/// Decodes the LZW codes of images whose minimum code size is 1 to 8: GIF89a, appendix F.
///
/// The dictionary stores for each code where in the output its string already stands, and how long
/// it is, in one 64-bit word: `offset << 16 | length`. A code is emitted by copying from earlier
/// output, 16 bytes at a time. Length 0 marks the clear code, the end code and every undefined code,
/// so one test finds them all.
///
/// The string of a new entry is that of the code before plus the first byte of what follows it, which
/// is exactly what the output holds from that code's string on. So the entry is stored before its
/// last byte is known, and only a code that *is* that entry needs its last byte mended.
///
/// Unsafe memory is used since checked access makes it more than twice as slow (the `Benchmarks`
/// executable prints the figures). It stays in bounds because
/// - codes have at most 12 bits and the dictionary has 4,098 entries;
/// - a string has at most 4,096 bytes, it ends at or before the current end of the output, and is
///   emitted only while that end is before the last pixel, so no copy reaches further than
///   `IndexBuffer.slack` behind the pixels;
/// - codes are loaded as 8 bytes from a position before the end of the input, which has 8 bytes of
///   slack.
@safe
struct LZWDecoder: ~Copyable {
  /// The bytes that must be readable behind the input.
  static let inputSlack = 8

  private static let entryCount = 4098
  /// Allocated for the first image: a decoder that only reads color tables needs none.
  private var memory: UnsafeMutablePointer<UInt64>?
  private var clearCode = 0
  private var cursor = Cursor()
  private var awaitsLiteral = true
  private var clearBitCount = 0
  private var allowance = ClearAllowance(byteCount: 0)

  init() {}

  deinit {
    unsafe memory?.deallocate()
  }

  private mutating func allocateDictionary() -> UnsafeMutablePointer<UInt64> {
    if let memory = unsafe memory { return unsafe memory }
    let fresh = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.entryCount)
    unsafe fresh.initialize(repeating: 0, count: Self.entryCount)
    unsafe memory = fresh
    return unsafe fresh
  }

  private var dictionary: UnsafeMutablePointer<UInt64> {
    guard let memory = unsafe memory else { preconditionFailure("begin was not called") }
    return unsafe memory
  }

  /// Where decoding stands.
  private struct Cursor {
    /// The next bit of the input.
    var bit = 0
    /// The end of the output, counted from the identity page's start.
    var out = 0
    /// The entry that is being defined.
    var next = 0
    /// The number of bits of a code.
    var width = 0
  }

  /// The bit of the input that comes next.
  var inputBit: Int { cursor.bit }
  /// The pixels that are out; the last string may exceed the image.
  var pixelCount: Int { cursor.out - IndexBuffer.pageByteCount }
  /// The bytes that clear codes took.
  var clearByteCount: Int { clearBitCount / 8 }

  /// Gets ready for an image.
  ///
  /// - Precondition: the minimum code size is 1 to 8.
  mutating func begin(minimumCodeSize: Int, clearAllowance: ClearAllowance) {
    precondition((1...8).contains(minimumCodeSize), "a code size for this decoder")
    let dictionary = unsafe allocateDictionary()
    let clear = 1 << minimumCodeSize
    if clear == clearCode {
      unsafe (dictionary + clear + 2).update(repeating: 0, count: cursor.next - clear - 1)
    } else {
      unsafe dictionary.update(repeating: 0, count: max(cursor.next + 1, clearCode + 2))
      for value in 0..<clear {
        unsafe dictionary[value] = UInt64(value) << 16 | 1
      }
      clearCode = clear
    }
    cursor = Cursor(
      bit: 0, out: IndexBuffer.pageByteCount, next: clear + 2, width: minimumCodeSize + 1)
    awaitsLiteral = true
    clearBitCount = 0
    allowance = clearAllowance
  }

  /// Goes on with new input.
  ///
  /// - Parameters:
  ///   - input: the codes, with `inputSlack` readable bytes behind them.
  ///   - firstBit: the bit of `input` at which to go on.
  ///   - byteCount: the number of bytes of `input`.
  ///   - output: the start of an `IndexBuffer` with room for `pixelCount` pixels.
  mutating func decode(
    _ input: UnsafeRawPointer, fromBit firstBit: Int, byteCount: Int,
    into output: UnsafeMutableRawPointer, pixelCount: Int
  ) -> LZWOutcome {
    let run = unsafe Run(
      input: input, bitEnd: byteCount * 8, output: output,
      outEnd: IndexBuffer.pageByteCount + pixelCount, dictionary: dictionary)
    var cursor = self.cursor
    cursor.bit = firstBit
    defer { self.cursor = cursor }
    while true {
      let stop = awaitsLiteral ? decodeLiteral(run, &cursor) : decodeStrings(run, &cursor)
      switch stop {
      case nil: continue
      case .code(let code) where code == clearCode:
        clear(&cursor)
        let pixelCount = cursor.out - IndexBuffer.pageByteCount
        guard allowance.covers(clearBitCount, pixelCount: pixelCount) else {
          return .tooManyClearCodes
        }
      case .code(let code):
        return code == clearCode + 1 ? .endCode : .undefinedCode
      case .outcome(let outcome): return outcome
      }
    }
  }

  /// Forgets every string but the literals.
  private mutating func clear(_ cursor: inout Cursor) {
    let first = clearCode + 2
    clearBitCount += cursor.width
    unsafe (dictionary + first).update(repeating: 0, count: cursor.next + 1 - first)
    cursor.next = first
    cursor.width = clearCode.trailingZeroBitCount + 1
    awaitsLiteral = true
  }

  /// What a loop over codes ended with.
  private enum Stop {
    /// A code without a string.
    case code(Int)
    case outcome(LZWOutcome)
  }

  /// Decodes the code after a clear, which can only be a literal.
  private mutating func decodeLiteral(_ run: borrowing Run, _ cursor: inout Cursor) -> Stop? {
    guard cursor.bit + cursor.width <= run.bitEnd else { return .outcome(.needsInput) }
    let mask = UInt64(1) << UInt64(cursor.width) - 1
    let code = Int(run.bits(at: cursor.bit) & mask)
    cursor.bit += cursor.width
    guard code < clearCode else { return .code(code) }
    run.emitLiteral(UInt8(truncatingIfNeeded: code), at: cursor.out)
    run.define(cursor.next, offset: cursor.out, length: 2)
    cursor.out += 1
    awaitsLiteral = false
    return cursor.out >= run.outEnd ? .outcome(.complete) : nil
  }

  /// Decodes codes of one width.
  ///
  /// - Returns: nil when the width grows.
  private func decodeStrings(_ run: borrowing Run, _ cursor: inout Cursor) -> Stop? {
    if cursor.next >= 4096 { return run.decodeWithFullDictionary(&cursor) }
    if cursor.next == 1 << cursor.width && cursor.width < 12 { cursor.width += 1 }
    let untilWider = (1 << cursor.width) - cursor.next
    let available = (run.bitEnd - cursor.bit) / cursor.width
    guard available > 0 else { return .outcome(.needsInput) }
    return run.decodeGroup(min(untilWider, available), &cursor)
  }
}

extension LZWDecoder {
  /// The memory that one call of `decode` works on.
  @safe
  private struct Run {
    let input: UnsafeRawPointer
    let bitEnd: Int
    let output: UnsafeMutableRawPointer
    let outEnd: Int
    let dictionary: UnsafeMutablePointer<UInt64>

    /// At least 57 bits of the input from `bit` on.
    @inline(__always)
    func bits(at bit: Int) -> UInt64 {
      let word = unsafe (input + (bit &>> 3)).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: word) &>> UInt64(truncatingIfNeeded: bit & 7)
    }

    @inline(__always)
    func emitLiteral(_ value: UInt8, at offset: Int) {
      unsafe output.storeBytes(of: value, toByteOffset: offset, as: UInt8.self)
    }

    @inline(__always)
    func define(_ code: Int, offset: Int, length: Int) {
      unsafe dictionary[code] =
        UInt64(truncatingIfNeeded: offset) &<< 16 | UInt64(truncatingIfNeeded: length)
    }

    /// Decodes `count` codes while the dictionary grows; one load of the input serves several.
    @inline(__always)
    func decodeGroup(_ count: Int, _ cursor: inout Cursor) -> Stop? {
      let width = cursor.width
      let shift = UInt64(truncatingIfNeeded: width)
      let mask = (1 as UInt64) &<< shift &- 1
      let codesPerLoad = 57 / width
      var remaining = count
      var out = cursor.out
      var next = cursor.next
      defer {
        cursor.out = out
        cursor.next = next
      }
      while remaining > 0 {
        var bits = bits(at: cursor.bit)
        let batch = min(codesPerLoad, remaining)
        var left = batch
        repeat {
          let code = Int(truncatingIfNeeded: bits & mask)
          bits = bits &>> shift
          let length = emit(code, at: out)
          if length == 0 {
            cursor.bit &+= (batch &- left &+ 1) &* width
            return .code(code)
          }
          if code == next { mendLastByte(at: out, length: length) }
          next &+= 1
          define(next, offset: out, length: length &+ 1)
          out &+= length
          if out >= outEnd {
            cursor.bit &+= (batch &- left &+ 1) &* width
            return .outcome(.complete)
          }
          left &-= 1
        } while left > 0
        cursor.bit &+= batch &* width
        remaining &-= batch
      }
      return nil
    }

    /// Decodes codes of 12 bits that define nothing any more.
    @inline(__always)
    func decodeWithFullDictionary(_ cursor: inout Cursor) -> Stop {
      unsafe dictionary[4096] = 0
      var out = cursor.out
      defer { cursor.out = out }
      while cursor.bit &+ 12 <= bitEnd {
        let code = Int(truncatingIfNeeded: bits(at: cursor.bit)) & 4095
        cursor.bit &+= 12
        let length = emit(code, at: out)
        if length == 0 { return .code(code) }
        out &+= length
        if out >= outEnd { return .outcome(.complete) }
      }
      return .outcome(.needsInput)
    }

    /// Copies a code's string to the end of the output, with up to 31 bytes of what stands behind it.
    ///
    /// - Returns: the string's length, 0 for a code without a string.
    @inline(__always)
    func emit(_ code: Int, at out: Int) -> Int {
      let entry = unsafe dictionary[code]
      let length = Int(truncatingIfNeeded: entry & 0xffff)
      let source = unsafe UnsafeRawPointer(output + Int(truncatingIfNeeded: entry &>> 16))
      let target = unsafe output + out
      unsafe copy16(source, target)
      if length > 16 { unsafe copyLong(source, target, length) }
      return length
    }

    /// The entry that is being defined ends with its own first byte.
    @inline(__always)
    func mendLastByte(at out: Int, length: Int) {
      unsafe output.storeBytes(
        of: output.load(fromByteOffset: out, as: UInt8.self), toByteOffset: out &+ length &- 1,
        as: UInt8.self)
    }
  }
}

@inline(__always)
private func copy16(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) {
  unsafe target.storeBytes(
    of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
}

/// Copies what lies behind the first 16 bytes of a string.
@inline(__always)
private func copyLong(
  _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ length: Int
) {
  unsafe copy16(source + 16, target + 16)
  unsafe copy16(source + 32, target + 32)
  guard length > 48 else { return }
  var offset = 48
  repeat {
    unsafe copy16(source + offset, target + offset)
    unsafe copy16(source + offset + 16, target + offset + 16)
    offset &+= 32
  } while offset < length
}
