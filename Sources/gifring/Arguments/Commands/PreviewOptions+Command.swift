internal import GIFDecoding
internal import LayoutCore
internal import Rendering

extension PreviewOptions {
  static let output = Option(
    "output", short: "o", .file, help: "a .html, .gif, .webp, .png, .svg or a folder",
    manual: """
      The file that the preview goes to; its suffix tells the format: a page, an animation (.png is \
      an APNG), or with .svg a drawing of one moment.
      A name without a suffix is a folder, which gets a PNG file for each picture, and a manifest.
      Without this option, the preview plays in the terminal until somebody presses q; space holds \
      it, + and - let cells come and go.
      """)
  static let force = Option(
    "force", .flag, help: "replace files that exist",
    manual: "Replaces files that exist; without it they are never overwritten.")
  static let scale = Option(
    "scale", .decimal, placeholder: "N", help: "pixels in a point", default: "1",
    manual: "How many pixels a point has.")
  static let theme = Option<Theme>(
    "theme", .choice, placeholder: "THEME", help: "colors", default: "light",
    manual: "The colors of what lies behind the cells.")

  static let layout = Option<LayoutKind>(
    "layout", .choice, placeholder: "KIND", help: "a kind of 'gifring layout'", default: "circle",
    manual: """
      How the cells are placed.
      Each kind starts with the view and the number of cells that it is known with.
      """)
  static let cells = Option(
    "cells", .count(0...Quantity.maximum), help: "how many there are at first",
    manual: "How many cells there are at first, in one section.")
  static let cellImages = Option(
    "cell-images", .folder, help: "pictures for the cells",
    manual: """
      The pictures that cells show, in the order of their names, over and over: PNG, JPEG, WebP and \
      GIF files.
      Damaged ones are reported and left out.
      """)
  static let size = Option(
    "size", .size, placeholder: "WxH", help: "of the view, in points",
    manual: "The size of the view, in points.")
  static let hub = Option(
    "hub", .hubArgument, placeholder: "HUB", help: "none, overlay[:WxH][:fit][:z=N], first[:WxH]",
    manual: """
      Where the GIF is: in the middle, as the first cell, or nowhere.
      By default it is in the middle, as large as a ring leaves room for; in hub-ring it is the first \
      cell.
      """)

  static let orbit = Option(
    "orbit", .decimal, placeholder: "RATE", help: "turns a second",
    manual: """
      How fast the layout turns, in full turns a second, clockwise if positive.
      Without --duration and --script, it becomes the nearest rate at which the animation repeats \
      without a jump.
      """)
  static let script = Option(
    "script", .script, placeholder: "SCRIPT",
    help: "such as '1s tap 120,80; 2s insert 3', or @FILE",
    manual: """
      What happens: events with semicolons or line ends between them, each a time and one of tap X,Y, \
      insert ITEM, delete ITEM, move FROM:TO, orbit RATE, scroll X,Y [over TIME] and toggle, which \
      pauses the GIF or lets it go on.
      Behind @ stands the name of the file that holds them, of 2 MiB at most.
      """)
  static let duration = Option(
    "duration", .time, help: "length (default: what repeats, or the script)",
    manual: """
      How long the animation is.
      By default it is as long as it takes until everything repeats, else as the script or one play \
      of the GIF, whichever is longer.
      """)
  static let fps = Option(
    "fps", .frameRate, help: "pictures a second (default: at each change)",
    manual: """
      How many pictures there are a second.
      By default there is one whenever something changes, and 60 a second, 50 in a GIF, while \
      something moves.
      """)
  static let at = Option(
    "at", .time, help: "the moment of a .svg or a still .png",
    manual: "The moment that a .svg shows, or a .png that is to be a still picture.")

  private static let inputSpecs = [
    InputOptions.delayPolicy.spec, InputOptions.strict.spec, InputOptions.salvage.spec,
  ]
  private static let layoutSpecs = [
    LayoutOptions.offset.spec, LayoutOptions.rtl.spec, LayoutOptions.itemSize.spec,
    LayoutOptions.itemSpacing.spec, LayoutOptions.radius.spec, LayoutOptions.start.spec,
    LayoutOptions.sweep.spec, LayoutOptions.counterclockwise.spec, LayoutOptions.facing.spec,
    LayoutOptions.phase.spec, LayoutOptions.ringSpacing.spec, LayoutOptions.scroll.spec,
    LayoutOptions.lineSpacing.spec, LayoutOptions.columns.spec, LayoutOptions.mode.spec,
    LayoutOptions.eye.spec,
  ]

  static let command = CommandSpec(
    "preview", summary: "Shows a GIF file in the middle of a ring of cells.",
    manual: """
      The same command makes the same bytes.
      """,
    operands: CommandSpec.Operands("INPUT", .file(suffixes: ["gif"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Output",
        [
          output.spec, force.spec, scale.spec, theme.spec, SplitOptions.compression.spec,
          PlayOptions.drawing.spec, duration.spec, fps.spec, at.spec, PlaybackOptions.plays.spec,
        ]),
      CommandSpec.OptionGroup(
        "Scene",
        [
          layout.spec, cells.spec, cellImages.spec, size.spec, hub.spec, orbit.spec, script.spec,
        ]),
      CommandSpec.OptionGroup("Messages", CommonOptions.specs),
      CommandSpec.OptionGroup("Input", isBrief: true, inputSpecs),
      CommandSpec.OptionGroup("Layout", isNamesOnly: true, isBrief: true, layoutSpecs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, isBrief: true, Limits.specs),
    ])

  /// The kinds that options belong to, where they aren't those of `gifring layout`.
  static let kinds: [String: [LayoutKind]] = {
    let turning = LayoutKind.rings + LayoutKind.turning
    return [orbit.spec.name: turning, LayoutOptions.phase.spec.name: turning]
  }()
}

extension ValueFormat where Value == HubArgument {
  /// What is in the middle.
  static var hubArgument: Self {
    Self(
      .text(description: "none, overlay[:WxH][:fit][:z=N] or first[:WxH]"),
      readText: HubArgument.init(argument:))
  }
}

extension ValueFormat where Value == PreviewOptions.ScriptSource {
  /// Events, or the name of a file that holds them.
  static var script: Self {
    Self(.text(description: "events such as '1s tap 120,80; 2s insert 3', or @FILE")) {
      (argument: RawArgument) in
      if argument.bytes.first == UInt8(ascii: "@") {
        let name = RawArgument(bytes: argument.bytes.dropFirst())
        return name.isEmpty ? nil : .file(name)
      }
      guard let text = argument.text else { return nil }
      do { return .text(try SceneScript(text)) } catch { return nil }
    }
  }
}
