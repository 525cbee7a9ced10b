/// The command line of a command, taken apart but not yet interpreted.
package struct ParsedArguments: Sendable {
  /// The command that the arguments belong to.
  package let command: CommandSpec
  /// What is not an option, in order.
  package private(set) var operands: [RawArgument] = []
  /// The options in the order in which they were first given.
  private(set) var options: [OptionSpec] = []
  private var values: [String: RawArgument] = [:]

  /// Starts without any argument.
  package init(of command: CommandSpec) {
    self.command = command
  }

  /// Whether help is asked for.
  package var wantsHelp: Bool { contains("help") }

  /// Whether the option of that name was given.
  package func contains(_ name: String) -> Bool { values[name] != nil }

  /// Whether the flag was given.
  package func contains(_ flag: Option<Bool>) -> Bool { contains(flag.spec.name) }

  /// The value of `option`, nil if it was not given.
  ///
  /// - Throws: `UsageError` if what was given is not of the option's format.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    guard let argument = values[option.spec.name] else { return nil }
    if let value = option.format.read(argument) { return value }
    let kind = option.spec.kind
    let suggestion = Suggestion.phrase(for: argument.description, among: kind.choices)
    throw error("\(option.spec.flag) needs \(kind.requirement), not '\(argument)'\(suggestion)")
  }

  /// What was given for the option, as it stands.
  func raw(_ option: OptionSpec) -> RawArgument? { values[option.name] }

  /// The same arguments with another value of an option.
  func replacingValue(of name: String, with value: RawArgument) -> ParsedArguments {
    var copy = self
    copy.values[name] = value
    return copy
  }

  /// A usage error of this command.
  package func error(_ message: String) -> UsageError {
    UsageError(message, command: command.name)
  }
}

extension ParsedArguments {
  /// Takes an operand.
  mutating func append(operand: RawArgument) {
    operands.append(operand)
  }

  /// Takes an option with its value; that of a flag is empty.
  ///
  /// The values of an option that has a separator are joined.
  ///
  /// - Throws: `UsageError` if the option was given before with another value.
  mutating func record(_ option: OptionSpec, _ value: RawArgument) throws(UsageError) {
    guard let earlier = values.updateValue(value, forKey: option.name) else {
      return options.append(option)
    }
    if let separator = option.separator {
      values[option.name] = RawArgument(bytes: earlier.bytes + separator.utf8 + value.bytes)
      return
    }
    guard earlier == value else {
      throw error("\(option.flag) is given twice, as '\(earlier)' and as '\(value)'")
    }
  }
}
