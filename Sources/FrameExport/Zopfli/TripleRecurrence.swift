/// How often three bytes in a row came before: it tells how long zopfli takes.
///
/// zopfli looks at every earlier place with the same three bytes. In pictures there are 1 to 25 for
/// each; in noise of two colors thousands, which would cost 100 µs a byte instead of 1 to 5 for each
/// iteration, and gain nothing.
enum TripleRecurrence {
  /// The mean up to which zopfli takes a bounded time a byte.
  static let quickMean = 64.0

  private static let hashBits = 14

  /// The mean count of earlier places; inside of runs of one byte, which zopfli skips, none count.
  static func mean(in bytes: UnsafeRawBufferPointer) -> Double {
    guard bytes.count > 3 else { return 0 }
    var counts = [Int32](repeating: 0, count: 1 << hashBits)
    var sum = 0
    var triple = unsafe UInt32(bytes[0]) << 8 | UInt32(bytes[1])
    var previous: UInt32?
    for position in 2..<bytes.count {
      triple = unsafe triple << 8 & 0xff_ffff | UInt32(bytes[position])
      defer { previous = triple }
      if triple == previous { continue }
      let hash = Int((triple &* 0x9e37_79b1) >> UInt32(32 - hashBits))
      sum += Int(counts[hash])
      counts[hash] += 1
    }
    return Double(sum) / Double(bytes.count)
  }
}
