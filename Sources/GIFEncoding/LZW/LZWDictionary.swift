/// The strings that have codes, each as the code of all but its last value, and that value.
///
/// It is a hash table of 16,384 slots for at most 4,096 strings, so a search ends soon. Slots are
/// unchecked: their number is masked, and this halves the time of the whole encoder.
@safe
struct LZWDictionary: ~Copyable {
  private static let slotBits = 14
  private static let slotCount = 1 << slotBits

  /// Each taken slot holds the string in the upper 20 bits and its code, never 0, in the lower 12.
  private let slots: UnsafeMutablePointer<UInt32>

  init() {
    unsafe slots = .allocate(capacity: Self.slotCount)
    removeAll()
  }

  deinit {
    unsafe slots.deallocate()
  }

  /// Forgets all strings.
  func removeAll() {
    unsafe slots.update(repeating: 0, count: Self.slotCount)
  }

  /// The code of the string that a value makes of another one, 0 for none.
  @inline(__always)
  func code(of string: UInt32, then value: UInt8) -> UInt32 {
    let key = string &<< 8 | UInt32(value)
    var slot = Self.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry &>> 12 == key || entry == 0 { return entry & 0xfff }
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
  }

  /// Gives a code to the string that a value makes of another one, unless it has one.
  ///
  /// - Precondition: fewer than 4,096 strings were added since the last `removeAll`.
  @inline(__always)
  func add(_ string: UInt32, then value: UInt8, code: UInt32) {
    let key = string &<< 8 | UInt32(value)
    var slot = Self.slot(of: key)
    while unsafe slots[slot] != 0 {
      if unsafe slots[slot] &>> 12 == key { return }
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
    unsafe slots[slot] = key &<< 12 | code
  }

  @inline(__always)
  private static func slot(of key: UInt32) -> Int {
    Int((key &* 0x9e37_79b1) &>> UInt32(32 - slotBits))
  }
}
