internal import LayoutCore

/// The options of flows, punches and waterfalls.
extension LayoutOptions {
  static let scroll = Option(
    "scroll",
    ValueFormat(
      .choice(["vertical", "horizontal"]), readText: FlowLayout.ScrollDirection.init(rawValue:)),
    help: "direction", default: "vertical",
    manual: "The direction in which the content scrolls; lines run across it.")
  static let itemSizes = Option(
    "item-sizes", .itemSizes, placeholder: "LIST", help: "one by one, or @FILE",
    manual: """
      The sizes of the items one by one, or behind @ the name of the file that lists them (- for \
      standard input), of 2 MiB at most.
      Items beyond the last have that of --item-size.
      """)
  static let inset = Option(
    "inset", .sectionInsets, placeholder: "INSETS", help: "N or T,L,B,R",
    manual: """
      How far the lines keep from the section's edges: alike, or at the top, left, bottom and right.
      They don't move headers and footers.
      The default is 10,10,50,10, for waterfall 0.
      """)
  static let itemSpacing = Option(
    "item-spacing", .sectionDecimals, placeholder: "N", help: "at least, between items",
    default: "10",
    manual: """
      The least space between the items of a line (full lines are justified) or of a ring of \
      concentric; for waterfall the space between columns.
      """)
  static let lineSpacing = Option(
    "line-spacing", .sectionDecimals, placeholder: "N", help: "between lines", default: "10",
    manual: "The space between lines; for waterfall between the items of a column.")
  static let header = Option(
    "header", .sectionSizes, placeholder: "WxH", help: "of each section", default: "none",
    manual: """
      The size of each section's header.
      Only its length in the direction of scrolling counts, and without one there is none; across, \
      a header fills the view.
      """)
  static let footer = Option(
    "footer", .sectionSizes, placeholder: "WxH", help: "of each section", default: "none",
    manual: "The size of each section's footer, as for the header.")
  static let background = Option(
    "background", .sectionBackgrounds, placeholder: "INSETS", help: "none, N or T,L,B,R",
    default: "none",
    manual: """
      Puts an ornament behind each section, on layer -1, that keeps so far inside it, header and \
      footer included.
      """)

  static let columns = Option(
    "columns", .integer(0...1_000_000), help: "how many", default: "2",
    manual: "How many columns there are, 1 at least.")
  static let heights = Option(
    "heights", .heights, placeholder: "LIST", help: "of items one by one, or @FILE",
    manual: """
      The heights of the items one by one, or behind @ the name of the file that lists them (- for \
      standard input), of 2 MiB at most.
      """)
  static let itemHeight = Option(
    "item-height", .decimal, placeholder: "N", help: "of the other items", default: "100",
    manual: "The height of the items that --heights leaves out.")

  static let singleInset = Option(inset.spec.name, .insets, help: inset.spec.help)
  static let singleItemSpacing = Option(
    itemSpacing.spec.name, .decimal, help: itemSpacing.spec.help)
  static let singleLineSpacing = Option(
    lineSpacing.spec.name, .decimal, help: lineSpacing.spec.help)
}
