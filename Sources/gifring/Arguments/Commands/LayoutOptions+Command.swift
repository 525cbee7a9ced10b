extension LayoutOptions {
  static let command = CommandSpec(
    "layout", summary: "Places the hub and the cells of a ring, flow or other layout.",
    manual: """
      The kinds circle, photo-circle, hub-ring and ring are rings, and differ in their defaults.
      The answer is JSON on one line, or SVG; all lengths are in points.
      """,
    operands: CommandSpec.Operands("KIND", .choice(ValueKind.Words(LayoutKind.names)), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Every kind",
        [items.spec, sections.spec, size.spec, offset.spec, rtl.spec, itemSize.spec, format.spec]),
      CommandSpec.OptionGroup(
        "Questions", [rect.spec, hit.spec, snap.spec, insert.spec, delete.spec, move.spec, at.spec]),
      CommandSpec.OptionGroup("Messages", CommonOptions.specs),
    ] + details)

  /// The options that help only names.
  private static let details = [
    CommandSpec.OptionGroup("Rings", isBrief: true, ringSpecs),
    CommandSpec.OptionGroup("Concentric", isBrief: true, concentricSpecs),
    CommandSpec.OptionGroup("Flow, punch", isBrief: true, lineSpecs),
    CommandSpec.OptionGroup("Waterfall", isBrief: true, waterfallSpecs),
    CommandSpec.OptionGroup("Sphere, wheel", isBrief: true, [mode.spec, eye.spec, wrap.spec]),
    CommandSpec.OptionGroup(
      "Hits", isBrief: true, [hitShape.spec, singleSided.spec, cellsOnly.spec]),
    CommandSpec.OptionGroup(
      "Changes", isBrief: true, [begin.spec, duration.spec, curve.spec, path.spec]),
    CommandSpec.OptionGroup("Looks", isBrief: true, [punch.spec, pixelScale.spec]),
  ]

  private static let ringSpecs = [
    radius.spec, hub.spec, start.spec, sweep.spec, counterclockwise.spec, facing.spec, phase.spec,
    orbit.spec, seamless.spec, nearest.spec, unprotectedHub.spec,
  ]
  private static let concentricSpecs = [innerRadius.spec, ringSpacing.spec]
  private static let lineSpecs = [
    scroll.spec, itemSizes.spec, inset.spec, itemSpacing.spec, lineSpacing.spec, header.spec,
    footer.spec, background.spec,
  ]
  private static let waterfallSpecs = [columns.spec, heights.spec, itemHeight.spec]

  /// The kinds that options belong to, by the options' names; all others belong to every kind.
  static let kinds: [String: [LayoutKind]] = {
    var kinds: [String: [LayoutKind]] = [:]
    func limit(_ options: [OptionSpec], to owners: [LayoutKind]) {
      for option in options { kinds[option.name] = owners }
    }
    limit(ringSpecs, to: LayoutKind.rings)
    limit([start.spec, counterclockwise.spec], to: LayoutKind.rings + [.concentric])
    limit(concentricSpecs, to: [.concentric])
    limit(lineSpecs, to: LayoutKind.lines)
    limit([inset.spec, lineSpacing.spec], to: LayoutKind.lines + [.waterfall])
    limit([itemSpacing.spec], to: [.concentric] + LayoutKind.lines + [.waterfall])
    limit(waterfallSpecs, to: [.waterfall])
    limit([itemSize.spec], to: LayoutKind.allCases.filter { $0 != .waterfall })
    limit([mode.spec], to: [.sphere])
    limit([eye.spec, wrap.spec], to: LayoutKind.turning)
    return kinds
  }()
}
