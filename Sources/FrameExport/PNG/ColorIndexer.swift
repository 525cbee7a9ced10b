internal import Frames

/// Gives up to 256 colors the numbers 0, 1, 2, … in the order in which they first appear.
struct ColorIndexer: ~Copyable {
  private static let slotBits = 11
  private static let occupied: UInt64 = 1 << 63

  /// Each slot holds a color in its low half, its number above, and a mark that it is taken.
  private let slots: Workspace<UInt64>
  /// The colors so far, by number.
  private(set) var colors: [Color] = []

  /// Allocates the table: 16 KB, to be reset before its first use.
  ///
  /// - Throws: `ExportError.outOfMemory`.
  init() throws(ExportError) {
    slots = try Workspace(count: 1 << Self.slotBits)
  }

  /// Forgets all colors.
  mutating func reset() {
    unsafe slots.elements.update(repeating: 0)
    colors.removeAll(keepingCapacity: true)
  }

  /// The number of a color, which it gets now if it is new; nil for the 257th.
  ///
  /// - Precondition: `reset()` was called once.
  @inline(__always)
  mutating func index(of color: UInt32) -> UInt8? {
    // Slots wrap around at their number, so each access is in bounds, and at most 256 of 2,048 are
    // taken, so the search ends. Unchecked: 1.0 instead of 2.1 ns a pixel of noise.
    let mask = 1 << Self.slotBits - 1
    var slot = Int((color &* 0x9e37_79b1) &>> UInt32(32 - Self.slotBits))
    while true {
      let entry = unsafe slots.elements[slot]
      if entry & (Self.occupied | 0xffff_ffff) == Self.occupied | UInt64(color) {
        return UInt8(truncatingIfNeeded: entry &>> 32)
      }
      if entry == 0 { return add(color, at: slot) }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(never)
  private mutating func add(_ color: UInt32, at slot: Int) -> UInt8? {
    let number = colors.count
    guard number < 256 else { return nil }
    unsafe slots.elements[slot] = Self.occupied | UInt64(number) << 32 | UInt64(color)
    colors.append(Color(rawValue: color))
    return UInt8(number)
  }

  /// Writes each pixel's number to rows of `width` bytes, each behind one byte of room; false when
  /// there are more than 256 colors.
  ///
  /// - Precondition: `rows` has room for `width + 1` bytes a row.
  mutating func writeIndices(
    of pixels: UnsafeBufferPointer<UInt32>, width: Int,
    to rows: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    reset()
    var last: (color: UInt32, index: UInt8) = (0, 0)
    guard let first = unsafe pixels.first, let index = index(of: first) else { return true }
    last = (first, index)
    for row in 0..<pixels.count / width {
      let source = unsafe UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
      let start = row * (width + 1) + 1
      let target = unsafe UnsafeMutableBufferPointer(rebasing: rows[start..<start + width])
      guard unsafe writeRow(source, to: target, &last) else { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func writeRow(
    _ pixels: UnsafeBufferPointer<UInt32>, to indices: UnsafeMutableBufferPointer<UInt8>,
    _ last: inout (color: UInt32, index: UInt8)
  ) -> Bool {
    for x in 0..<pixels.count {
      let color = unsafe pixels[x]
      if color != last.color {
        guard let index = index(of: color) else { return false }
        last = (color, index)
      }
      unsafe indices[x] = last.index
    }
    return true
  }
}
