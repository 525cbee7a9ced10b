/// Bytes for a terminal: text and control sequences (ECMA-48).
struct ControlText {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Moves the cursor to a cell, counted from 0.
  mutating func move(toColumn column: Int, row: Int) {
    append("\u{1b}[\(row + 1);\(column + 1)H")
  }
}
