internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

extension SheetOptions {
  /// The words for layouts.
  enum LayoutWord: String, CaseIterable, Sendable {
    case grid, columns, horizontal, vertical, packed

    func layout(columns: Int?) -> SheetArrangement.Layout {
      switch self {
      case .grid: .grid(columns: columns)
      case .columns: .columns(columns)
      case .horizontal: .horizontal
      case .vertical: .vertical
      case .packed: .packed
      }
    }
  }

  static let output = Option(
    "output", short: "o", .file, help: "a .png or .webp, - to stream (default STEM.png)",
    manual: """
      The file that the sheet goes to, or with - standard output.
      A sheet of several pages goes to files with a number behind the name: sheet-0.png, sheet-1.png.
      The files that tell of the sheet stand beside it.
      """)
  static let format = Option<PageFormat>(
    "format", .choice, placeholder: "FORMAT", help: "of pages (default: by the name)",
    manual: "The format of the pages, both lossless; by default the name's suffix tells it.")
  static let sidecar = Option(
    "sidecar", .sidecars, placeholder: "NAME", help: "what tells of it (default aseprite)",
    separator: ",",
    manual: """
      The format of the file that says where each frame is and how long it shows; it can be given more \
      than once, or as a list with commas.
      aseprite and texturepacker are JSON with frames by name, or with -array as a list; each page has \
      a file of its own.
      Resources/aseprite.schema.json and the like describe these four, and the files of the catalog for \
      Xcode.
      css is a style sheet, libgdx an atlas, godot a SpriteFrames resource of Godot 4.
      android and xcode can't use a sheet: an animation-list or an asset catalog gets the frames as \
      PNG files.
      Godot and Android know no number of plays: what doesn't play for ever plays once.
      With none there is only the picture.
      """)
  static let compression = Option<CompressionLevel>(
    "compression", .choice, placeholder: "LEVEL", help: "of pictures",
    manual: "How much work the compression of pictures may cost.")
  static let force = Option(
    "force", .flag, help: "replace files that exist",
    manual: "Replaces files that exist; without it they are never overwritten.")
  static let json = Option(
    "json", .flag, help: "print a JSON record of what was written",
    manual: "Prints one JSON record that names the files.")

  static let layout = Option<LayoutWord>(
    "layout", .choice, placeholder: "WAY", help: "way", default: "grid",
    manual: """
      How the frames are arranged: in equal cells row by row (grid) or column by column (columns), in \
      one row (horizontal) or column (vertical), or as closely as they go (packed).
      """)
  static let columns = Option(
    "columns", .integer(1...1_000_000), help: "of a grid (default: near a square)",
    manual: "How many columns a grid has; by default it becomes as near to a square as it can.")
  static let padding = Option(
    "padding", .integer(0...4096), help: "transparent pixels between frames",
    manual: "How many transparent pixels stand between neighbors.")
  static let margin = Option(
    "margin", .integer(0...4096), help: "transparent pixels around all of them",
    manual: "How many transparent pixels stand along the border of each page.")
  static let extrude = Option(
    "extrude", .integer(0...4096), help: "repeat their border pixels N times",
    manual: """
      Repeats the border pixels of each frame N times around it, so that nothing bleeds in where \
      textures are scaled; the sidecars tell of the frame without them.
      """)
  static let trim = Option(
    "trim", .flag, help: "leave out transparent borders",
    manual: """
      Leaves out the transparent borders of frames; the sidecars say where what is left stands in the \
      frame.
      """)
  static let keepsDuplicates = Option(
    "keep-duplicates", .flag, help: "a cell for each frame, equal ones too",
    manual: "Gives each frame a cell of its own; without it, equal frames share one.")
  static let sides = Option<SheetArrangement.Sides>(
    "sides", .choice, placeholder: "RULE", help: "rule", default: "exact",
    manual: "What the sides of pages must be: powers of two, equal, or equal powers of two.")
  static let mostSize = Option(
    "max-size", .pageSize, placeholder: "WxH", help: "of a page; the rest goes on more pages",
    manual: """
      The largest page; what doesn't fit goes on further pages.
      A frame that is larger by itself is an error.
      """)

  static let command = CommandSpec(
    "sheet", summary: "Writes a sprite sheet of a GIF file, and what tells of it.",
    manual: """
      All files appear, or none.
      The same command makes the same bytes.
      """,
    operands: CommandSpec.Operands("INPUT", .file(suffixes: ["gif"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Output",
        [output.spec, format.spec, compression.spec, sidecar.spec, force.spec, json.spec]),
      CommandSpec.OptionGroup(
        "Sheet",
        [
          layout.spec, columns.spec, padding.spec, margin.spec, extrude.spec, trim.spec,
          keepsDuplicates.spec, sides.spec, mostSize.spec,
        ]),
      CommandSpec.OptionGroup(
        "Input",
        [
          SplitOptions.scale.spec, SplitOptions.scaleFilter.spec,
          SelectionOptions.frames.spec, SelectionOptions.every.spec, InputOptions.delayPolicy.spec,
          InputOptions.strict.spec, InputOptions.salvage.spec,
        ] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.sheetSpecs),
    ])
}

extension ValueFormat where Value == SheetOptions.SidecarList {
  /// Names of sidecars.
  fileprivate static var sidecars: Self {
    Self(
      .choice(ValueKind.Words(SheetOptions.SidecarList.words)),
      readText: SheetOptions.SidecarList.init(argument:))
  }
}

extension ValueFormat where Value == PixelSize {
  /// The size of a page.
  fileprivate static var pageSize: Self {
    Self(.text(description: "a size in pixels such as 2048x2048")) { (text: String) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
        FixedPoint.read($0, decimals: 0) ?? 0
      }
      guard sides.count == 2, sides.allSatisfy({ (1...65_535).contains($0) }) else { return nil }
      return PixelSize(width: sides[0], height: sides[1])
    }
  }
}
