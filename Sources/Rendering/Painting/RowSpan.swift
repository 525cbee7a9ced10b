internal import Frames

/// What of a row of the picture an element covers.
struct RowSpan {
  let row: Int
  /// The columns to be painted; the element may not touch all of them.
  let visible: Range<Int>
  /// The columns that lie all inside the element: outlines are convex, so it is one range.
  let inside: Range<Int>
}

extension PlacedShape {
  /// The rows of the element in a part of the picture.
  func rows(in part: PixelRect) -> Range<Int> {
    let bounds = corners.bounds
    let top = max(bounds.y, part.y)
    return top..<max(top, min(bounds.maxY, part.maxY))
  }

  /// What of a row the element covers.
  ///
  /// - Parameter seen: the columns of a range that are to be painted.
  /// - Returns: nil if none of them may be touched.
  func span(ofRow row: Int, seen: (Range<Int>) -> Range<Int>) -> RowSpan? {
    let columns = corners.columns(ofRow: row)
    let visible = seen(columns)
    if visible.isEmpty { return nil }
    var (left, right) = (columns.lowerBound, columns.upperBound)
    while left < right, !isInside(left, row) { left += 1 }
    while left < right, !isInside(right - 1, row) { right -= 1 }
    return RowSpan(row: row, visible: visible, inside: left..<right)
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    matrix.place(x: column, y: row).map(isInside) ?? false
  }
}
