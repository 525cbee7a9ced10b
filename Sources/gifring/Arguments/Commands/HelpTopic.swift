/// What help can be asked about.
package enum HelpTopic: Hashable, Sendable {
  /// The commands and the exit statuses.
  case overview
  /// One command and its options.
  case command(Command)
  /// The limits, their values and flags.
  case limits

  /// Reads the operand of `gifring help`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.operands.first else {
      self = .overview
      return
    }
    if let command = word.text.flatMap(Command.init(rawValue:)) {
      self = .command(command)
    } else if word == "limits" {
      self = .limits
    } else {
      let suggestion = Suggestion.phrase(for: word.description, among: Self.words)
      throw UsageError("there is no help about \(word.quoted)\(suggestion)")
    }
  }

  private static let words = Command.allCases.map(\.rawValue) + ["limits"]

  static let command = CommandSpec(
    "help", summary: "Describes one of the commands, or the limits.",
    operands: CommandSpec.Operands("[TOPIC]", .choice(ValueKind.Words(words)), maximum: 1),
    groups: [CommandSpec.OptionGroup("Options", [CommonOptions.help.spec])])
}
