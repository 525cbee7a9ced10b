internal import GIFDecoding

/// What `gifring timeline` was asked for.
package struct TimelineOptions: Hashable, Sendable {
  /// How the answer is written.
  package enum Format: Hashable, Sendable {
    /// A table for people.
    case text
    /// One JSON object an input.
    case json
    /// Comma-separated values.
    case csv
  }

  /// What every command takes.
  package let common: CommonOptions
  /// Where the inputs come from and how they are read.
  package let input: InputOptions
  /// How the animation plays.
  package let playback: PlaybackOptions
  /// How the answer is written.
  package let format: Format
  /// When to stop watching, nil for the end of all plays, or of one if there is no end.
  package let until: Duration?
  /// How often the display refreshes whose pictures are listed, nil for the frames themselves.
  package let refreshRate: FrameRate?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.contains(Self.json) ? .json : arguments.contains(Self.csv) ? .csv : .text
    until = try arguments.value(of: Self.until)
    refreshRate = try arguments.value(of: Self.refreshRate)
    playback = try PlaybackOptions(arguments)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
    if until == .zero { throw arguments.error("--until must be later than 0") }
  }
}

extension TimelineOptions {
  private static let json = Option(
    "json", .flag, help: "one JSON object for each input", excludes: ["csv"],
    manual: """
      Prints one JSON object for each input, one a line; Resources/timeline.schema.json describes it.
      Times are exact to the nanosecond.
      Of several inputs, each object says which one it is about.
      """)
  private static let csv = Option(
    "csv", .flag, help: "comma-separated values",
    manual: """
      Prints comma-separated values with a heading; of several inputs, the first column is the input.
      """)
  private static let until = Option(
    "until", .time, help: "stop at TIME (default: the end, or one play)",
    manual: """
      Lists what shows before TIME.
      Without it, and without --plays, one play is listed of an animation that plays for ever.
      """)
  private static let refreshRate = Option(
    "hz", .frameRate, help: "what a display of N refreshes a second shows",
    manual: """
      Lists which frame each refresh of a display shows that refreshes N times a second, the first \
      time at 0.
      Frames that are over before a refresh comes are skipped.
      """)

  static let command = CommandSpec(
    "timeline", summary: "Says which frame of a GIF file shows when.",
    manual: """
      The times are those of a player that starts at 0 and never drifts; nothing is decoded.
      """,
    operands: InputOptions.inputs,
    groups: [
      CommandSpec.OptionGroup(
        "Output", [json.spec, csv.spec, refreshRate.spec, until.spec]),
      CommandSpec.OptionGroup("Playback", PlaybackOptions.specs),
      CommandSpec.OptionGroup("Input", InputOptions.specs + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
