/// A slow LZW decoder to compare fast ones with: a table of whole strings, as GIF89a, appendix F,
/// tells it.
public struct ReferenceLZW: Sendable {
  /// Why decoding stopped.
  public enum Stop: Equatable, Sendable {
    /// All pixels that were asked for are there.
    case complete
    /// The end code came before that.
    case endCode
    /// The data ended before that.
    case endOfData
    /// A code came that stands for no string yet.
    case undefinedCode
  }

  /// The pixel values in stored order.
  public private(set) var pixels: [Int] = []
  /// Why there are no more.
  public private(set) var stop = Stop.complete

  private let minimumCodeSize: Int
  private let literals: [[Int]]
  private var table: [[Int]] = []
  private var width = 0
  private var previous: [Int]?

  private var clearCode: Int { 1 << minimumCodeSize }
  private var endCode: Int { clearCode + 1 }

  private init(minimumCodeSize: Int) {
    self.minimumCodeSize = minimumCodeSize
    let clearAndEnd: [[Int]] = [[], []]
    literals = (0..<1 << minimumCodeSize).map { [$0] } + clearAndEnd
    clearTable()
  }

  /// Decodes data, freed of its sub-block lengths, until `pixelCount` pixels are out.
  ///
  /// - Precondition: `minimumCodeSize` is 0…12.
  public static func decode(
    _ data: [UInt8], minimumCodeSize: Int, pixelCount: Int
  ) -> ReferenceLZW {
    precondition((0...12).contains(minimumCodeSize), "a minimum code size is 0 to 12")
    var decoder = ReferenceLZW(minimumCodeSize: minimumCodeSize)
    decoder.stop = decoder.run(CodeReader(data), pixelCount: pixelCount)
    return decoder
  }
}

extension ReferenceLZW {
  private mutating func run(_ source: CodeReader, pixelCount: Int) -> Stop {
    var source = source
    while pixels.count < pixelCount {
      guard let code = source.read(bits: width) else { return .endOfData }
      if code == endCode { return .endCode }
      if code == clearCode {
        clearTable()
      } else if let string = string(of: code) {
        pixels += string.prefix(pixelCount - pixels.count)
        define(string)
      } else {
        return .undefinedCode
      }
    }
    return .complete
  }

  private mutating func clearTable() {
    table = literals
    width = minimumCodeSize + 1
    previous = nil
  }

  /// The string that a code stands for; it may be the one that the code itself defines.
  private func string(of code: Int) -> [Int]? {
    if code < table.count { return table[code] }
    guard let previous, code == table.count, table.count < 4096 else { return nil }
    return previous + previous.prefix(1)
  }

  /// Defines the string before `string`, with the first pixel of `string` behind it.
  private mutating func define(_ string: [Int]) {
    if let previous, table.count < 4096 { table.append(previous + string.prefix(1)) }
    if table.count >= 1 << width && width < 12 { width += 1 }
    previous = string
  }
}

/// Reads numbers of any number of bits, lowest bit first.
private struct CodeReader {
  private let data: [UInt8]
  private var offset = 0
  private var bits = 0
  private var bitCount = 0

  init(_ data: [UInt8]) {
    self.data = data
  }

  mutating func read(bits count: Int) -> Int? {
    while bitCount < count {
      guard offset < data.count else { return nil }
      bits |= Int(data[offset]) << bitCount
      offset += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }
}
