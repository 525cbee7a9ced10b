internal import GIFDecoding

/// What `gifring repair` was asked for.
package struct RepairOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the input comes from and how it is read.
  package let input: InputOptions
  /// The name of the file that is written, `-` for standard output.
  package let output: RawArgument
  /// Whether images are kept of which only a part could be decoded.
  package let keepsPartial: Bool
  /// Whether a file that exists may be replaced.
  package let replacesFile: Bool
  /// Whether a JSON record is printed.
  package let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    output = try arguments.outputFile(isJSON: arguments.contains(Self.json))
    keepsPartial = arguments.contains(Self.keepPartial)
    replacesFile = arguments.contains(EditOptions.force)
    isJSON = arguments.contains(Self.json)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
  }
}

extension RepairOptions {
  private static let keepPartial = Option(
    "keep-partial", .flag, help: "keep what is readable of partial frames",
    manual: """
      Keeps frames of which only a part is readable; their other pixels are transparent.
      Without it they are left out.
      """)
  private static let json = Option(
    "json", .flag, help: "print a JSON record with a verdict for each frame",
    manual: """
      Prints a JSON object that says what became of each frame: copied, rewritten (compressed anew, \
      exactly), kept (in part) or dropped.
      """)

  static let command = CommandSpec(
    "repair", summary: "Makes a valid GIF file of a damaged one.",
    manual: """
      Whole images are copied byte for byte, or compressed anew where other programs would not take \
      them; images behind damage are looked for as --salvage of the other commands does.
      The exit status is 0 if nothing was lost, 1 if the input was damaged and a file was written, 65 if \
      there is no whole frame in it; then no file is written.
      """,
    operands: CommandSpec.Operands("INPUT", .file(suffixes: ["gif"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Options",
        [EditOptions.output.spec, EditOptions.force.spec, keepPartial.spec, json.spec]
          + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
