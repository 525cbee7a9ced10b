/// The completions for fish: one line for each option and operand, under conditions.
struct FishCompletions {
  let commands: [CommandSpec]

  var lines: [String] {
    ["# Completions of gifring for fish, printed by 'gifring completions fish'.", ""]
      + functions.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + ["complete -c gifring -f"]
      + commands.map(line) + Command.flags.map { line(for: $0, condition: "__gifring_is_first") }
      + commands.flatMap { [""] + lines(for: $0) }
  }

  private func line(for command: CommandSpec) -> String {
    Self.line("__gifring_is_first", "-a \(command.name)", String(command.summary.dropLast()))
  }

  private func lines(for command: CommandSpec) -> [String] {
    let operands = command.operands
    let condition = "__gifring_takes_operand \(command.name) \(operands.shellMaximum)"
    return command.options.map { line(for: $0, condition: self.condition(of: $0, in: command)) }
      + (operands.maximum > 0 ? [Self.line(condition, Self.offer(operands.kind))] : [])
  }

  private func line(for option: OptionSpec, condition: String) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value = option.kind == .flag ? "" : " " + Self.offer(option.kind)
    return Self.line(condition, "\(short)-l \(option.name)\(value)", option.help)
  }

  private static func line(_ condition: String, _ what: String, _ description: String? = nil)
    -> String
  {
    let condition = condition.contains(" ") ? quoted(condition) : condition
    return "complete -c gifring -n \(condition) \(what)"
      + (description.map { " -d \(quoted($0))" } ?? "")
  }

  /// The condition that neither the option nor one of its rivals stands before the cursor.
  private func condition(of option: OptionSpec, in command: CommandSpec) -> String {
    let enders = command.options.filter { $0.endsParsing && $0 != option }
    let barring = command.barred(by: option) + enders
    let names = barring.map(\.name).joined(separator: ",")
    let letters = barring.compactMap(\.short).map(String.init).joined()
    let own = option.kind == .flag ? [] : [option.name] + option.letters
    return (["__gifring_takes", command.name, names, letters] + own).joined(separator: " ")
  }

  /// What completes a value: nothing where there is no `-a`.
  private static func offer(_ kind: ValueKind) -> String {
    switch kind {
    case .choice: "-x -a \(quoted(kind.completedWords.joined(separator: " ")))"
    case .file(let suffixes) where !suffixes.isEmpty:
      "-x -k -a '(__gifring_files \(suffixes.joined(separator: " ")) | string split0)'"
    case .file: "-r -F"
    case .folder: "-x -k -a '(__gifring_folders | string split0)'"
    default: "-x"
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.escaping("'\\") + "'" }
}
