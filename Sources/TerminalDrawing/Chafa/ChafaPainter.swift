internal import Frames

/// Paints through libchafa: sixels, or characters finer than half-blocks.
final class ChafaPainter: FramePainter {
  private let mode: ChafaLibrary.Mode
  private let library: ChafaLibrary
  private let ground: Ground
  private var shown: (canvas: Canvas, place: CellRect)?

  init(_ mode: ChafaLibrary.Mode, _ library: ChafaLibrary, ground: Ground) {
    self.mode = mode
    self.library = library
    self.ground = ground
  }

  func forget() {
    shown = nil
  }

  func paint(_ canvas: Canvas, on terminal: TerminalSize) throws(DrawingError) -> [UInt8] {
    let place = CellRect(fitting: canvas.size, in: terminal)
    if let shown, shown.place == place, shown.canvas == canvas { return [] }
    let picture = ground == .terminal ? canvas : ground.behind(canvas, square: 8)
    let text = try library.draw(
      picture, mode, columns: place.columns, rows: place.rows, cell: terminal.cellShape)
    shown = (canvas, place)
    return mode == .sixels ? placed([text[...]], place) : placed(text.split(separator: 0x0a), place)
  }

  /// Each line at its row.
  private func placed(_ lines: [ArraySlice<UInt8>], _ place: CellRect) -> [UInt8] {
    var output = ControlText()
    for (row, line) in lines.prefix(place.rows).enumerated() {
      output.move(toColumn: place.column, row: place.row + row)
      output.append(line)
    }
    output.append("\u{1b}[0m")
    return output.bytes
  }
}
