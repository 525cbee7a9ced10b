/// How often each symbol of a block occurs, and how many extra bits its copies take.
struct DeflateStatistics {
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)
  private(set) var extraBitCount = 0

  /// Counts the symbols of one block, whose bytes start at `input`.
  ///
  /// - Precondition: the sequences cover no byte behind the end of the input.
  init(_ sequences: UnsafeBufferPointer<DeflateSequence>, over input: UnsafePointer<UInt8>) {
    // One counter that is raised twice in a row waits for its own store, hence four tables for
    // bytes, and no checks: 0.5 to 0.6 instead of 0.6 to 1.9 ns a byte. A byte stays inside its 256
    // entries, a length of at most 258 and a distance symbol below 30 inside those from 1,024 and
    // 1,283 on.
    var counts = [UInt32](repeating: 0, count: 4 * 256 + 259 + 30)
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      var cursor = unsafe input
      for index in 0..<sequences.count {
        let sequence = unsafe sequences[index]
        unsafe Self.countBytes(cursor, Int(sequence.literalCount), in: counts)
        unsafe counts[1024 &+ Int(sequence.matchLength)] &+= 1
        unsafe counts[1283 &+ Int(sequence.distanceSymbol)] &+= 1
        unsafe cursor += Int(sequence.literalCount) &+ Int(sequence.matchLength)
      }
    }
    for byte in 0..<256 {
      literals[byte] = counts[byte] + counts[256 + byte] + counts[512 + byte] + counts[768 + byte]
    }
    literals[DeflateSymbol.endOfBlock] = 1
    for length in 3...258 { addLengths(counts[1024 + length], of: length) }
    distances = Array(counts[1283...])
    distances[0] -= 1  // the last sequence copies nothing
    addExtraBitsOfDistances()
  }

  private mutating func addLengths(_ count: UInt32, of length: Int) {
    let symbol = DeflateSymbol(length: length)
    literals[symbol.number] += count
    extraBitCount += Int(count) * symbol.extraBitCount
  }

  private mutating func addExtraBitsOfDistances() {
    for symbol in distances.indices {
      extraBitCount += Int(distances[symbol]) * DeflateSymbol.extraBitCount(ofDistance: symbol)
    }
  }

  @inline(__always)
  private static func countBytes(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, in counts: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<count {
      unsafe counts[(index & 3) &<< 8 &+ Int(bytes[index])] &+= 1
    }
  }
}
