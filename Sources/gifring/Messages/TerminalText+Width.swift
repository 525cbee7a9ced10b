extension TerminalText {
  /// The number of terminal cells that a line of text takes.
  ///
  /// East Asian wide characters and emoji take two, combining marks none. Terminals disagree about
  /// a few emoji sequences; columns are then off by a cell.
  package static func width(of text: some StringProtocol) -> Int {
    // Most text is ASCII, whose characters need not be found first.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// The longest beginning of a line that fits into `columns` cells.
  package static func truncated(_ text: String, to columns: Int) -> Substring {
    var remaining = columns
    return text.prefix { character in
      remaining -= width(of: character)
      return remaining >= 0
    }
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    return scalars.reduce(0) { max($0, $1.value == 0xfe0f && $0 > 0 ? 2 : $1.cellCount) }
  }
}

extension Unicode.Scalar {
  fileprivate var cellCount: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The wide and full-width blocks of UAX #11.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
      0x17000...0x18dff, 0x1aff0...0x1b2ff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
