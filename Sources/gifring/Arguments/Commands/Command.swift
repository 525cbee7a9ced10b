/// The commands of the tool.
package enum Command: String, CaseIterable, Sendable {
  /// Writes frames as files, with a manifest.
  case split
  /// Says what is in a file.
  case info
  /// Says which frame shows when.
  case timeline
  /// Plays a file in the terminal.
  case play
  /// Places the hub and the cells of a layout.
  case layout
  /// Shows a GIF in its ring.
  case preview
  /// Writes a sprite sheet, with files that tell of it.
  case sheet
  /// Makes an animation of frames.
  case assemble
  /// Compares animations.
  case verify
  /// Changes a GIF, and copies what doesn't change.
  case edit
  /// Makes a valid GIF of a damaged one.
  case repair
  /// Prints the completions for a shell.
  case completions
  /// Prints the manual page.
  case man
  /// Describes a command, or the limits.
  case help
  /// Prints the version.
  case version

  /// The command's entry in the table that parsing, help and completions come from.
  package var spec: CommandSpec {
    switch self {
    case .split: SplitOptions.command
    case .info: InfoOptions.command
    case .timeline: TimelineOptions.command
    case .play: PlayOptions.command
    case .layout: LayoutOptions.command
    case .preview: PreviewOptions.command
    case .sheet: SheetOptions.command
    case .assemble: AssembleOptions.command
    case .verify: VerifyOptions.command
    case .edit: EditOptions.command
    case .repair: RepairOptions.command
    case .completions: Shell.command
    case .man: Self.manualSpec
    case .help: HelpTopic.command
    case .version: Self.versionSpec
    }
  }

  /// The options that stand in place of a command.
  package static let flags = [
    CommonOptions.help.spec, Option("version", .flag, help: "print the version").spec,
  ]

  private static let manualSpec = CommandSpec(
    "man", summary: "Prints the manual page, as mdoc source.",
    groups: [CommandSpec.OptionGroup("Options", [CommonOptions.help.spec])])
  private static let versionSpec = CommandSpec(
    "version", summary: "Prints the version.",
    groups: [CommandSpec.OptionGroup("Options", [CommonOptions.help.spec])])
}
