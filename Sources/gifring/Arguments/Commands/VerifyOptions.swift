internal import GIFDecoding
package import Frames

/// What `gifring verify` was asked for.
package struct VerifyOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// How inputs are read.
  package let input: InputOptions
  /// The animation to be compared.
  package let first: RawArgument
  /// The animation to compare it with, nil for the GIF that the first one's manifest names.
  package let second: RawArgument?
  /// Whether frames are compared one by one, not only what shows.
  package let isExact: Bool
  /// Whether a JSON record is printed.
  package let isJSON: Bool
  /// How a GIF's delays become times, nil for the policy of the manifest, or the browsers'.
  package let delayPolicy: DelayPolicy?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let input = try InputOptions(arguments)
    let against = try arguments.value(of: Self.against)
    let operands = input.operands + (against.map { [$0] } ?? [])
    if operands.count > 2 {
      throw arguments.error("--against stands in the place of a second INPUT")
    }
    if operands.count(where: \.isDash) > 1 {
      throw arguments.error("standard input ('-') can be read only once")
    }
    self.input = input
    first = operands[0]
    second = operands.count > 1 ? operands[1] : nil
    isExact = arguments.contains(Self.exact)
    isJSON = arguments.contains(Self.json)
    delayPolicy = try arguments.value(of: InputOptions.delayPolicy)
    common = try CommonOptions(arguments)
  }
}

extension VerifyOptions {
  static let against = Option(
    "against", .file, help: "the GIF that frames are held against",
    manual: """
      The animation that the first one is held against, as a second INPUT would be.
      By default it is the GIF that the manifest names, beside the folder or in the working folder; \
      then its checksum must be that in the manifest, too.
      """)
  static let exact = Option(
    "exact", .flag, help: "frame by frame, not only what shows",
    manual: """
      Compares frame by frame: the same number, each with the same pixels and delay.
      Delays are those in the files where both have them, else times.
      Without it, two animations are the same if they play as often, for the same total time, and the \
      same pixels show at each time; equal frames that follow each other count as one.
      """)
  static let json = Option(
    "json", .flag, help: "print a JSON record",
    manual: """
      Prints a JSON object that says what was compared and where the first difference is; \
      Resources/verify.schema.json describes it.
      """)

  static let command = CommandSpec(
    "verify", summary: "Proves that frames equal a GIF, or that animations look the same.",
    manual: """
      There are one or two inputs: folders that split wrote, or their manifests, or GIF files.
      The first difference is named: the canvas, the plays, a frame's delay or pixel, the total time, \
      or a file that is not what its manifest says; then the exit status is 1.
      A folder that holds only some frames, or resampled ones, is held against its source by the \
      places of its frames there.
      """,
    operands: CommandSpec.Operands("INPUT...", .file(suffixes: []), maximum: 2),
    groups: [
      CommandSpec.OptionGroup(
        "Options",
        [
          against.spec, exact.spec, json.spec, InputOptions.delayPolicy.spec,
          InputOptions.strict.spec, InputOptions.salvage.spec,
        ] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
