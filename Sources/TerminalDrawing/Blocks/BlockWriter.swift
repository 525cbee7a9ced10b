internal import Frames

/// Writes the cells of a picture whose pixels are opaque or transparent.
struct BlockWriter {
  /// The two pixels of a cell; 0 is transparent.
  private struct Cell: Hashable {
    let upper: UInt32
    let lower: UInt32
  }

  private var output = ControlText()
  /// The colors that are set, 0 for the terminal's own.
  private var front: UInt32 = 0
  private var back: UInt32 = 0

  /// The bytes for the cells that differ from those of a picture that is there already.
  static func bytes(of picture: Canvas, insteadOf before: Canvas?, at place: CellRect) -> [UInt8] {
    var writer = BlockWriter()
    for row in 0..<place.rows { writer.writeRow(row, of: picture, insteadOf: before, place) }
    if writer.output.bytes.isEmpty { return [] }
    writer.output.append("\u{1b}[0m")
    return writer.output.bytes
  }

  private mutating func writeRow(
    _ row: Int, of picture: Canvas, insteadOf before: Canvas?, _ place: CellRect
  ) {
    var next = -1
    for column in 0..<place.columns {
      let cell = Self.cell(column, row, of: picture)
      if let before, Self.cell(column, row, of: before) == cell { continue }
      if next != column {
        output.move(toColumn: place.column + column, row: place.row + row)
      }
      next = column + 1
      write(cell)
    }
  }

  private static func cell(_ column: Int, _ row: Int, of picture: Canvas) -> Cell {
    let index = 2 * row * picture.size.width + column
    let hasLower = 2 * row + 1 < picture.size.height
    return Cell(
      upper: picture.pixels[index],
      lower: hasLower ? picture.pixels[index + picture.size.width] : 0)
  }

  private mutating func write(_ cell: Cell) {
    if cell.upper == cell.lower {
      setBack(cell.upper)
      output.append(" ")
    } else if cell.upper == 0 {
      setFront(cell.lower)
      setBack(0)
      output.append("▄")
    } else {
      setFront(cell.upper)
      setBack(cell.lower)
      output.append("▀")
    }
  }

  private mutating func setFront(_ color: UInt32) {
    if color != front { output.appendColor(color, select: 38) }
    front = color
  }

  private mutating func setBack(_ color: UInt32) {
    if color != back { output.appendColor(color, select: 48) }
    back = color
  }
}

extension ControlText {
  /// Selects a 24-bit color for characters (38) or behind them (48), 0 for the terminal's own.
  fileprivate mutating func appendColor(_ color: UInt32, select: Int) {
    guard color != 0 else { return append("\u{1b}[\(select + 1)m") }
    let color = Color(rawValue: color)
    append("\u{1b}[\(select);2;\(color.red);\(color.green);\(color.blue)m")
  }
}
