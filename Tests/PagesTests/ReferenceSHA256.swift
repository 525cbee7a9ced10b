/// SHA-256 as the standard's text has it, with its constants worked out from primes: slow, and
/// independent of the page's own.
enum ReferenceSHA256 {
  private static let primes = (2...311).filter { n in
    !(2..<n).contains { $0 * $0 <= n && n % $0 == 0 }
  }

  /// 32 bits behind the point of a root, by bisection in whole numbers.
  private static func fraction(ofRoot degree: Int, of number: Int) -> UInt32 {
    // The greatest r with r^degree <= number · 2^(32·degree): r holds the root in 2^-32.
    var (low, high) = (UInt64(0), UInt64(1) << 40)
    while low + 1 < high {
      let middle = (low + high) / 2
      if power(middle, degree, atMost: number) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func power(_ root: UInt64, _ degree: Int, atMost number: Int) -> Bool {
    let limit = BigNumber(UInt64(number)).shifted(byWords: degree)
    return !(limit < (0..<degree).reduce(BigNumber(1)) { product, _ in product * root })
  }

  static func digest(of bytes: [UInt8]) -> [UInt8] {
    let constants = primes.map { fraction(ofRoot: 3, of: $0) }
    var state = primes.prefix(8).map { fraction(ofRoot: 2, of: $0) }
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: (bytes.count * 8) >> shift))
    }
    for block in stride(from: 0, to: message.count, by: 64) {
      var w = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[block + 4 * word + $1]) }
      }
      for t in 16..<64 {
        let (a, b) = (w[t - 15], w[t - 2])
        w.append(
          w[t - 16] &+ (right(a, 7) ^ right(a, 18) ^ (a >> 3)) &+ w[t - 7]
            &+ (right(b, 17) ^ right(b, 19) ^ (b >> 10)))
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let one =
          h &+ (right(e, 6) ^ right(e, 11) ^ right(e, 25)) &+ ((e & f) ^ (~e & g))
          &+ constants[t] &+ w[t]
        let two = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func right(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}

/// A whole number of any size, in words of 32 bits, the lowest first.
private struct BigNumber {
  private var words: [UInt32]

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  func shifted(byWords count: Int) -> BigNumber {
    var copy = self
    copy.words.insert(contentsOf: repeatElement(0, count: count), at: 0)
    return copy
  }

  static func * (left: BigNumber, right: UInt64) -> BigNumber {
    let factors = [right & 0xffff_ffff, right >> 32]
    var words = [UInt32](repeating: 0, count: left.words.count + 3)
    for (place, factor) in factors.enumerated() {
      var carry: UInt64 = 0
      for index in left.words.indices {
        let sum = UInt64(left.words[index]) * factor + UInt64(words[index + place]) + carry
        words[index + place] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      words[left.words.count + place] = UInt32(truncatingIfNeeded: carry)
    }
    var product = left
    product.words = words
    return product
  }

  static func < (left: BigNumber, right: BigNumber) -> Bool {
    let count = max(left.words.count, right.words.count)
    for index in (0..<count).reversed() {
      let (a, b) = (
        index < left.words.count ? left.words[index] : 0,
        index < right.words.count ? right.words[index] : 0
      )
      if a != b { return a < b }
    }
    return false
  }
}
