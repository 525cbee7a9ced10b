public import Frames
internal import PictureScaling

/// Paints with half-blocks: each cell shows two pixels, one above the other.
public final class BlockPainter: FramePainter {
  private let ground: Ground
  private var shown: (canvas: Canvas, place: CellRect)?

  /// Makes a painter that thinks that nothing is shown.
  public init(ground: Ground) {
    self.ground = ground
  }

  /// Nothing is shown any more.
  public func forget() {
    shown = nil
  }

  /// The characters of the cells that differ from what is shown.
  public func paint(_ canvas: Canvas, on terminal: TerminalSize) -> [UInt8] {
    let cell = terminal.cellShape
    let size = canvas.size.fitted(
      into: PixelSize(width: terminal.columns, height: 2 * terminal.rows),
      of: PixelSize(width: 2 * cell.width, height: cell.height))
    let rows = (size.height + 1) / 2
    let place = CellRect(
      column: (terminal.columns - size.width) / 2, row: (terminal.rows - rows) / 2,
      columns: size.width, rows: rows)
    let picture = ground.behind(canvas.scaled(to: size, filter: .area), square: 4)
    defer { shown = (picture, place) }
    let before = shown.flatMap { $0.place == place && $0.canvas.size == size ? $0.canvas : nil }
    return BlockWriter.bytes(of: picture, insteadOf: before, at: place)
  }
}
