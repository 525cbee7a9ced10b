/// Rows of text whose columns stand under each other on a terminal.
package struct TextTable: Sendable {
  /// Which edge of a column its cells touch.
  package enum Alignment: Sendable {
    /// The left edge: words.
    case left
    /// The right edge: numbers.
    case right
  }

  /// A column and its heading.
  package struct Column: Sendable {
    /// The heading.
    package let title: String
    /// The edge that cells touch.
    package let alignment: Alignment

    /// Declares a column.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  /// Makes a table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; its text is escaped for a terminal.
  ///
  /// - Precondition: `cells` has one element a column.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count, "a row has one cell a column")
    rows.append(cells.map { TerminalText.escaped($0) })
  }

  /// The heading and the rows, columns two spaces apart, without spaces at the end.
  package var lines: [String] {
    let all = [columns.map(\.title)] + rows
    let widths = columns.indices.map { column in
      all.reduce(0) { max($0, TerminalText.width(of: $1[column])) }
    }
    return all.map { line(of: $0, widths: widths) }
  }

  private func line(of cells: [String], widths: [Int]) -> String {
    let padded = columns.indices.map { column in
      let padding = String(
        repeating: " ", count: widths[column] - TerminalText.width(of: cells[column]))
      return columns[column].alignment == .left ? cells[column] + padding : padding + cells[column]
    }
    let line = padded.joined(separator: "  ")
    return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }
}
