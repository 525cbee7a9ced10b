/// Takes a command line apart by the conventions of GNU.
///
/// Options and operands stand in any order. It knows `--name value`, `--name=value`,
/// `-o value`, `-ovalue`, clusters of one-letter flags, and `--` in front of operands that look
/// like options. Names can't be abbreviated.
package struct ArgumentParser {
  private var remaining: ArraySlice<RawArgument>
  private var parsed: ParsedArguments
  private var options: LazyOptions

  private init(_ arguments: ArraySlice<RawArgument>, for command: CommandSpec) {
    remaining = arguments
    parsed = ParsedArguments(of: command)
    options = LazyOptions(of: command)
  }

  /// Takes apart what follows the name of `command`.
  ///
  /// It stops where help is asked for. Values are not looked at yet: `ParsedArguments.value(of:)`
  /// does that.
  ///
  /// - Throws: `UsageError` if an option is unknown, lacks its value, is given twice with different
  ///   values or excludes another one, or if there are too many operands.
  package static func parse(
    _ arguments: ArraySlice<RawArgument>, for command: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments, for: command)
    try parser.run()
    if !parser.parsed.wantsHelp { try parser.parsed.checkConsistency() }
    return parser.parsed
  }

  private mutating func run() throws(UsageError) {
    while !parsed.wantsHelp, let argument = remaining.popFirst() {
      if argument == "--" {
        while let operand = remaining.popFirst() { parsed.append(operand: operand) }
      } else if argument.bytes.starts(with: "--".utf8) {
        try takeLongOption(argument)
      } else if argument.bytes.starts(with: "-".utf8), !argument.isDash {
        try takeShortOptions(argument)
      } else {
        parsed.append(operand: argument)
      }
    }
  }

  private mutating func takeLongOption(_ argument: RawArgument) throws(UsageError) {
    let text = argument.bytes.dropFirst(2)
    let sign = text.firstIndex(of: UInt8(ascii: "="))
    let name = RawArgument(bytes: text[..<(sign ?? text.endIndex)])
    guard let option = name.text.flatMap({ options.first(named: $0) }) else {
      throw unknownOption("--\(name)", name)
    }
    let inlineValue = sign.map { RawArgument(bytes: text[($0 + 1)...]) }
    if option.kind == .flag, inlineValue != nil {
      throw parsed.error("\(option.flag) takes no value")
    }
    try record(option, inlineValue: inlineValue)
  }

  private mutating func takeShortOptions(_ argument: RawArgument) throws(UsageError) {
    let word = RawArgument(bytes: argument.bytes.dropFirst())
    // `-output` would otherwise be `-o utput`, and write into a folder that nobody meant.
    if word.bytes.count > 1, word.text.flatMap({ options.first(named: $0) }) != nil {
      throw unknownOption("\(argument)", word)
    }
    var letters = word.bytes[...]
    while let letter = letters.popFirst() {
      guard let option = options.first(short: letter) else {
        throw unknownOption("\(argument)", word)
      }
      if option.kind != .flag, !letters.isEmpty {
        return try record(option, inlineValue: RawArgument(bytes: letters))
      }
      try record(option, inlineValue: nil)
    }
  }

  private mutating func record(
    _ option: OptionSpec, inlineValue: RawArgument?
  ) throws(UsageError) {
    if option.kind == .flag { return try parsed.record(option, "") }
    guard let value = inlineValue ?? remaining.popFirst() else {
      throw parsed.error("\(option.flag) needs \(option.kind.requirement)")
    }
    try parsed.record(option, value)
  }

  private func unknownOption(_ shown: String, _ name: RawArgument) -> UsageError {
    let names = parsed.command.options.map(\.name)
    let suggestion = Suggestion.phrase(for: name.description, among: names, prefix: "--")
    return parsed.error("unknown option \(TerminalText.quoted(shown.utf8))\(suggestion)")
  }
}

extension ParsedArguments {
  fileprivate func checkConsistency() throws(UsageError) {
    for option in options {
      if let other = option.excludes.first(where: contains) {
        throw error("\(option.flag) and --\(other) exclude each other")
      }
      if let other = option.requires, !contains(other) {
        throw error("\(option.flag) needs --\(other)")
      }
    }
    if operands.count > command.operands.maximum {
      throw error("unexpected argument \(operands[command.operands.maximum].quoted)")
    }
  }
}
