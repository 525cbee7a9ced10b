internal import Frames

/// Numbers for up to 256 colors: 0, 1, 2, … in the order in which they are added.
struct ColorNumbering {
  private static let slotBits = 11
  /// What an empty slot holds: a transparent color that isn't black, which no canvas has.
  private static let empty: UInt64 = 1

  /// Each taken slot holds a color in its low half and its number above.
  private var slots = [UInt64](repeating: empty, count: 1 << slotBits)
  /// The colors by number.
  private(set) var colors: [Color] = []

  /// Numbers colors by their order.
  init(_ colors: [Color] = []) {
    for color in colors { _ = add(color.rawValue) }
  }

  /// The number of a color, nil where it has none.
  func number(of color: UInt32) -> UInt8? {
    let entry = slots[slot(of: color)]
    return entry == Self.empty ? nil : UInt8(truncatingIfNeeded: entry >> 32)
  }

  /// The number of a color, which it gets now if it is new; nil for the 257th.
  mutating func add(_ color: UInt32) -> UInt8? {
    let slot = slot(of: color)
    if slots[slot] != Self.empty { return UInt8(truncatingIfNeeded: slots[slot] >> 32) }
    guard colors.count < 256 else { return nil }
    let number = UInt8(colors.count)
    slots[slot] = UInt64(number) << 32 | UInt64(color)
    colors.append(Color(rawValue: color))
    return number
  }

  /// Where a color is, or where it would be.
  private func slot(of color: UInt32) -> Int {
    let mask = 1 << Self.slotBits - 1
    var slot = Int((color &* 0x9e37_79b1) >> UInt32(32 - Self.slotBits))
    while slots[slot] != Self.empty && UInt32(truncatingIfNeeded: slots[slot]) != color {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
