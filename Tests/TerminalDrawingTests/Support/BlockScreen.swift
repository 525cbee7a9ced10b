import Frames

/// A terminal that understands what half-blocks need, and nothing else.
struct BlockScreen {
  struct Unknown: Error {
    let what: String
  }

  /// Two pixels a cell, 0 where the terminal's own background shows.
  private(set) var pixels: [[UInt32]]
  /// How many characters were written.
  private(set) var writtenCount = 0
  private var (column, row) = (0, 0)
  private var (front, back): (UInt32, UInt32) = (0, 0)

  init(columns: Int, rows: Int) {
    pixels = Array(repeating: Array(repeating: 0, count: columns), count: 2 * rows)
  }

  mutating func take(_ bytes: [UInt8]) throws {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = text.popFirst() {
      guard character == "\u{1b}" else {
        try write(character)
        continue
      }
      guard text.popFirst() == "[" else { throw Unknown(what: "escape") }
      let parameters = text.prefix { $0.isNumber || $0 == ";" }
      text = text.dropFirst(parameters.count)
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      switch text.popFirst() {
      case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
      case "m": try select(numbers)
      case let end: throw Unknown(what: "\(numbers)\(end.map { "\($0)" } ?? "")")
      }
    }
  }

  private mutating func select(_ numbers: [Int]) throws {
    func color() -> UInt32 {
      Color(red: UInt8(numbers[2]), green: UInt8(numbers[3]), blue: UInt8(numbers[4])).rawValue
    }
    switch (numbers.first, numbers.count) {
    case (0, 1): (front, back) = (0, 0)
    case (39, 1): front = 0
    case (49, 1): back = 0
    case (38, 5) where numbers[1] == 2: front = color()
    case (48, 5) where numbers[1] == 2: back = color()
    default: throw Unknown(what: "\(numbers)m")
    }
  }

  private mutating func write(_ character: Character) throws {
    guard pixels.indices.contains(2 * row + 1), pixels[0].indices.contains(column) else {
      throw Unknown(what: "cell \(column), \(row)")
    }
    switch character {
    case " ": set(back, back)
    case "▀": set(front, back)
    case "▄": set(back, front)
    default: throw Unknown(what: "\(character)")
    }
    column += 1
    writtenCount += 1
  }

  private mutating func set(_ upper: UInt32, _ lower: UInt32) {
    pixels[2 * row][column] = upper
    pixels[2 * row + 1][column] = lower
  }
}
