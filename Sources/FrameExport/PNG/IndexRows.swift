/// The work on rows of palette indices, all in place: each row is one byte of room and then one
/// index a byte, until it is packed.
///
/// They are packed in unsafe buffers: 0.3 instead of 0.5 ns a pixel. The table of new indices has
/// 256 entries and is indexed by a byte; rows stay inside by their precondition.
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
    for index in indices { used[Int(index)] = 1 }
    return used
  }

  /// Gives each index its new number, packs rows to `bitDepth` bits an index and sets their filter
  /// bytes to 0; rows move together, as a packed row is never longer.
  ///
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
        // Each call becomes a loop of its own, of constant shifts.
        switch bitDepth {
        case 1: unsafe pack(source, width, 1, newIndices, to: target + 1)
        case 2: unsafe pack(source, width, 2, newIndices, to: target + 1)
        case 4: unsafe pack(source, width, 4, newIndices, to: target + 1)
        case _ where palette.keepsIndices: break
        default: for x in 0..<width { unsafe source[x] = newIndices[Int(source[x])] }
        }
        unsafe target[0] = 0
      }
    }
    return packedWidth + 1
  }

  /// Packs one row, the leftmost pixel in the high bits: PNG, section 7.2.
  @inline(__always)
  private static func pack(
    _ source: UnsafePointer<UInt8>, _ width: Int, _ bitDepth: Int,
    _ newIndices: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) {
    let indicesPerByte = 8 / bitDepth
    let wholeBytes = width / indicesPerByte
    for byte in 0..<wholeBytes {
      let first = unsafe source + byte &* indicesPerByte
      var bits: UInt8 = 0
      for x in 0..<indicesPerByte {
        bits = unsafe bits &<< UInt8(truncatingIfNeeded: bitDepth) | newIndices[Int(first[x])]
      }
      unsafe target[byte] = bits
    }
    let rest = width - wholeBytes * indicesPerByte
    guard rest > 0 else { return }
    var bits: UInt8 = 0
    for x in width - rest..<width {
      bits = unsafe bits << bitDepth | newIndices[Int(source[x])]
    }
    unsafe target[wholeBytes] = bits << ((indicesPerByte - rest) * bitDepth)
  }
}
