extension Shell {
  /// The lines that the shell has to evaluate to complete command lines of gifring.
  package func completions(of commands: [CommandSpec] = Command.allCases.map(\.spec)) -> [String] {
    switch self {
    case .bash: BashCompletions(commands: commands).lines
    case .zsh: ZshCompletions(commands: commands).lines
    case .fish: FishCompletions(commands: commands).lines
    }
  }

  /// The name of the script, as the shell's folder of completions expects it.
  package var fileName: String {
    switch self {
    case .bash: "gifring.bash"
    case .zsh: "_gifring"
    case .fish: "gifring.fish"
    }
  }
}

extension OptionSpec {
  /// All the names of the option, with their dashes, the short one first.
  var flags: [String] { letters.map { "-\($0)" } + [flag] }
  /// The short name, if there is one.
  var letters: [String] { short.map { [String($0)] } ?? [] }
}

extension CommandSpec {
  /// The options that can't follow `option`: those that it excludes, and itself unless it repeats.
  func barred(by option: OptionSpec) -> [OptionSpec] {
    (option.isRepeatable ? [] : [option]) + rivals(of: option)
  }
}

extension CommandSpec.Operands {
  /// How many operands there can be, as a number that every shell can compare.
  var shellMaximum: Int { min(maximum, 1_000_000) }
}

extension ValueKind {
  /// What completions offer as a value: words, and the fixed beginning of a pattern, as `minimum:`.
  var completedWords: [String] {
    guard case .choice(let words, let pattern) = self else { return [] }
    let beginning = pattern.map { String($0.prefix { !$0.isUppercase }) } ?? ""
    return beginning.isEmpty ? words.all : words.all + [beginning]
  }
}

extension String {
  /// The text as one word of bash and zsh.
  var shellQuoted: String { "'" + escaping("'", with: "'\\'") + "'" }

  /// The text with `escape` in front of each of `characters`.
  func escaping(_ characters: String, with escape: String = "\\") -> String {
    map { characters.contains($0) ? escape + String($0) : String($0) }.joined()
  }
}
