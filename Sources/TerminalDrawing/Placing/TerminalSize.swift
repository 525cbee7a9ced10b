public import Frames

/// The room that a terminal has.
public struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a row.
  public var columns: Int
  /// The number of rows.
  public var rows: Int
  /// The pixels of one cell, nil where the terminal doesn't tell.
  public var cell: PixelSize?

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - columns: how many cells a row has.
  ///   - rows: how many rows there are.
  ///   - cell: the pixels of a cell, which count only if they have an area.
  public init(columns: Int, rows: Int, cell: PixelSize? = nil) {
    self.columns = columns
    self.rows = rows
    self.cell = cell.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The shape of a cell: twice as high as wide where the terminal doesn't tell, as most are.
  var cellShape: PixelSize { cell ?? PixelSize(width: 8, height: 16) }
}
