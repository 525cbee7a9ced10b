/// The shells that completions are made for.
package enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash, from version 4.4 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// Reads the operand of `gifring completions`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.operands.first else {
      throw arguments.error("completions needs a SHELL: \(Self.choices)")
    }
    guard let shell = word.text.flatMap(Shell.init(rawValue:)) else {
      let suggestion = Suggestion.phrase(for: word.description, among: Self.words)
      throw arguments.error(
        "there are completions for \(Self.choices), not for \(word.quoted)\(suggestion)")
    }
    self = shell
  }

  private static let words = allCases.map(\.rawValue)
  private static let choices = words.joined(separator: ", ", last: " or ")

  static let command = CommandSpec(
    "completions", summary: "Prints the completions for a shell: \(choices).",
    manual: """
      Evaluated by the shell, they complete commands, options, their values and file names.
      """,
    operands: CommandSpec.Operands("SHELL", .choice(ValueKind.Words(words)), maximum: 1),
    groups: [CommandSpec.OptionGroup("Options", [CommonOptions.help.spec])])
}
