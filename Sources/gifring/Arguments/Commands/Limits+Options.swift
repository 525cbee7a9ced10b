internal import GIFDecoding

extension Limits {
  /// The sets of limits that have a name.
  private enum Preset: String, CaseIterable {
    case `default`, strict
  }

  private static let preset = Option<Preset>(
    "limits", .choice, placeholder: "SET", help: "the set to start from",
    manual: """
      The limits that hold where no option says otherwise; the strict ones, a sixteenth each, are \
      for servers.
      """)
  static let timeout = Option(
    "deadline", .time, placeholder: "SECONDS", help: "the time for the whole run",
    manual: "The time for the whole run, as 1.5, 1500ms or 1:30; by default there is none.")

  /// Reads the limits that a command line sets; the deadline starts with the work.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self = try arguments.value(of: Self.preset) == .strict ? .strict : .standard
    for limit in Limit.allCases where arguments.contains(limit.optionName) {
      if let value = try arguments.value(of: limit.flag) { self[limit] = value }
    }
  }

  /// The options of limits that all commands take: two limits share one.
  static let specs: [OptionSpec] =
    [preset.spec]
    + Limit.allCases.filter { $0 != .listedFrames && $0 != .sheetSide }.map(\.flag.spec)
    + [timeout.spec]
  /// Those of `gifring sheet`: all that there are.
  static let sheetSpecs = specs + [Limit.sheetSide.flag.spec]
}
