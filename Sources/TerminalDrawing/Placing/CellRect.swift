public import Frames

/// A rectangle of a terminal's cells, counted from 0 at the top left.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Makes a rectangle.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Where a picture stands that is as large as a terminal lets it be: in the middle, its shape kept as
  /// far as whole cells let it.
  ///
  /// - Precondition: picture and terminal have an area.
  public init(fitting picture: PixelSize, in terminal: TerminalSize) {
    let size = picture.fitted(
      into: PixelSize(width: terminal.columns, height: terminal.rows), of: terminal.cellShape)
    self.init(
      column: (terminal.columns - size.width) / 2, row: (terminal.rows - size.height) / 2,
      columns: size.width, rows: size.height)
  }
}

extension PixelSize {
  /// The largest size in whole elements of a shape, of at most `most` elements a side, that looks like
  /// this one.
  func fitted(into most: PixelSize, of element: PixelSize) -> PixelSize {
    precondition(!isEmpty && !most.isEmpty && !element.isEmpty, "sizes have an area")
    let (across, down) = (width * element.height, height * element.width)
    if most.width * down <= most.height * across {
      return PixelSize(width: most.width, height: Self.nearest(most.width * down, across))
    }
    return PixelSize(width: Self.nearest(most.height * across, down), height: most.height)
  }

  private static func nearest(_ dividend: Int, _ divisor: Int) -> Int {
    max((2 * dividend + divisor) / (2 * divisor), 1)
  }
}
