/// The completions for bash: what is known of the commands as tables, and functions that read them.
struct BashCompletions {
  let commands: [CommandSpec]

  var lines: [String] {
    [
      "# Completions of gifring for bash 4.4 and later, printed by 'gifring completions bash'.",
      "",
      "# Fills the caller's tables of the command, and fails if there is no such command.",
      "_gifring_load() {",
      "  case $1 in",
    ] + commands.flatMap(table) + [
      "  *) return 1 ;;",
      "  esac",
      "}",
      "",
      "# Offers what can stand right behind 'gifring'.",
      "_gifring_offer_commands() {",
      "  case $current in",
      "  -*) _gifring_offer_words \(Command.flags.map(\.flag).joined(separator: " ")) ;;",
      "  *) _gifring_offer_words \(commands.map(\.name).joined(separator: " ")) ;;",
      "  esac",
      "}",
      "",
    ] + Self.functions.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func table(of command: CommandSpec) -> [String] {
    let options = command.options
    let letters = options.compactMap { option in
      option.short.map { "[\($0)]=\(option.flag)" }
    }
    let values = options.filter { $0.kind != .flag }.map { option in
      "[\(option.flag)]='\(Self.offer(option.kind))'"
    }
    let rivals = options.filter { !command.rivals(of: $0).isEmpty }.map { option in
      "[\(option.flag)]='\(command.rivals(of: option).map(\.flag).joined(separator: " "))'"
    }
    let repeatable = options.filter(\.isRepeatable)
    return ["  \(command.name))"]
      + Self.assignment("options", Self.filled(options.map(\.flag)))
      + Self.assignment("letters", Self.filled(letters))
      + Self.assignment("values", values)
      + Self.assignment("rivals", rivals)
      + ["    repeatable=' \(repeatable.map(\.flag).joined(separator: " ")) '"]
      + ["    operands='\(Self.offer(command.operands.kind))'"]
      + ["    maximum=\(command.operands.shellMaximum)", "    ;;"]
  }

  /// The arguments of `_gifring_offer` that offer values of a kind; none for what can't be offered.
  private static func offer(_ kind: ValueKind) -> String {
    let words =
      switch kind {
      case .choice: ["words"] + kind.completedWords
      case .file(let suffixes): ["files"] + suffixes
      case .folder: ["folders"]
      default: [String]()
      }
    return words.joined(separator: " ")
  }

  /// The assignment of a list whose elements fill some lines.
  private static func assignment(_ name: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return ["    \(name)=()"] }
    return ["    \(name)=("] + lines.map { "      \($0)" } + ["    )"]
  }

  /// As many words a line as fit.
  private static func filled(_ words: [String]) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= 90 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
  }
}
