/// Writes one block with Huffman codes of its own: RFC 1951, section 3.2.7.
struct DynamicBlockWriter {
  /// No codeword is longer, so that four of them and 7 bits left over fit in a word.
  static let maximumCodeLength = 14

  private let literalCode: HuffmanCode
  private let distanceCode: HuffmanCode
  private let header: DynamicBlockHeader
  /// How many bits the whole block takes.
  let bitCount: Int

  /// Chooses the codes for a block.
  init(for statistics: DeflateStatistics) {
    let literals = HuffmanCode(
      frequencies: statistics.literals, maximumLength: Self.maximumCodeLength)
    let distances = HuffmanCode(
      frequencies: statistics.distances, maximumLength: Self.maximumCodeLength)
    header = DynamicBlockHeader(literals: literals.lengths, distances: distances.lengths)
    bitCount =
      header.bitCount + literals.bitCount(of: statistics.literals)
      + distances.bitCount(of: statistics.distances) + statistics.extraBitCount
    literalCode = literals
    distanceCode = distances
  }

  /// Writes the block.
  ///
  /// - Precondition: `sequences` and `input` are those that were counted, and there is room for
  ///   `bitCount` bits and 8 bytes more.
  func write(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, over input: UnsafePointer<UInt8>,
    bytesPerPixel: Int, isLast: Bool, to writer: inout BitWriter
  ) {
    header.write(isLast: isLast, to: &writer)
    let entries = packedCodewords()
    unsafe entries.withUnsafeBufferPointer { entries in
      if bytesPerPixel == 3 {
        unsafe Self.write(sequences, over: input, bytesPerPixel: 3, entries, to: &writer)
      } else {
        unsafe Self.write(sequences, over: input, bytesPerPixel: 4, entries, to: &writer)
      }
    }
    write(literalCode, DeflateSymbol.endOfBlock, to: &writer)
  }

  /// The codewords of bytes (0…255), of lengths with their extra bits (256 + length) and of
  /// distance symbols (515 + symbol), each with its bit count in the top byte.
  private func packedCodewords() -> [UInt32] {
    var entries = (0..<256).map { packed(literalCode, $0) }
    entries += [0, 0, 0]
    for length in 3...258 {
      let symbol = DeflateSymbol(length: length)
      let codeLength = UInt32(literalCode.lengths[symbol.number])
      entries.append(
        packed(literalCode, symbol.number) + UInt32(symbol.extraBitCount) << 24
          | UInt32(symbol.extraBits) << codeLength)
    }
    entries += (0..<30).map { packed(distanceCode, $0) }
    return entries
  }

  private func packed(_ code: HuffmanCode, _ symbol: Int) -> UInt32 {
    UInt32(code.lengths[symbol]) << 24 | code.codewords[symbol]
  }

  private func write(_ code: HuffmanCode, _ symbol: Int, to writer: inout BitWriter) {
    writer.write(UInt64(code.codewords[symbol]), count: Int(code.lengths[symbol]))
  }

  // The functions below index `entries` by a byte, by 256 + a length of at most 258 and by
  // 515 + a distance symbol below 30: always inside its 545 elements. Unchecked: 0.8
  // instead of 1.2 ns a byte.

  @inline(__always)
  private static func write(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, over input: UnsafePointer<UInt8>,
    bytesPerPixel: Int, _ entries: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter
  ) {
    var cursor = unsafe input
    for index in 0..<sequences.count {
      let sequence = unsafe sequences[index]
      unsafe writeLiterals(
        cursor, Int(sequence.literalCount), bytesPerPixel: bytesPerPixel, entries, to: &writer)
      unsafe cursor += Int(sequence.literalCount) &+ Int(sequence.matchLength)
      if sequence.matchLength > 0 { unsafe writeMatch(sequence, entries, to: &writer) }
    }
  }

  /// Writes bytes that stand as they are, a pixel at a time: only where a row starts is there one
  /// more.
  @inline(__always)
  private static func writeLiterals(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, bytesPerPixel: Int,
    _ entries: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter
  ) {
    var index = 0
    while index &+ bytesPerPixel <= count {
      unsafe hold(entries[Int(bytes[index])], in: &writer)
      unsafe hold(entries[Int(bytes[index &+ 1])], in: &writer)
      unsafe hold(entries[Int(bytes[index &+ 2])], in: &writer)
      if bytesPerPixel == 4 { unsafe hold(entries[Int(bytes[index &+ 3])], in: &writer) }
      writer.store()
      index &+= bytesPerPixel
    }
    while index < count {
      unsafe hold(entries[Int(bytes[index])], in: &writer)
      writer.store()
      index &+= 1
    }
  }

  @inline(__always)
  private static func writeMatch(
    _ sequence: DeflateSequence, _ entries: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter
  ) {
    let extraBitCount = DeflateSymbol.extraBitCount(ofDistance: Int(sequence.distanceSymbol))
    let extraBits = (Int(sequence.matchDistance) &- 1) & (1 &<< extraBitCount &- 1)
    unsafe hold(entries[256 &+ Int(sequence.matchLength)], in: &writer)
    unsafe hold(entries[515 &+ Int(sequence.distanceSymbol)], in: &writer)
    writer.hold(UInt64(truncatingIfNeeded: extraBits), count: extraBitCount)
    writer.store()
  }

  @inline(__always)
  private static func hold(_ entry: UInt32, in writer: inout BitWriter) {
    writer.hold(UInt64(entry & 0xff_ffff), count: Int(entry &>> 24))
  }
}
