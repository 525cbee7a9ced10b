/// The code lengths in front of a block with Huffman codes of its own: RFC 1951, section 3.2.7.
struct DynamicBlockHeader {
  /// In which order the lengths of the code length code stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let repeatPrevious = 16
  private static let repeatZero = 17
  private static let repeatZeroLong = 18

  private struct Item {
    var symbol: Int
    var extraBits = 0
    var extraBitCount = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let lengthCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// How many bits the header takes.
  let bitCount: Int

  /// Describes the code lengths of both codes.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max((literals.lastIndex { $0 > 0 } ?? 0) + 1, 257)
    distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
    let items = Self.items(for: literals.prefix(literalCount) + distances.prefix(distanceCount))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let lengthCount = max((Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    bitCount =
      17 + 3 * lengthCount + code.bitCount(of: frequencies)
      + items.reduce(0) { $0 + $1.extraBitCount }
    self.lengthCount = lengthCount
    self.items = items
    self.code = code
  }

  /// Writes the block's first three bits and the code lengths.
  func write(isLast: Bool, to writer: inout BitWriter) {
    writer.write(isLast ? 0b101 : 0b100, count: 3)
    writer.write(UInt64(literalCount - 257), count: 5)
    writer.write(UInt64(distanceCount - 1), count: 5)
    writer.write(UInt64(lengthCount - 4), count: 4)
    for symbol in Self.order.prefix(lengthCount) {
      writer.write(UInt64(code.lengths[symbol]), count: 3)
    }
    for item in items {
      writer.write(UInt64(code.codewords[item.symbol]), count: Int(code.lengths[item.symbol]))
      writer.write(UInt64(item.extraBits), count: item.extraBitCount)
    }
  }

  private static func items(for lengths: ArraySlice<UInt8>) -> [Item] {
    var items: [Item] = []
    var rest = lengths
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(run)
      append(length, run, to: &items)
    }
    return items
  }

  private static func append(_ length: UInt8, _ run: Int, to items: inout [Item]) {
    var run = run
    if length > 0 {
      items.append(Item(symbol: Int(length)))
      run -= 1
    }
    while run >= 3 {
      let item = repetition(of: length, atMost: run)
      items.append(item.0)
      run -= item.count
    }
    for _ in 0..<run { items.append(Item(symbol: Int(length))) }
  }

  private static func repetition(of length: UInt8, atMost run: Int) -> (Item, count: Int) {
    if length > 0 {
      let count = min(run, 6)
      return (Item(symbol: repeatPrevious, extraBits: count - 3, extraBitCount: 2), count)
    }
    if run < 11 {
      return (Item(symbol: repeatZero, extraBits: run - 3, extraBitCount: 3), run)
    }
    let count = min(run, 138)
    return (Item(symbol: repeatZeroLong, extraBits: count - 11, extraBitCount: 7), count)
  }
}
