internal import Frames

/// Arranges boxes in equal cells, row by row or column by column.
struct GridArranger {
  private let cell: PixelSize
  private let count: Int
  private let room: PageRoom
  private let fillsColumns: Bool
  private let columns: Int
  private let rows: Int

  /// - Precondition: each of the boxes fits on a page.
  /// - Throws: `SheetError.columnsTooWide`.
  init(
    _ boxes: [PixelSize], in room: PageRoom, columns: Int?, fillsColumns: Bool, most: PixelSize
  ) throws(SheetError) {
    cell = boxes.reduce(PixelSize(width: 1, height: 1)) {
      PixelSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    count = boxes.count
    self.room = room
    self.fillsColumns = fillsColumns
    let mostRows = max(room.room.height / cell.height, 1)
    let mostColumns = max(room.room.width / cell.width, 1)
    if let columns, min(columns, count) > mostColumns {
      let width = room.pageSize(for: cell.times(min(columns, count), 1)).width
      throw .columnsTooWide(columns: columns, neededWidth: width, most: most)
    }
    let wanted =
      columns ?? Self.squarest(boxes.count, cell, room, most: (mostColumns, mostRows))
    self.columns = min(wanted ?? mostColumns, boxes.count)
    rows = min((boxes.count + self.columns - 1) / self.columns, mostRows)
  }

  /// The number of columns that makes the squarest page, nil where one page is not enough.
  private static func squarest(
    _ count: Int, _ cell: PixelSize, _ room: PageRoom, most: (columns: Int, rows: Int)
  ) -> Int? {
    let least = (count + most.rows - 1) / most.rows
    guard least <= min(count, most.columns) else { return nil }
    return (least...min(count, most.columns)).min { first, second in
      let sizes = [first, second].map {
        room.pageSize(for: cell.times($0, (count + $0 - 1) / $0))
      }
      let sides = sizes.map { max($0.width, $0.height) }
      return (sides[0], sizes[0].pixelCount) < (sides[1], sizes[1].pixelCount)
    }
  }

  var pages: [ArrangedPage] {
    stride(from: 0, to: count, by: columns * rows).map { start in
      ArrangedPage(boxes: (0..<min(columns * rows, count - start)).map(box))
    }
  }

  private func box(_ index: Int) -> PixelRect {
    let (column, row) =
      fillsColumns ? (index / rows, index % rows) : (index % columns, index / columns)
    return PixelRect(
      x: column * cell.width, y: row * cell.height, width: cell.width, height: cell.height)
  }
}

extension PixelSize {
  fileprivate func times(_ columns: Int, _ rows: Int) -> PixelSize {
    PixelSize(width: width * columns, height: height * rows)
  }
}
