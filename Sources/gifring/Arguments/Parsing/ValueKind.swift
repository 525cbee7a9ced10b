/// What an option takes: help, messages, completions and the manual page are made from it.
package enum ValueKind: Hashable, Sendable {
  /// No value: the option is there or not.
  case flag
  /// One of some words, or something of the form of `pattern`, such as `minimum:N`.
  case choice(Words, pattern: String? = nil)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number that may have decimals.
  case number(ClosedRange<Double>)
  /// Bytes, with K, M or G for powers of 1024.
  case byteSize(ClosedRange<Int>)
  /// A large number, with k, M or G for powers of 1000.
  case count(ClosedRange<Int>)
  /// A span of time.
  case time
  /// A color, or `transparent`.
  case color
  /// A list of frames.
  case list
  /// Text that `description` describes in a message: "a template such as …".
  case text(description: String)
  /// A file that exists, any or one with one of these suffixes (without the dot).
  case file(suffixes: [String])
  /// A folder, which need not exist.
  case folder
}

extension ValueKind {
  /// Words to choose from, which are not listed before they are asked for.
  package struct Words: Hashable, Sendable, ExpressibleByArrayLiteral {
    private let list: @Sendable () -> [String]

    /// Makes a choice of words.
    package init(_ list: @autoclosure @escaping @Sendable () -> [String]) {
      self.list = list
    }

    /// Makes a choice of these words.
    package init(arrayLiteral words: String...) {
      self.init(words)
    }

    /// The words, in the order of help.
    package var all: [String] { list() }

    /// Whether two choices have the same words.
    package static func == (one: Self, other: Self) -> Bool { one.all == other.all }

    /// Adds the words to `hasher`.
    package func hash(into hasher: inout Hasher) { hasher.combine(all) }
  }

  /// The word that stands for a value in help, nil for a flag.
  package var placeholder: String? {
    switch self {
    case .flag: nil
    case .choice: "WORD"
    case .integer, .number, .count: "N"
    case .byteSize: "SIZE"
    case .time: "TIME"
    case .color: "COLOR"
    case .list: "LIST"
    case .text: "TEXT"
    case .file: "FILE"
    case .folder: "FOLDER"
    }
  }

  /// The words that a value can be, and the form of other values.
  package var choices: [String] {
    guard case .choice(let words, let pattern) = self else { return [] }
    return words.all + (pattern.map { [$0] } ?? [])
  }

  /// What must be given, as it stands after "needs" in a message.
  package var requirement: String {
    switch self {
    case .flag: "no value"
    case .choice: choices.joined(separator: ", ", last: " or ")
    case .integer(let range): "a whole number \(Self.extent(of: range))"
    case .number(let range):
      "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .byteSize(let range): "a size \(Self.extent(of: range)), such as 64M or 1.5G"
    case .count(let range): "a whole number \(Self.extent(of: range))"
    case .time: "a time such as 1.5s, 1500ms or 1:02.5"
    case .color: "a color such as transparent, white or #ff8800"
    case .list: "a list of frames such as 0,3-7,-1"
    case .text(let description): description
    case .file: "a file name"
    case .folder: "a folder name"
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func extent(of range: ClosedRange<Int>) -> String {
    let isOpen = range.upperBound >= Quantity.maximum
    return "from \(range.lowerBound) " + (isOpen ? "up" : "to \(range.upperBound)")
  }
}

extension [String] {
  /// The words with `separator` between them and `last` before the last one.
  func joined(separator: String, last: String) -> String {
    guard let final = self.last, count > 1 else { return joined() }
    return Array(dropLast()).joined(separator: separator) + last + final
  }
}
