/// The order in which an image's rows are stored: GIF89a, appendix E.
package struct StoredRows {
  private let height: Int
  private let isInterlaced: Bool
  private let passEnds: (Int, Int, Int)

  /// Takes an image's number of rows, and whether they are stored in four passes.
  package init(height: Int, isInterlaced: Bool) {
    self.height = height
    self.isInterlaced = isInterlaced
    let first = (height + 7) / 8
    let second = first + (height + 3) / 8
    passEnds = (first, second, second + (height + 1) / 4)
  }

  /// The row, counted from the image's top, that is stored at place `index`.
  package func row(storedAt index: Int) -> Int {
    guard isInterlaced else { return index }
    if index < passEnds.0 { return index * 8 }
    if index < passEnds.1 { return (index - passEnds.0) * 8 + 4 }
    if index < passEnds.2 { return (index - passEnds.1) * 4 + 2 }
    return (index - passEnds.2) * 2 + 1
  }

  /// The place at which `row`, counted from the image's top, is stored.
  package func place(ofRow row: Int) -> Int {
    guard isInterlaced else { return row }
    if row % 2 == 1 { return passEnds.2 + row / 2 }
    if row % 4 == 2 { return passEnds.1 + row / 4 }
    return row % 8 == 4 ? passEnds.0 + row / 8 : row / 8
  }
}
