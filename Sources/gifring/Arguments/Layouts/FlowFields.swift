internal import LayoutCore

extension ParsedArguments {
  /// Seed 002's flow with the options that were given, section by section.
  func flow() throws(UsageError) -> FlowLayout {
    let fields = try FlowFields(self)
    var flow = FlowLayout.grid
    if let direction = try value(of: LayoutOptions.scroll) { flow.scrollDirection = direction }
    let last = fields.sectionCount - 1
    flow.sections = (0..<last).map { fields.section(at: $0, flow.section) }
    flow.section = fields.section(at: last, flow.section)
    return flow
  }
}

/// The options of sections, each for one or more sections.
private struct FlowFields {
  private let itemSize: PerSection<Size>?
  private let itemSizes: PerSection<[Size]?>?
  private let inset: PerSection<EdgeInsets>?
  private let lineSpacing: PerSection<Double>?
  private let itemSpacing: PerSection<Double>?
  private let header: PerSection<Size>?
  private let footer: PerSection<Size>?
  private let background: PerSection<EdgeInsets?>?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    itemSize = try arguments.value(of: LayoutOptions.itemSize)
    itemSizes = try arguments.value(of: LayoutOptions.itemSizes)
    inset = try arguments.value(of: LayoutOptions.inset)
    lineSpacing = try arguments.value(of: LayoutOptions.lineSpacing)
    itemSpacing = try arguments.value(of: LayoutOptions.itemSpacing)
    header = try arguments.value(of: LayoutOptions.header)
    footer = try arguments.value(of: LayoutOptions.footer)
    background = try arguments.value(of: LayoutOptions.background)
  }

  /// How many sections are described, at least 1: the last one stands for all further ones.
  var sectionCount: Int {
    let counts = [
      itemSize?.count, itemSizes?.count, inset?.count, lineSpacing?.count, itemSpacing?.count,
      header?.count, footer?.count, background?.count,
    ]
    return counts.compactMap(\.self).max() ?? 1
  }

  func section(at index: Int, _ base: FlowLayout.Section) -> FlowLayout.Section {
    FlowLayout.Section(
      itemSize: itemSize?[index] ?? base.itemSize,
      itemSizes: itemSizes?[index] ?? nil,
      inset: inset?[index] ?? base.inset,
      minimumLineSpacing: lineSpacing?[index] ?? base.minimumLineSpacing,
      minimumInteritemSpacing: itemSpacing?[index] ?? base.minimumInteritemSpacing,
      headerReferenceSize: header?[index] ?? base.headerReferenceSize,
      footerReferenceSize: footer?[index] ?? base.footerReferenceSize,
      backgroundInset: background?[index] ?? nil)
  }
}
