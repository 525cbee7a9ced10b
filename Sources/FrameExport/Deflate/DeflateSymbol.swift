/// A length as a symbol and extra bits, and what there is to know of distances: RFC 1951, section
/// 3.2.5.
struct DeflateSymbol {
  /// The symbol behind the last one of a block.
  static let endOfBlock = 256

  let number: Int
  let extraBitCount: Int
  let extraBits: Int

  /// The symbol of a length of 3…258 bytes.
  init(length: Int) {
    let value = length - 3
    let magnitude = value < 4 ? 1 : Int.bitWidth - 1 - value.leadingZeroBitCount
    if length == 258 {
      (number, extraBitCount, extraBits) = (285, 0, 0)
    } else if value < 4 {
      (number, extraBitCount, extraBits) = (257 + value, 0, 0)
    } else {
      extraBitCount = magnitude - 2
      number = 257 + 4 * (magnitude - 1) + value >> extraBitCount & 3
      extraBits = value & (1 << extraBitCount - 1)
    }
  }

  /// The symbol of a distance of 1…32,768 bytes.
  @inline(__always)
  static func symbol(forDistance distance: Int) -> Int {
    let value = distance &- 1
    guard value > 1 else { return value }
    let magnitude = 63 &- value.leadingZeroBitCount
    return 2 &* magnitude &+ value &>> (magnitude &- 1) & 1
  }

  /// How many bits behind the symbol of a distance tell the rest.
  @inline(__always)
  static func extraBitCount(ofDistance symbol: Int) -> Int {
    max(symbol &>> 1 &- 1, 0)
  }
}
