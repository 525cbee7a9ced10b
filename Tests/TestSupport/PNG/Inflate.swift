/// A plain inflate after RFC 1951 and 1950, written to be read and to share nothing with the code
/// that it checks.
public struct Inflate {
  /// What is wrong with a stream.
  public enum Failure: Error {
    /// The named part of the stream.
    case badStream(String)
  }

  private let input: [UInt8]
  private var bitPosition = 0
  private var output: [UInt8] = []

  /// The bytes of a zlib stream, whose checksum must be right and which nothing may follow.
  public static func zlib(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count >= 6, stream[0] & 15 == 8, (Int(stream[0]) << 8 + Int(stream[1])) % 31 == 0
    else { throw Failure.badStream("header") }
    var inflate = Inflate(input: stream)
    inflate.bitPosition = 16
    while try !inflate.block() {}
    let end = (inflate.bitPosition + 7) / 8
    guard stream.count == end + 4 else { throw Failure.badStream("length") }
    let declared = stream[end...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard declared == adler32(inflate.output) else { throw Failure.badStream("checksum") }
    return inflate.output
  }

  /// The bytes of a deflate stream without a frame, which nothing may follow.
  public static func raw(_ stream: [UInt8]) throws -> [UInt8] {
    var inflate = Inflate(input: stream)
    while try !inflate.block() {}
    guard stream.count == (inflate.bitPosition + 7) / 8 else { throw Failure.badStream("length") }
    return inflate.output
  }

  private init(input: [UInt8]) { self.input = input }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count {
      guard bitPosition < input.count * 8 else { throw Failure.badStream("end") }
      value |= Int(input[bitPosition >> 3] >> (bitPosition & 7) & 1) << index
      bitPosition += 1
    }
    return value
  }

  /// Decodes one block, and says whether it was the last.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try storedBlock()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try symbols(Code(lengths), Code([Int](repeating: 5, count: 30)))
    case 2:
      let (literals, distances) = try codes()
      try symbols(literals, distances)
    default: throw Failure.badStream("block type")
    }
    return isLast
  }

  private mutating func storedBlock() throws {
    bitPosition = (bitPosition + 7) & ~7
    let count = try bits(16)
    guard try bits(16) == count ^ 0xffff else { throw Failure.badStream("stored length") }
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func codes() throws -> (Code, Code) {
    let (literalCount, distanceCount) = (try bits(5) + 257, try bits(5) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [Int](repeating: 0, count: 19)
    for symbol in order.prefix(try bits(4) + 4) { codeLengths[symbol] = try bits(3) }
    let code = try Code(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Failure.badStream("repetition of nothing") }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Failure.badStream("lengths") }
    return (try Code(Array(lengths[..<literalCount])), try Code(Array(lengths[literalCount...])))
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (length, bits) = (0, 0)
    while length < 15 {
      bits = bits << 1 | (try self.bits(1))
      length += 1
      if let symbol = code.symbols[length << 16 | bits] { return symbol }
    }
    throw Failure.badStream("codeword")
  }

  private mutating func symbols(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let length = try value(of: symbol - 257, firstCount: 8, extraStep: 4, offset: 3)
      let distance = try value(
        of: self.symbol(distances), firstCount: 4, extraStep: 2, offset: 1)
      guard distance <= min(output.count, 32768) else { throw Failure.badStream("distance") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// Lengths and distances follow one rule: after `firstCount` plain values each `extraStep` symbols
  /// take one more extra bit.
  private mutating func value(
    of symbol: Int, firstCount: Int, extraStep: Int, offset: Int
  ) throws -> Int {
    if firstCount == 8 && symbol == 28 { return 258 }
    if symbol < firstCount { return symbol + offset }
    let extraCount = symbol / extraStep - 1
    let base = (extraStep + symbol % extraStep) << extraCount
    return base + (try bits(extraCount)) + offset
  }

  /// A canonical code: symbols by length and codeword.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) throws {
      var codeword = 0
      var room = 1.0
      for length in 1...15 {
        codeword <<= 1
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[length << 16 | codeword] = symbol
          codeword += 1
          room -= 1 / Double(1 << length)
        }
      }
      guard room >= 0 else { throw Failure.badStream("oversubscribed code") }
    }
  }
}
