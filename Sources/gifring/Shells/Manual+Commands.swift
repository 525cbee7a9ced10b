extension Manual {
  /// The commands with their options; what several commands take stands once, at the end.
  var commandSection: [String] {
    let shared = sharedOptions
    return [".Sh COMMANDS"] + commands.flatMap { describe($0, shared: Set(shared)) }
      + [".Ss Shared options"] + Self.list(shared.map(sharedItem))
  }

  /// The options that several commands take in just the same way, in the order of the table.
  private var sharedOptions: [OptionSpec] {
    var counts: [OptionSpec: Int] = [:]
    return commands.flatMap(\.describedOptions).filter { option in
      counts[option, default: 0] += 1
      return counts[option] == 2
    }
  }

  private func describe(_ command: CommandSpec, shared: Set<OptionSpec>) -> [String] {
    let taken = command.describedOptions.filter(shared.contains)
    return [".Ss \(Mdoc.argument(command.name))"] + Self.synopsis(of: command) + [".Pp"]
      + Mdoc.text(command.summary) + Mdoc.text(command.manual ?? "")
      + Self.choices(of: command.operands)
      + command.groups.filter { !$0.isNamesOnly }.flatMap { group in
        list(group.options.filter { !shared.contains($0) }, of: command, under: group.title)
      }
      + Self.names(of: taken, under: "Shared options")
      + command.groups.filter(\.isNamesOnly).flatMap { Self.names(of: $0.options, under: $0.title) }
  }

  /// The words that an operand can be, if there are only some.
  private static func choices(of operands: CommandSpec.Operands) -> [String] {
    guard case .choice = operands.kind else { return [] }
    return Mdoc.text("\(operands.placeholder.filter(\.isLetter)) is \(operands.kind.requirement).")
  }

  /// Options of one group with what is said about them; nothing if there are none.
  private func list(
    _ options: [OptionSpec], of command: CommandSpec, under title: String
  ) -> [String] {
    options.isEmpty
      ? [] : [".Pp"] + Mdoc.text("\(title):") + Self.list(options.map { item($0, of: command) })
  }

  private func item(_ option: OptionSpec, of command: CommandSpec) -> (String, String) {
    let rivals = command.rivals(of: option).map(\.flag).joined(separator: ", ", last: " or ")
    let exclusion = rivals.isEmpty ? [] : ["It can't stand beside \(rivals)."]
    return (Self.term(option), (Self.explanation(of: option) + exclusion).joined(separator: "\n"))
  }

  private func sharedItem(_ option: OptionSpec) -> (String, String) {
    let takers = commands.filter { $0.options.contains(option) }
    let (term, sentences) = item(option, of: takers[0])
    let names = takers.map(\.name).joined(separator: ", ", last: " and ")
    return (term, "\(sentences)\nFor \(names).")
  }

  /// Options by their names alone.
  private static func names(of options: [OptionSpec], under title: String) -> [String] {
    let flags = options.map { ".Fl \(Mdoc.argument("-\($0.name)"))" }
    guard let last = flags.last else { return [] }
    return [".Pp"] + Mdoc.text("\(title):") + flags.dropLast().map { $0 + " ," } + [last + " ."]
  }

  /// How an option is written: `Fl o , Fl \-output Ar FOLDER`.
  static func term(_ option: OptionSpec) -> String {
    let short = option.short.map { "Fl \(Mdoc.argument(String($0))) , " } ?? ""
    let value = option.placeholder.map { " Ar \(Mdoc.argument($0))" } ?? ""
    return short + "Fl \(Mdoc.argument("-\(option.name)"))" + value
  }

  /// What an option does, its values, its default and what it needs, as sentences.
  static func explanation(of option: OptionSpec) -> [String] {
    [
      option.manual ?? sentence(option.help), extent(of: option),
      option.defaultValue.map { "The default is \($0)." },
      option.requires.map { "It needs --\($0)." },
      option.isRepeatable ? "It can be given several times." : nil,
    ].compactMap(\.self)
  }

  /// Which values an option takes, where its kind says it in a few words.
  private static func extent(of option: OptionSpec) -> String? {
    switch option.kind {
    case .choice, .integer, .number: "\(option.placeholder ?? "") is \(option.kind.requirement)."
    case .text(let description): "\(option.placeholder ?? "") stands for \(description)."
    default: nil
    }
  }
}

extension CommandSpec {
  /// The options that are described with the command, not only named.
  fileprivate var describedOptions: [OptionSpec] {
    groups.filter { !$0.isNamesOnly }.flatMap(\.options)
  }
}
