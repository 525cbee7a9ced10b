/// The work on rows of palette indices: each is one byte of room and then one index a byte, until it is
/// packed in its place.
///
/// It is done in unsafe buffers, eight pixels at a time: 0.1 instead of 0.5 ns a pixel. The table of
/// new indices has 256 entries and is indexed by a byte; rows stay inside by their precondition.
enum IndexRows {
  /// Copies indices behind the room for the filter bytes.
  ///
  /// - Precondition: `rows` has room for `width + 1` bytes a row.
  static func copy(_ indices: [UInt8], width: Int, to rows: UnsafeMutableBufferPointer<UInt8>) {
    guard let target = rows.baseAddress else { return }
    unsafe indices.withUnsafeBufferPointer { indices in
      guard let source = indices.baseAddress else { return }
      for row in 0..<indices.count / width {
        unsafe (target + row * (width + 1) + 1).update(from: source + row * width, count: width)
      }
    }
  }

  /// Marks with 1 which of 256 indices occur.
  static func used(_ indices: [UInt8]) -> [UInt8] {
    var used = [UInt8](repeating: 0, count: 256)
    let wordsEnd = indices.count & ~7
    unsafe indices.withUnsafeBytes { bytes in
      var last: UInt64?
      for start in stride(from: 0, to: wordsEnd, by: 8) {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        // Flat areas are common.
        if word == last { continue }
        last = word
        for shift in 0..<8 { used[Int(word &>> UInt64(8 &* shift) & 0xff)] = 1 }
      }
    }
    for index in indices[wordsEnd...] { used[Int(index)] = 1 }
    return used
  }

  /// Gives each index its new number, packs rows to `bitDepth` bits an index and sets their filter
  /// bytes to 0; rows move together, as a packed row is never longer.
  ///
  /// - Precondition: `rows` holds `rowCount` rows of `width + 1` bytes, and the palette renumbers every
  ///   index in them.
  /// - Returns: the bytes of a row.
  static func pack(
    _ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, rowCount: Int, palette: ReducedPalette
  ) -> Int {
    guard let start = rows.baseAddress else { return 0 }
    let bitDepth = palette.bitDepth
    let packedWidth = (width * bitDepth + 7) / 8
    unsafe palette.newIndices.withUnsafeBufferPointer { newIndices in
      for row in 0..<rowCount {
        let source = unsafe start + row * (width + 1) + 1
        let target = unsafe start + row * (packedWidth + 1)
        if !palette.keepsIndices {
          for x in 0..<width { unsafe source[x] = newIndices[Int(source[x])] }
        }
        // Each call becomes a loop of its own, of constant shifts.
        switch bitDepth {
        case 1: unsafe pack(source, width, 1, to: target + 1)
        case 2: unsafe pack(source, width, 2, to: target + 1)
        case 4: unsafe pack(source, width, 4, to: target + 1)
        default: break
        }
        unsafe target[0] = 0
      }
    }
    return packedWidth + 1
  }

  /// Packs one row, the leftmost pixel in the high bits: PNG, section 7.2.
  ///
  /// - Precondition: no index has more than `bitDepth` bits. The target may begin where the source
  ///   does, or before.
  @inline(__always)
  private static func pack(
    _ source: UnsafePointer<UInt8>, _ width: Int, _ bitDepth: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let wordCount = width / 8
    for block in 0..<wordCount / 2 {
      let indices = unsafe UnsafeRawPointer(source + 16 &* block).loadUnaligned(
        as: SIMD16<UInt8>.self)
      unsafe store(indices, bitDepth, to: target + 2 &* bitDepth &* block)
    }
    for word in wordCount & ~1..<wordCount {
      let indices = unsafe UnsafeRawPointer(source + 8 &* word).loadUnaligned(as: UInt64.self)
      unsafe store(
        packed(UInt64(bigEndian: indices), bitDepth), bitDepth, to: target + bitDepth &* word)
    }
    let rest = width &- 8 &* wordCount
    guard rest > 0 else { return }
    var indices: UInt64 = 0
    for x in 0..<rest {
      indices |= unsafe UInt64(source[8 &* wordCount &+ x]) &<< UInt64(56 - 8 * x)
    }
    let last = packed(indices, bitDepth)
    for byte in 0..<(rest * bitDepth + 7) / 8 {
      unsafe target[bitDepth &* wordCount &+ byte] = UInt8(
        truncatingIfNeeded: last &>> UInt64(8 * (bitDepth - 1 - byte)))
    }
  }

  /// The low bits of 8 bytes side by side: pairs move together, then pairs of pairs, then these.
  @inline(__always)
  private static func packed(_ indices: UInt64, _ bitDepth: Int) -> UInt64 {
    let gap = UInt64(8 - bitDepth)
    let (two, four) = (UInt64(2 * bitDepth), UInt64(4 * bitDepth))
    var bits = (indices | indices &>> gap) & (0x0001_0001_0001_0001 &* (1 &<< two &- 1))
    bits = (bits | bits &>> (2 &* gap)) & (0x0000_0001_0000_0001 &* (1 &<< four &- 1))
    return (bits | bits &>> (4 &* gap)) & (1 &<< (2 &* four) &- 1)
  }

  /// Writes the `2 * bitDepth` bytes that 16 indices take: neighbors are joined again and again.
  @inline(__always)
  private static func store(
    _ indices: SIMD16<UInt8>, _ bitDepth: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(target)
    let shift = UInt8(bitDepth)
    let pairs = indices.evenHalf &<< shift | indices.oddHalf
    if bitDepth == 4 { return unsafe target.storeBytes(of: pairs, as: SIMD8<UInt8>.self) }
    let fours = pairs.evenHalf &<< (2 &* shift) | pairs.oddHalf
    if bitDepth == 2 { return unsafe target.storeBytes(of: fours, as: SIMD4<UInt8>.self) }
    let eights = fours.evenHalf &<< (4 &* shift) | fours.oddHalf
    unsafe target.storeBytes(of: eights, as: SIMD2<UInt8>.self)
  }

  /// Writes the `bitDepth` bytes that 8 packed indices take.
  @inline(__always)
  private static func store(
    _ bits: UInt64, _ bitDepth: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(target)
    switch bitDepth {
    case 1: unsafe target.storeBytes(of: UInt8(truncatingIfNeeded: bits), as: UInt8.self)
    case 2:
      unsafe target.storeBytes(of: UInt16(truncatingIfNeeded: bits).bigEndian, as: UInt16.self)
    default:
      unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: bits).bigEndian, as: UInt32.self)
    }
  }
}
