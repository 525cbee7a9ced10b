/// The command line of a command, taken apart but not yet interpreted.
package struct ParsedArguments: Sendable {
  /// The command that the arguments belong to.
  package let command: CommandSpec
  /// What is not an option, in order.
  package private(set) var operands: [RawArgument] = []
  /// The options with their values, in the order in which they were first given.
  private var given: [GivenOption] = []

  private struct GivenOption {
    let option: OptionSpec
    var value: RawArgument
  }

  /// Starts without any argument.
  package init(of command: CommandSpec) {
    self.command = command
  }

  /// Whether help is asked for.
  package var wantsHelp: Bool { contains("help") }

  /// Whether the option of that name was given.
  package func contains(_ name: String) -> Bool { place(of: name) != nil }

  /// Whether the flag was given.
  package func contains(_ flag: Option<Bool>) -> Bool { contains(flag.spec.name) }

  /// The value of `option`, nil if it was not given.
  ///
  /// - Throws: `UsageError` if what was given is not of the option's format.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    guard let argument = raw(option.spec) else { return nil }
    if let value = option.format.read(argument) { return value }
    let kind = option.spec.kind
    let suggestion = Suggestion.phrase(for: argument.description, among: kind.choices)
    throw error(
      "\(option.spec.flag) needs \(kind.requirement), not \(argument.quoted)\(suggestion)")
  }

  /// What was given for the option, as it stands.
  func raw(_ option: OptionSpec) -> RawArgument? {
    place(of: option.name).map { given[$0].value }
  }

  /// The options in the order in which they were first given.
  var options: [OptionSpec] { given.map(\.option) }

  /// The same arguments with another value of an option.
  func replacingValue(of name: String, with value: RawArgument) -> ParsedArguments {
    var copy = self
    if let place = place(of: name) { copy.given[place].value = value }
    return copy
  }

  /// Where the option of that name stands; they are too few for a dictionary to pay.
  private func place(of name: String) -> Int? {
    given.firstIndex { $0.option.name == name }
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
    guard let place = place(of: option.name) else {
      return given.append(GivenOption(option: option, value: value))
    }
    let earlier = given[place].value
    if let separator = option.separator {
      given[place].value = RawArgument(bytes: earlier.bytes + separator.utf8 + value.bytes)
      return
    }
    guard earlier == value else {
      throw error("\(option.flag) is given twice, as \(earlier.quoted) and as \(value.quoted)")
    }
  }
}
