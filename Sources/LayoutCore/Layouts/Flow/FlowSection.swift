/// One section of a flow, worked out; along the scroll direction it starts at ``start``.
struct FlowSection: Hashable, Sendable {
  enum Lines: Hashable, Sendable {
    case uniform(UniformLines)
    case mixed(MixedLines)
  }

  /// Where the section starts and ends, along.
  let start: Double
  let end: Double
  /// How long the header and the footer are, along; 0 where there is none.
  let header: Double
  let footer: Double
  /// Where the first line starts, along.
  let linesStart: Double
  let lines: Lines
  let backgroundInset: EdgeInsets?

  init(
    _ section: FlowLayout.Section, count: Int, start: Double, axes: FlowAxes, breadth: Double
  ) {
    let inset = axes.inset(section.inset)
    self.start = start
    header = axes.extent(section.headerReferenceSize).along
    footer = axes.extent(section.footerReferenceSize).along
    linesStart = start + header + inset.along.lower
    lines = Lines(
      section, count: count, axes: axes,
      room: max(0, breadth - inset.across.lower - inset.across.upper),
      start: inset.across.lower)
    end = linesStart + lines.length + inset.along.upper + footer
    backgroundInset = section.backgroundInset?.repaired
  }

  /// All that the section's elements can cover, along; negative insets let it stick out.
  var reach: Span {
    Span(
      lower: min(start, linesStart, end - footer),
      upper: max(end, linesStart + lines.length, start + header))
  }
}

extension FlowSection.Lines {
  init(
    _ section: FlowLayout.Section, count: Int, axes: FlowAxes, room: Double, start: Double
  ) {
    let interitem = section.minimumInteritemSpacing.asLength
    let lineSpacing = section.minimumLineSpacing.asLength
    let itemSize = axes.extent(section.itemSize)
    guard let itemSizes = section.itemSizes else {
      self = .uniform(
        UniformLines(
          itemSize: itemSize, count: count, room: room, start: start, interitem: interitem,
          lineSpacing: lineSpacing))
      return
    }
    let given = itemSizes.prefix(count).map(axes.extent)
    let sizes = given + Array(repeating: itemSize, count: count - given.count)
    self = .mixed(
      MixedLines(
        sizes: sizes, room: room, start: start, interitem: interitem, lineSpacing: lineSpacing))
  }

  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .mixed(let lines): lines.count
    }
  }

  var length: Double {
    switch self {
    case .uniform(let lines): lines.length
    case .mixed(let lines): lines.length
    }
  }

  /// The middle of an item, measured from the first line along, and its size.
  func place(of item: Int) -> (center: FlowExtent, size: FlowExtent) {
    switch self {
    case .uniform(let lines): (lines.center(of: item), lines.itemSize)
    case .mixed(let lines): (lines.center(of: item), lines.size(of: item))
    }
  }

  /// Visits the items that may lie in the spans, with their middles and sizes.
  func forEachItem(along: Span, across: Span, _ body: (Int, FlowExtent, FlowExtent) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachItem(along: along, across: across, body)
    case .mixed(let lines): lines.forEachItem(along: along, across: across, body)
    }
  }
}
