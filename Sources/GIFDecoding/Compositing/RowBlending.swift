/// Turns a run of pixel values into canvas words: the innermost loops of compositing.
///
/// They work on unchecked memory, since bounds checks on each of the four lookups cost half the speed
/// (the `Benchmarks` executable prints the figures). Every index is a byte and `palette` has 256
/// words; `count` values are read and `count` words written, no more.
enum RowBlending {
  /// Writes the words of `count` values.
  static func expandUnchecked(
    _ values: UnsafePointer<UInt8>, count: Int, palette: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index &+ 16 <= count {
      if let value = unsafe uniformValue(values + index) {
        unsafe fill16(target + index, with: palette[Int(value)])
      } else {
        var offset = index
        repeat {
          unsafe store(lookUp4(values + offset, palette), at: target + offset)
          offset &+= 4
        } while offset < index &+ 16
      }
      index &+= 16
    }
    while index < count {
      unsafe target[index] = unsafe palette[Int(values[index])]
      index &+= 1
    }
  }

  /// Writes the words of `count` values, except where a word is 0: there the target stays.
  static func blendUnchecked(
    _ values: UnsafePointer<UInt8>, count: Int, palette: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index &+ 16 <= count {
      if let value = unsafe uniformValue(values + index) {
        let word = unsafe palette[Int(value)]
        if word != 0 { unsafe fill16(target + index, with: word) }
      } else {
        var offset = index
        repeat {
          let words = unsafe lookUp4(values + offset, palette)
          let old = unsafe UnsafeRawPointer(target + offset)
            .loadUnaligned(as: SIMD4<UInt32>.self)
          unsafe store(words.replacing(with: old, where: words .== 0), at: target + offset)
          offset &+= 4
        } while offset < index &+ 16
      }
      index &+= 16
    }
    while index < count {
      let word = unsafe palette[Int(values[index])]
      if word != 0 { unsafe target[index] = word }
      index &+= 1
    }
  }

  /// The value that all of 16 pixels have, nil when they differ.
  ///
  /// Two 64-bit compares: equality of `SIMD16` compiles to something far slower.
  @inline(__always)
  private static func uniformValue(_ values: UnsafePointer<UInt8>) -> UInt8? {
    let first = unsafe UnsafeRawPointer(values).loadUnaligned(as: UInt64.self)
    let second = unsafe UnsafeRawPointer(values).loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    guard first == second, first == (first & 0xff) &* 0x0101_0101_0101_0101 else { return nil }
    return UInt8(truncatingIfNeeded: first)
  }

  @inline(__always)
  private static func lookUp4(
    _ values: UnsafePointer<UInt8>, _ palette: UnsafePointer<UInt32>
  ) -> SIMD4<UInt32> {
    unsafe SIMD4(
      palette[Int(values[0])], palette[Int(values[1])], palette[Int(values[2])],
      palette[Int(values[3])])
  }

  @inline(__always)
  private static func store(_ words: SIMD4<UInt32>, at target: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func fill16(_ target: UnsafeMutablePointer<UInt32>, with word: UInt32) {
    let words = SIMD4<UInt32>(repeating: word)
    unsafe store(words, at: target)
    unsafe store(words, at: target + 4)
    unsafe store(words, at: target + 8)
    unsafe store(words, at: target + 12)
  }
}
