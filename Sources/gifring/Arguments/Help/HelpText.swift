/// The texts of `--help`, made from the table of commands.
package enum HelpText {
  /// The width that no line exceeds.
  package static let width = 80

  /// The lines about one topic.
  package static func lines(about topic: HelpTopic) -> [String] {
    switch topic {
    case .overview: overview
    case .command(let command): describe(command.spec)
    case .limits: limits
    }
  }

  private static var overview: [String] {
    let names = Command.allCases.map(\.rawValue)
    let column = names.reduce(0) { max($0, $1.count) } + 4
    let commands = Command.allCases.map { command in
      row("  \(command.rawValue)", command.spec.summary, column: column)
    }
    let statuses = ExitStatus.allCases.map { row("  \($0.rawValue)", $0.meaning, column: 6) }
    return [
      "usage: gifring COMMAND [options] INPUT...",
      "Splits GIF files into their frames, exactly.",
      "", "Commands:",
    ] + commands + [
      "'gifring help COMMAND' tells more, 'gifring help limits' what is refused.",
      "", "Exit status:",
    ] + statuses
  }

  private static func describe(_ command: CommandSpec) -> [String] {
    let operands = command.operands.placeholder
    let usage =
      "usage: gifring \(command.name) [options]" + (operands.isEmpty ? "" : " \(operands)")
    let groups = command.groups.filter { !$0.isBrief }
    let terms = groups.filter { !$0.isNamesOnly }.flatMap(\.options).map(term)
    let column = terms.reduce(0) { max($0, $1.count) } + 2
    return [usage, command.summary] + groups.flatMap { describe($0, column: column) }
      + summarize(command.groups.filter(\.isBrief))
  }

  /// Groups of options by their names, beside the groups' titles.
  private static func summarize(_ groups: [CommandSpec.OptionGroup]) -> [String] {
    guard !groups.isEmpty else { return [] }
    let column = groups.reduce(0) { max($0, $1.title.count) } + 4
    return ["", "Details ('gifring man | man -l -' tells more):"]
      + groups.flatMap { group in
        let lines = wrap(names(of: group), indent: column)
        return [row("  \(group.title)", String(lines[0].dropFirst(column)), column: column)]
          + lines.dropFirst()
      }
  }

  private static func names(of group: CommandSpec.OptionGroup) -> [String] {
    group.options.map { option in
      option.flag + (option.placeholder.map { " \($0)" } ?? "")
    }
  }

  private static func describe(_ group: CommandSpec.OptionGroup, column: Int) -> [String] {
    if group.isNamesOnly {
      let title = "\(group.title) ('gifring help \(group.title.lowercased())' tells more):"
      return ["", title] + wrap(names(of: group), indent: 2)
    }
    return ["", "\(group.title):"]
      + group.options.map { option in
        let whole = row(term(option), explanation(option), column: column)
        // Words that don't fit are told by the manual page, completions and messages.
        return whole.count <= width ? whole : row(term(option), summary(option), column: column)
      }
  }

  /// How the option is written, such as `-o, --output FOLDER`, indented.
  private static func term(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return "  " + short + option.flag + (option.placeholder.map { " \($0)" } ?? "")
  }

  /// What the option does, its choices and its default.
  private static func explanation(_ option: OptionSpec) -> String {
    guard option.kind.choices.isEmpty else {
      let words = option.kind.choices.map { $0 == option.defaultValue ? "\($0) (default)" : $0 }
      return "\(option.help): " + words.joined(separator: ", ", last: " or ")
    }
    return summary(option)
  }

  private static func summary(_ option: OptionSpec) -> String {
    option.help + (option.defaultValue.map { " (default \($0))" } ?? "")
  }

  private static func row(_ term: String, _ text: String, column: Int) -> String {
    term + String(repeating: " ", count: max(column - term.count, 1)) + text
  }

  /// Fills lines with items that stay whole.
  static func wrap(_ items: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return items.reduce(into: []) { lines, item in
      if let last = lines.last, last.count + 2 + item.count <= width {
        lines[lines.count - 1] = last + ", " + item
      } else {
        lines.append(margin + item)
      }
    }
  }
}
