internal import LayoutCore

extension LayoutOptions {
  static let defaultCount = 20
  static let defaultSize = Size(width: 320, height: 480)

  static let items = Option(
    "items", .count(0...Quantity.maximum), help: "how many there are", default: "20",
    excludes: ["sections"],
    manual: "How many items there are, in one section.")
  static let sections = Option(
    "sections", .itemCounts, placeholder: "LIST", help: "items by section, such as 12,12,3",
    manual: "How many items each section has.")
  static let size = Option(
    "size", .size, placeholder: "WxH", help: "of the view", default: "320x480",
    manual: "The size of the view.")
  static let offset = Option(
    "offset", .point, placeholder: "X,Y", help: "how far the content is scrolled", default: "0,0")
  static let rtl = Option(
    "rtl", .flag, help: "right to left",
    manual: "Lays everything out from right to left.")
  static let itemSize = Option(
    "item-size", .sectionSizes, placeholder: "SIZE",
    help: "WxH or N; ring: tangent or squares, [:GAP[:MAX]]",
    manual: """
      The size of the items.
      In rings it can also be tangent or squares, as large as neighbors allow, with :GAP or \
      :GAP:MAX behind it.
      """)
  static let itemSpacing = Option(
    "item-spacing", .sectionDecimals, placeholder: "N",
    help: "concentric, flow, punch, waterfall",
    manual: "The space between items, for concentric, flow, punch and waterfall.")
  static let format = Option<Format>(
    "format", .choice, help: "of the answer", default: "json",
    manual: "The format of the answer.")

  static let radius = Option(
    "radius", .radius, placeholder: "R", help: "N, inset:N, fraction:N or inscribed",
    manual: "How far the middle of each item is from that of the ring.")
  static let hub = Option(
    "hub", .hub, placeholder: "HUB", help: "none, overlay[:WxH][:fit][:z=N], first[:WxH]",
    manual: "What stands in the middle: nothing, an element of its own, or the first item.")
  static let start = Option(
    "start", .degrees, placeholder: "DEG", help: "first place, clockwise from 3 o'clock",
    default: "0",
    manual: "Where the first item stands, in degrees clockwise from 3 o'clock.")
  static let sweep = Option(
    "sweep", .degrees, placeholder: "DEG", help: "an arc instead of the full circle",
    manual: "Spreads the items over an arc of so many degrees, not the full circle.")
  static let counterclockwise = Option(
    "counterclockwise", .flag, help: "the other way round",
    manual: "Goes round the other way.")
  static let facing = Option(
    "facing",
    ValueFormat(
      .choice(["upright", "outward", "inward"]), readText: RingLayout.Orientation.init(rawValue:)),
    help: "of items", default: "upright",
    manual: "How the items are turned.")
  static let phase = Option(
    "phase", .decimal, placeholder: "TURNS", help: "how far the ring is turned", default: "0",
    manual: "How far the ring is turned, in full turns.")
  static let orbit = Option(
    "orbit", .decimal, placeholder: "RATE", help: "turns a second", default: "0",
    manual: "How fast the ring turns, in full turns a second.")
  static let innerRadius = Option(
    "inner-radius", .decimal, placeholder: "N", help: "concentric: innermost ring", default: "0",
    manual: "The radius of the innermost ring of concentric.")
  static let ringSpacing = Option(
    "ring-spacing", .decimal, placeholder: "N", help: "concentric: between rings", default: "10",
    manual: "The space between the rings of concentric.")

  static let scroll = Option(
    "scroll",
    ValueFormat(
      .choice(["vertical", "horizontal"]), readText: FlowLayout.ScrollDirection.init(rawValue:)),
    help: "direction", default: "vertical",
    manual: "The direction in which the content scrolls.")
  static let itemSizes = Option(
    "item-sizes", .itemSizes, placeholder: "LIST", help: "one by one, or @FILE",
    manual: "The sizes of the items one by one, or behind @ the name of the file that lists them.")
  static let inset = Option(
    "inset", .sectionInsets, placeholder: "INSETS", help: "N or T,L,B,R; waterfall too",
    manual:
      "The margins of each section, all alike or top, left, bottom, right; for waterfall, too.")
  static let lineSpacing = Option(
    "line-spacing", .sectionDecimals, placeholder: "N", help: "between lines; waterfall too",
    default: "10",
    manual: "The space between lines; for waterfall, too.")
  static let header = Option(
    "header", .sectionSizes, placeholder: "WxH", help: "of each section", default: "none",
    manual: "The size of each section's header.")
  static let footer = Option(
    "footer", .sectionSizes, placeholder: "WxH", help: "of each section", default: "none",
    manual: "The size of each section's footer.")
  static let background = Option(
    "background", .sectionBackgrounds, placeholder: "INSETS", help: "none, N or T,L,B,R",
    default: "none",
    manual: "The margins of each section's background, if there is one.")

  static let columns = Option(
    "columns", .integer(0...1_000_000), help: "how many", default: "2",
    manual: "How many columns there are.")
  static let heights = Option(
    "heights", .heights, placeholder: "LIST", help: "of items one by one, or @FILE",
    manual: "The heights of the items one by one, or behind @ the name of the file that lists them."
  )
  static let itemHeight = Option(
    "item-height", .decimal, placeholder: "N", help: "of the other items", default: "100",
    manual: "The height of the items that --heights leaves out.")

  static let mode = Option<SphereLayout.Mode>(
    "mode",
    ValueFormat(
      .choice(SphereLayout.Mode.allCases.map(\.rawValue)),
      readText: SphereLayout.Mode.init(rawValue:)),
    help: "of a sphere", default: "fibonacci",
    manual: "How the cells are spread over the sphere.")
  static let eye = Option(
    "eye", .decimal, placeholder: "N", help: "the eye's distance, 0 for far", default: "900",
    manual: "How far the eye is away, 0 for infinitely far.")

  static let rect = Option(
    "rect", .rect, placeholder: "X,Y,WxH", help: "only what overlaps it",
    manual: "Lists only what overlaps this rectangle.")
  static let hit = Option(
    "hit", .points, placeholder: "X,Y", help: "what a tap there finds and does; repeatable",
    separator: "/",
    manual: "Tells what a tap at this point finds and does.")
  static let insert = Option(
    "insert", .indexPaths, placeholder: "LIST", help: "items that come, as numbered afterwards",
    separator: ",",
    manual: "Items that come, by their numbers afterwards.")
  static let delete = Option(
    "delete", .indexPaths, placeholder: "LIST", help: "items that go, as numbered before",
    separator: ",",
    manual: "Items that go, by their numbers before.")
  static let move = Option(
    "move", .moves, placeholder: "A:B", help: "an item that moves, before:afterwards",
    separator: ",",
    manual: "An item that moves, from its number before to that afterwards.")
  static let at = Option(
    "at", .time, help: "the moment of the change, or of the orbit",
    manual: "The moment of the change, or of the orbit, that is shown.")
  static let duration = Option(
    "duration", .time, help: "of the change", default: "0.3s", requires: "at",
    manual: "How long the change takes.")
  static let curve = Option(
    "curve", .curve, help: "timing", requires: "at",
    manual: "How the change is spread over its time.")
  static let path = Option(
    "path",
    ValueFormat(
      .choice(["straight", "polar"]), readText: TransitionPath.init(rawValue:)),
    help: "of the change", default: "straight", requires: "at",
    manual: "The way that items take.")
}

/// Options that have one name and mean something else to other kinds of layouts.
extension LayoutOptions {
  static let ringItemSize = Option(itemSize.spec.name, .ringItemSize, help: itemSize.spec.help)
  static let side = Option(itemSize.spec.name, .decimal, help: itemSize.spec.help)
  static let singleItemSize = Option(itemSize.spec.name, .itemSize, help: itemSize.spec.help)
  static let singleInset = Option(inset.spec.name, .insets, help: inset.spec.help)
  static let singleItemSpacing = Option(
    itemSpacing.spec.name, .decimal, help: itemSpacing.spec.help)
  static let singleLineSpacing = Option(
    lineSpacing.spec.name, .decimal, help: lineSpacing.spec.help)
}

extension LayoutOptions {
  private static let ringSpecs = [
    radius.spec, hub.spec, start.spec, sweep.spec, counterclockwise.spec, facing.spec, phase.spec,
    orbit.spec, innerRadius.spec, ringSpacing.spec,
  ]
  private static let lineSpecs = [
    scroll.spec, itemSizes.spec, inset.spec, lineSpacing.spec, header.spec, footer.spec,
    background.spec,
  ]
  private static let questions = [
    rect.spec, hit.spec, insert.spec, delete.spec, move.spec, at.spec, duration.spec, curve.spec,
    path.spec,
  ]

  static let command = CommandSpec(
    "layout", summary: "Places the hub and the cells of a ring, flow or other layout.",
    operands: CommandSpec.Operands("KIND", .choice(LayoutKind.names), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Every kind",
        [
          items.spec, sections.spec, size.spec, offset.spec, rtl.spec, itemSize.spec,
          itemSpacing.spec, format.spec,
        ]),
      CommandSpec.OptionGroup("Kinds circle, photo-circle, hub-ring, ring; concentric", ringSpecs),
      CommandSpec.OptionGroup("Kinds flow, punch; values by section as A/B/C", lineSpecs),
      CommandSpec.OptionGroup("Kind waterfall", [columns.spec, heights.spec, itemHeight.spec]),
      CommandSpec.OptionGroup("Kinds sphere, wheel", [mode.spec, eye.spec]),
      CommandSpec.OptionGroup("Questions", questions),
      CommandSpec.OptionGroup("Messages", CommonOptions.specs),
    ])

  /// The kinds that options belong to, by the options' names; all others belong to every kind.
  static let kinds: [String: [LayoutKind]] = {
    var kinds: [String: [LayoutKind]] = [:]
    for option in ringSpecs { kinds[option.name] = LayoutKind.rings }
    for option in lineSpecs { kinds[option.name] = LayoutKind.lines }
    for name in [start.spec.name, counterclockwise.spec.name] {
      kinds[name] = LayoutKind.rings + [.concentric]
    }
    for name in [innerRadius.spec.name, ringSpacing.spec.name] { kinds[name] = [.concentric] }
    for name in [inset.spec.name, lineSpacing.spec.name] {
      kinds[name] = LayoutKind.lines + [.waterfall]
    }
    for name in [columns.spec.name, heights.spec.name, itemHeight.spec.name] {
      kinds[name] = [.waterfall]
    }
    kinds[itemSize.spec.name] = LayoutKind.allCases.filter { $0 != .waterfall }
    kinds[itemSpacing.spec.name] = [.concentric] + LayoutKind.lines + [.waterfall]
    kinds[mode.spec.name] = [.sphere]
    kinds[eye.spec.name] = LayoutKind.turning
    return kinds
  }()
}
