/// How much is said on standard error.
package enum Verbosity: Comparable, Sendable {
  /// Errors only.
  case quiet
  /// Errors, damage and progress.
  case normal
  /// Notes as well.
  case verbose
}

/// Whether messages are colored.
package enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal that can do it.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never
}

/// What every working command takes.
package struct CommonOptions: Hashable, Sendable {
  /// How much is said on standard error.
  package var verbosity = Verbosity.normal
  /// Whether messages are colored.
  package var colorMode = ColorMode.auto

  /// The options as they hold when none is given.
  package init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.contains(Self.quiet) { verbosity = .quiet }
    if arguments.contains(Self.verbose) { verbosity = .verbose }
    colorMode = try arguments.value(of: Self.color) ?? .auto
  }
}

extension CommonOptions {
  static let quiet = Option(
    "quiet", short: "q", .flag, help: "only errors on standard error", excludes: ["verbose"],
    manual: "Says nothing on standard error but errors.")
  static let verbose = Option(
    "verbose", short: "v", .flag, help: "notes as well as errors",
    manual: "Says on standard error, too, what is odd without any effect.")
  static let color = Option<ColorMode>(
    "color", .choice, placeholder: "WHEN", help: "colored messages", default: "auto",
    manual: "Whether messages are colored; auto does it on terminals.")
  static let help = Option(
    "help", short: "h", .flag, help: "show this text",
    manual: "Shows a summary of the options.")

  static let specs = [quiet.spec, verbose.spec, color.spec, help.spec]
}
