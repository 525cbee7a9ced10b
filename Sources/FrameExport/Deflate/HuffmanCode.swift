/// A canonical Huffman code for one block: RFC 1951, section 3.2.2.
package struct HuffmanCode {
  /// The length of each symbol's codeword in bits, 0 for a symbol that doesn't occur.
  package private(set) var lengths: [UInt8]
  /// Each symbol's codeword, its first bit lowest, as it goes into the stream.
  private(set) var codewords: [UInt32]

  /// Builds the code with the fewest bits for `frequencies`, or one very near to it where the
  /// longest codewords must be shortened.
  ///
  /// At least two symbols get a codeword, since some decoders refuse a code of one.
  package init(frequencies: [UInt32], maximumLength: Int) {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in 0..<2 where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let depths = Self.leafDepths(of: used.map { Int(frequencies[$0]) })
    let counts = Self.lengthCounts(of: depths, maximumLength: maximumLength)
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    codewords = [UInt32](repeating: 0, count: frequencies.count)
    assignLengths(counts, toRarestFirst: used)
    assignCodewords(counts)
  }

  /// How many bits the symbols take in all.
  package func bitCount(of frequencies: [UInt32]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// The depth of each leaf of the Huffman tree over weights in rising order.
  ///
  /// Inner nodes come into being in rising order too, so two queues find the lightest pair.
  private static func leafDepths(of weights: [Int]) -> ArraySlice<Int> {
    let leafCount = weights.count
    var weights = weights
    var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
    var leaf = 0
    var inner = leafCount
    func takeLightest() -> Int {
      if inner == weights.count || (leaf < leafCount && weights[leaf] <= weights[inner]) {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for node in leafCount..<parents.count {
      let pair = (takeLightest(), takeLightest())
      (parents[pair.0], parents[pair.1]) = (node, node)
      weights.append(weights[pair.0] + weights[pair.1])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    return depths.prefix(leafCount)
  }

  /// How many codewords there are of each length, after those above the maximum were shortened.
  private static func lengthCounts(of depths: ArraySlice<Int>, maximumLength: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: maximumLength + 1)
    for depth in depths { counts[min(depth, maximumLength)] += 1 }
    var total = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (maximumLength - $1) }
    while total > 1 << maximumLength {
      // One longest codeword moves up beside a shorter one, which becomes longer by a bit.
      guard let shorter = (1..<maximumLength).last(where: { counts[$0] > 0 }) else { break }
      counts[maximumLength] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      total -= 1
    }
    return counts
  }

  private mutating func assignLengths(_ counts: [Int], toRarestFirst symbols: [Int]) {
    var next = symbols.startIndex
    for length in counts.indices.dropFirst().reversed() {
      for _ in 0..<counts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
  }

  private mutating func assignCodewords(_ counts: [Int]) {
    var next = [UInt32](repeating: 0, count: counts.count)
    for length in counts.indices.dropFirst(2) {
      next[length] = (next[length - 1] + UInt32(counts[length - 1])) << 1
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codewords[symbol] = Self.reversed(next[length], bitCount: length)
      next[length] += 1
    }
  }

  private static func reversed(_ bits: UInt32, bitCount: Int) -> UInt32 {
    (0..<bitCount).reduce(0) { $0 << 1 | bits >> $1 & 1 }
  }
}
