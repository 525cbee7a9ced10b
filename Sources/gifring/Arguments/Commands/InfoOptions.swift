internal import GIFDecoding

/// What `gifring info` was asked for.
package struct InfoOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the inputs come from and how they are read.
  package let input: InputOptions
  /// Whether programs read the answer.
  package let isJSON: Bool
  /// Whether each frame is listed.
  package let listsFrames: Bool
  /// Whether the pixels are decoded too.
  package let checksPixels: Bool
  /// Whether motion and flashes are looked for.
  package let reportsMotion: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isJSON = arguments.contains(Self.json)
    listsFrames = arguments.contains(Self.frames)
    checksPixels = arguments.contains(Self.check)
    reportsMotion = arguments.contains(Self.motion)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
  }
}

extension InfoOptions {
  private static let json = Option(
    "json", .flag, help: "one JSON object for each input",
    manual: """
      Prints one JSON object for each input, one a line, that says what the manifest of a split \
      would say, and which input it is about and whether that is whole.
      """)
  private static let frames = Option(
    "frames", .flag, help: "list each frame", manual: "Lists each frame.")
  private static let check = Option(
    "check", .flag, help: "decode the pixels too",
    manual: "Decodes the pixels too, and says which frames are partial or missing.")
  private static let motion = Option(
    "motion", .flag, help: "play time and flashes, against WCAG 2.2.2 and 2.3.1",
    manual: """
      Decodes the pixels too, and says whether the animation moves for more than five seconds (WCAG \
      2.2.2) and whether it flashes (WCAG 2.3.1).
      A pixel flashes in a second in which its relative luminance goes up and down more than three \
      times in all, each time by a tenth of white's or more with the darker side below 0.8.
      A quarter of the canvas that flashes in the same second is too much.
      Transparent pixels count as white.
      """)

  static let command = CommandSpec(
    "info", summary: "Says what GIF files hold, from their structure alone.",
    operands: InputOptions.inputs,
    groups: [
      CommandSpec.OptionGroup(
        "Options",
        [frames.spec, check.spec, motion.spec, json.spec, InputOptions.delayPolicy.spec]
          + InputOptions.specs
          + [InputOptions.shard.spec, InputOptions.exitZero.spec, InputOptions.jobs.spec]
          + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
