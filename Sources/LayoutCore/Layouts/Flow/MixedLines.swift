/// The lines of a section whose items differ in size, broken greedily.
///
/// Stores 8 bytes an item beside its size, and 40 bytes a line.
struct MixedLines: Hashable, Sendable {
  private struct Line: Hashable {
    /// Where the line starts, along.
    let start: Double
    /// How long its longest item is, along.
    let length: Double
    let items: Range<Int>

    var end: Double { start + length }
  }

  private let sizes: [FlowExtent]
  private let starts: [Double]
  private let lines: [Line]

  /// - Parameters:
  ///   - room: how much space a line has, across.
  ///   - start: where lines start, across.
  init(
    sizes: [FlowExtent], room: Double, start: Double, interitem: Double, lineSpacing: Double
  ) {
    var builder = LineBreaker(
      sizes: sizes, room: room, start: start, interitem: interitem)
    var lines: [Line] = []
    var next = 0.0
    while let items = builder.nextLine() {
      let length = items.reduce(0) { max($0, sizes[$1].along) }
      lines.append(Line(start: next, length: length, items: items))
      next += length + lineSpacing
    }
    self.sizes = sizes
    self.lines = lines
    starts = builder.starts
  }

  var count: Int { sizes.count }

  /// How long the lines are together, along.
  var length: Double { lines.last?.end ?? 0 }

  func size(of item: Int) -> FlowExtent { sizes[item] }

  /// The middle of an item, measured from the first line along.
  ///
  /// - Complexity: O(log lines).
  func center(of item: Int) -> FlowExtent {
    center(of: item, on: lines[lines.partitionIndex { $0.items.upperBound > item }])
  }

  private func center(of item: Int, on line: Line) -> FlowExtent {
    FlowExtent(
      along: line.start + line.length / 2, across: starts[item] + sizes[item].across / 2)
  }

  /// Visits the items that may lie in the spans.
  ///
  /// - Complexity: O(log lines + k).
  func forEachItem(along: Span, across: Span, _ body: (Int, FlowExtent, FlowExtent) -> Void) {
    let first = lines.partitionIndex { $0.end >= along.lower }
    for line in lines[first...] {
      guard line.start <= along.upper else { return }
      let inLine = starts[line.items]
      let begin = inLine.indices.partitionIndex {
        starts[$0] + sizes[$0].across >= across.lower
      }
      for item in begin..<line.items.upperBound {
        guard starts[item] <= across.upper else { break }
        body(item, center(of: item, on: line), sizes[item])
      }
    }
  }
}

/// Puts items on lines, one line after the other, and justifies the full ones.
private struct LineBreaker {
  let sizes: [FlowExtent]
  let room: Double
  let start: Double
  let interitem: Double
  /// Where each item starts, across.
  var starts: [Double] = []
  private var next = 0

  init(sizes: [FlowExtent], room: Double, start: Double, interitem: Double) {
    (self.sizes, self.room, self.start, self.interitem) = (sizes, room, start, interitem)
    starts.reserveCapacity(sizes.count)
  }

  /// The items of the next line; nil after the last.
  mutating func nextLine() -> Range<Int>? {
    guard next < sizes.count else { return nil }
    let first = next
    var width = sizes[first].across
    next += 1
    while next < sizes.count, width + interitem + sizes[next].across <= room + 1e-9 {
      width += interitem + sizes[next].across
      next += 1
    }
    place(first..<next, width: width)
    return first..<next
  }

  /// Justifies a line; one item alone is centered; the last line has the least spacing.
  private mutating func place(_ items: Range<Int>, width: Double) {
    let free = max(0, room - width)
    let isLast = items.upperBound == sizes.count
    let isAlone = items.count == 1
    let gap = isLast || isAlone ? interitem : interitem + free / Double(items.count - 1)
    var position = start + (isAlone && !isLast ? free / 2 : 0)
    for item in items {
      starts.append(position)
      position += sizes[item].across + gap
    }
  }
}
