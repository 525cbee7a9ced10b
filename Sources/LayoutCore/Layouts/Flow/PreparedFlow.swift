/// A flow worked out for one context.
public struct PreparedFlow: PreparedLayout, Hashable {
  /// As wide as the view (as high, if it scrolls sideways), as long as its sections.
  public let contentSize: Size
  let sections: [FlowSection]
  let axes: FlowAxes
  /// The view's extent across the scroll direction.
  let breadth: Double
  /// For each section, how far it and those before it reach; ascending even if some overlap.
  private let farthestEnds: [Double]
  /// For each section, where it or one after it starts; ascending even if some overlap.
  private let nearestStarts: [Double]

  init(_ layout: FlowLayout, _ context: LayoutContext) {
    var axes = FlowAxes(layout.scrollDirection, isMirrored: context.isMirrored)
    let breadth = axes.extent(context.bounds.size).across
    var end = 0.0
    var sections: [FlowSection] = []
    sections.reserveCapacity(context.itemCounts.count)
    for (index, count) in context.itemCounts.enumerated() {
      let section = FlowSection(
        layout.section(at: index), count: count, start: end, axes: axes, breadth: breadth)
      end = section.end
      sections.append(section)
    }
    contentSize = axes.size(FlowExtent(along: max(0, end), across: breadth))
    axes.contentWidth = contentSize.width
    (self.sections, self.axes, self.breadth) = (sections, axes, breadth)
    farthestEnds = Self.runningMaximum(sections.lazy.map(\.reach.upper))
    nearestStarts = Self.runningMaximum(sections.lazy.reversed().map { -$0.reach.lower })
      .reversed().map { -$0 }
  }

  /// How many items each section has.
  public var itemCounts: [Int] { sections.map(\.lines.count) }

  /// Where each section starts along the scroll direction, in points from the content's leading
  /// edge.
  public var sectionStarts: [Double] { sections.map(\.start) }

  /// The sections that may have elements in a span along the scroll direction.
  ///
  /// - Complexity: O(log sections).
  func sectionIndices(in span: Span) -> Range<Int> {
    let first = farthestEnds.partitionIndex { $0 > span.lower }
    let end = nearestStarts.partitionIndex { $0 >= span.upper }
    return first..<max(first, end)
  }

  private static func runningMaximum(_ values: some Sequence<Double>) -> [Double] {
    var largest = -Double.infinity
    return values.map { value in
      largest = max(largest, value)
      return largest
    }
  }
}
