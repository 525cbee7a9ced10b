/// The columns of a waterfall, the shortest on top; the leftmost of several.
struct ColumnHeap {
  struct Column: Comparable {
    /// Where the next item goes, in points from the top.
    var next: Double
    let index: Int

    static func < (left: Column, right: Column) -> Bool {
      (left.next, left.index) < (right.next, right.index)
    }
  }

  private var columns: [Column]

  /// Makes a number of columns that start at the same height; there must be one.
  init(count: Int, start: Double) {
    columns = (0..<count).map { Column(next: start, index: $0) }
  }

  var shortest: Column { columns[0] }

  /// Moves the end of the shortest column, and finds the shortest again.
  mutating func extendShortest(to next: Double) {
    columns[0].next = next
    var parent = 0
    while let child = smallerChild(of: parent), columns[child] < columns[parent] {
      columns.swapAt(parent, child)
      parent = child
    }
  }

  private func smallerChild(of parent: Int) -> Int? {
    let (left, right) = (2 * parent + 1, 2 * parent + 2)
    guard left < columns.count else { return nil }
    return right < columns.count && columns[right] < columns[left] ? right : left
  }
}
