/// The lines of a section whose items have one size: arithmetic, nothing is stored for each item.
struct UniformLines: Hashable, Sendable {
  let itemSize: FlowExtent
  let count: Int
  /// How many items a full line holds.
  let itemsPerLine: Int
  /// Where the first item of a line starts, across.
  let lead: Double
  /// From one item to the next, across.
  ///
  /// The last line has the same pitch as the full ones.
  let itemPitch: Double
  /// From one line to the next, along.
  let linePitch: Double

  /// - Parameters:
  ///   - room: how much space the line has, across.
  ///   - start: where the line starts, across.
  init(
    itemSize: FlowExtent, count: Int, room: Double, start: Double, interitem: Double,
    lineSpacing: Double
  ) {
    self.itemSize = itemSize
    self.count = count
    let width = itemSize.across
    let perLine = Self.itemsPerLine(width: width, room: room, interitem: interitem, count: count)
    itemsPerLine = Int(perLine, clampedTo: 1...max(1, count))
    if perLine > 1 {
      lead = start
      itemPitch = width + (room - perLine * width) / (perLine - 1)
    } else {
      lead = start + max(0, (room - width) / 2)
      itemPitch = 0
    }
    linePitch = itemSize.along + lineSpacing
  }

  /// How many items fit on a line, at least 1; all of them if they take no space.
  ///
  /// The slack of 1e-9 keeps three thirds on one line.
  private static func itemsPerLine(
    width: Double, room: Double, interitem: Double, count: Int
  ) -> Double {
    let pitch = width + interitem
    guard pitch > 0 else { return max(1, Double(count)) }
    return max(1, min(.farthest, ((room + interitem) / pitch + 1e-9).rounded(.down)))
  }

  var lineCount: Int { count == 0 ? 0 : (count - 1) / itemsPerLine + 1 }

  /// How long the lines are together, along.
  var length: Double {
    lineCount == 0 ? 0 : Double(lineCount - 1) * linePitch + itemSize.along
  }

  /// The middle of an item, measured from the first line along.
  func center(of item: Int) -> FlowExtent {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    return FlowExtent(
      along: Double(line) * linePitch + itemSize.along / 2,
      across: lead + Double(column) * itemPitch + itemSize.across / 2)
  }

  /// Visits the items that may lie in the spans, a line and a column more on every side.
  ///
  /// - Complexity: O(1 + k).
  func forEachItem(along: Span, across: Span, _ body: (Int, FlowExtent, FlowExtent) -> Void) {
    guard count > 0, itemSize.along > 0, itemSize.across > 0 else { return }
    let lines = Self.indices(
      from: along.lower - itemSize.along, to: along.upper, pitch: linePitch, count: lineCount)
    let columns = Self.indices(
      from: across.lower - lead - itemSize.across, to: across.upper - lead, pitch: itemPitch,
      count: itemsPerLine)
    for line in lines {
      let first = line * itemsPerLine
      for column in columns where first + column < count {
        body(first + column, center(of: first + column), itemSize)
      }
    }
  }

  private static func indices(
    from low: Double, to high: Double, pitch: Double, count: Int
  ) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    let first = Int((low / pitch).rounded(.down) - 1, clampedTo: 0...count)
    let end = Int((high / pitch).rounded(.up) + 1, clampedTo: 0...count)
    return first..<max(first, end)
  }
}
