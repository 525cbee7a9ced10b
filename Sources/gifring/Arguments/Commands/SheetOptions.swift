package import FrameExport
internal import Frames
package import PictureScaling
package import SpriteSheets

/// What `gifring sheet` was asked for.
package struct SheetOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the input comes from and how it is read.
  package let input: InputOptions
  /// Which frames are wanted.
  package let selection: SelectionOptions
  /// Where the sheet goes.
  package let destination: Destination
  /// The format of the pages.
  package let format: PageFormat
  /// How much work the compression may cost.
  package let compression: CompressionLevel
  /// The files that tell of the sheet.
  package let sidecars: [Sidecar]
  /// How the cells are arranged.
  package let arrangement: SheetArrangement
  /// How much larger or smaller frames get, nil for their own size.
  package let scale: FrameScale?
  /// How scaled frames are made, nil for what suits their size.
  package let scaleFilter: ScalingFilter?
  /// Whether transparent borders of frames are left out.
  package let trims: Bool
  /// Whether files that exist may be replaced.
  package let replacesFiles: Bool
  /// Whether a JSON record is printed.
  package let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    selection = try SelectionOptions(arguments)
    let name = try arguments.value(of: Self.output)
    destination = name.map { $0.isDash ? .standardOutput : .file($0) } ?? .besideInput
    format = try PageFormat(destination, arguments)
    compression = try arguments.value(of: Self.compression) ?? .standard
    let none = destination == .standardOutput
    sidecars = try arguments.value(of: Self.sidecar)?.sidecars ?? (none ? [] : [.aseprite])
    arrangement = try SheetArrangement(arguments)
    scale = try arguments.value(of: SplitOptions.scale)
    scaleFilter = try arguments.value(of: SplitOptions.scaleFilter)
    trims = arguments.contains(Self.trim)
    replacesFiles = arguments.contains(Self.force)
    isJSON = arguments.contains(Self.json)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
    if destination == .standardOutput { try checkStream(arguments) }
  }

  private func checkStream(_ arguments: ParsedArguments) throws(UsageError) {
    for option in [Self.force.spec, Self.json.spec, Self.sidecar.spec]
    where arguments.contains(option.name) {
      throw arguments.error("\(option.flag) has no effect with --output -")
    }
  }
}

extension SheetOptions {
  /// Where a sheet goes.
  package enum Destination: Hashable, Sendable {
    /// Into a file named like the input, in the working folder.
    case besideInput
    /// Into this file, or files of this name and a number.
    case file(RawArgument)
    /// To standard output.
    case standardOutput
  }

  /// The formats of pages.
  package enum PageFormat: String, CaseIterable, Sendable {
    /// PNG, with a palette where 256 colors suffice.
    case png
    /// WebP without loss.
    case webp

    /// The format that an option or the suffix of the output says.
    init(_ destination: Destination, _ arguments: ParsedArguments) throws(UsageError) {
      let wanted = try arguments.value(of: SheetOptions.format)
      guard case .file(let name) = destination else {
        self = wanted ?? .png
        return
      }
      guard let named = Self(suffixOf: name) else {
        throw arguments.error("\(name.quoted): a sheet is a file that ends in .png or .webp")
      }
      if let wanted, wanted != named {
        throw arguments.error("--format \(wanted.rawValue) contradicts the name \(name.quoted)")
      }
      self = named
    }
  }

  /// What `--sidecar` says.
  package struct SidecarList: Hashable, Sendable {
    /// The sidecars in the order in which they are written.
    package let sidecars: [Sidecar]

    /// Reads names with commas between them, or `none`; nil for anything else.
    package init?(argument text: String) {
      let names = Set(text.split(separator: ",", omittingEmptySubsequences: false))
      sidecars = Sidecar.allCases.filter { names.contains($0.rawValue[...]) }
      guard sidecars.count == names.count || names == ["none"] else { return nil }
    }

    static let words = Sidecar.allCases.map(\.rawValue) + ["none"]
  }
}

extension SheetArrangement {
  fileprivate init(_ arguments: ParsedArguments) throws(UsageError) {
    typealias Options = SheetOptions
    let columns = try arguments.value(of: Options.columns)
    let word = try arguments.value(of: Options.layout) ?? .grid
    if columns != nil, word != .grid, word != .columns {
      throw arguments.error("--columns has no effect with --layout \(word.rawValue)")
    }
    self.init(
      layout: word.layout(columns: columns),
      padding: try arguments.value(of: Options.padding) ?? 0,
      margin: try arguments.value(of: Options.margin) ?? 0,
      extrusion: try arguments.value(of: Options.extrude) ?? 0,
      sides: try arguments.value(of: Options.sides) ?? .exact,
      mostSize: try arguments.value(of: Options.mostSize),
      sharesDuplicates: !arguments.contains(Options.keepsDuplicates))
  }
}
