/// The completions for zsh: calls of its function `_arguments`, which knows the conventions of GNU.
struct ZshCompletions {
  let commands: [CommandSpec]

  var lines: [String] {
    [
      "#compdef gifring",
      "# Completions of gifring for zsh, printed by 'gifring completions zsh'.",
      "",
    ] + commands.flatMap(function) + [
      "_gifring_commands() {",
      "  local -a commands=(",
    ] + commands.map { "    " + "\($0.name):\($0.summary.dropLast())".shellQuoted } + [
      "  )",
      "  _describe command commands",
      "}",
      "",
      "_gifring() {",
      "  local curcontext=$curcontext state line",
      "  local -A opt_args",
      "  _arguments -C \\",
    ] + Command.flags.map { "    \(Self.specification($0, excluded: ["- : *"])) \\" } + [
      "    '1: :_gifring_commands' \\",
      "    '*:: :->arguments' && return",
      "  [[ $state == arguments ]] || return",
      "  curcontext=${curcontext%:*}-$line[1]:",
      "  case $line[1] in",
      "  \(commands.map(\.name).joined(separator: " | "))) _gifring_$line[1] ;;",
      "  esac",
      "}",
      "",
      "# Autoloaded, this file is the function's first call; sourced, it only defines it.",
      "if [[ $funcstack[1] == _gifring ]]; then",
      "  _gifring \"$@\"",
      "else",
      "  compdef _gifring gifring",
      "fi",
    ]
  }

  private func function(of command: CommandSpec) -> [String] {
    let options = command.options.map { option in
      let barred = option.endsParsing ? ["- : *"] : command.barred(by: option).flatMap(\.flags)
      return Self.specification(option, excluded: barred)
    }
    let specifications = options + Self.specifications(command.operands)
    return ["_gifring_\(command.name)() {", "  _arguments -s -S : \\"]
      + specifications.dropLast().map { "    \($0) \\" }
      + specifications.suffix(1).map { "    \($0)" } + ["}", ""]
  }

  /// An option as `_arguments` takes it: `'(-o --output)'{-o+,--output=}'[help]:FOLDER:_files -/'`.
  private static func specification(_ option: OptionSpec, excluded: [String]) -> String {
    let isFlag = option.kind == .flag
    let short = option.short.map { [isFlag ? "-\($0)" : "-\($0)+"] } ?? []
    let names = (short + [isFlag ? option.flag : option.flag + "="])
      .map { option.isRepeatable ? "*\($0)" : $0 }
    let value = isFlag ? "" : value(option.placeholder ?? "", option.kind)
    let text = "[\(option.help.escaping("[]\\"))]\(value)"
    let list = "(\(excluded.joined(separator: " ")))"
    return names.count == 1
      ? (list + names[0] + text).shellQuoted
      : "\(list.shellQuoted){\(names.map(\.bracePart).joined(separator: ","))}\(text.shellQuoted)"
  }

  private static func specifications(_ operands: CommandSpec.Operands) -> [String] {
    guard operands.maximum > 0 else { return [] }
    let name = operands.placeholder.filter(\.isLetter)
    return [("\(operands.maximum > 1 ? "*" : "1")" + value(name, operands.kind)).shellQuoted]
  }

  /// A value's message and what completes it; a lone space completes nothing, and only tells.
  private static func value(_ name: String, _ kind: ValueKind) -> String {
    ":\(name.escaping(":\\")):\(action(kind))"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice:
      // What ends in a colon goes on behind it, so no space follows.
      let open = kind.completedWords.filter { $0.hasSuffix(":") }
      let words = kind.completedWords.filter { !$0.hasSuffix(":") }.joined(separator: " ")
      guard !open.isEmpty else { return "(\(words))" }
      return "{compadd \(words); compadd -S \"\" \(open.map { $0.escaping(":") }.joined())}"
    case .file(let suffixes) where !suffixes.isEmpty:
      return "_files -g \"\(suffixes.map { "*." + anyCase($0) }.joined(separator: " "))\""
    case .file: return "_files"
    case .folder: return "_files -/"
    default: return " "
    }
  }

  /// The glob that matches a word in any case.
  ///
  /// `(#i)` would be shorter, but parentheses in the pattern end every completion of `_arguments`.
  private static func anyCase(_ word: String) -> String {
    word.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
  }
}

extension String {
  /// The text as a part of a brace expansion: a star must not become a glob.
  fileprivate var bracePart: String { hasPrefix("*") ? shellQuoted : self }
}
