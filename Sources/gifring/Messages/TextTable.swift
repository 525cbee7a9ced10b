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
    var layout = Layout(columns)
    for cells in rows { layout.makeRoom(for: cells) }
    return [layout.heading] + rows.map { layout.line(of: $0) }
  }
}

extension TextTable {
  /// The widths of columns, for rows that are too many to be kept.
  struct Layout {
    private let columns: [Column]
    private var widths: [Int]

    /// Makes columns just wide enough for their headings.
    init(_ columns: [Column]) {
      self.columns = columns
      widths = columns.map { TerminalText.width(of: $0.title) }
    }

    /// Makes the columns wide enough for a row, whose text is safe for a terminal.
    mutating func makeRoom(for cells: [String]) {
      for (column, cell) in cells.enumerated() {
        widths[column] = max(widths[column], TerminalText.width(of: cell))
      }
    }

    /// The line above all rows.
    var heading: String { line(of: columns.map(\.title)) }

    /// A row that there is room for.
    func line(of cells: [String]) -> String {
      var line = ""
      var pending = 0
      for (column, cell) in cells.enumerated() {
        let padding = widths[column] - TerminalText.width(of: cell)
        let isLeft = columns[column].alignment == .left
        if !isLeft { pending += padding }
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending) + cell
          pending = 0
        }
        pending += isLeft ? padding + 2 : 2
      }
      return line
    }
  }
}
