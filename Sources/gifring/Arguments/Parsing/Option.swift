/// What is known of an option without the type of its value.
package struct OptionSpec: Hashable, Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The one-letter name, if there is one.
  package let short: Character?
  /// What the option takes.
  package let kind: ValueKind
  /// The word that stands for the value in help, nil for a flag.
  package let placeholder: String?
  /// What the option does, in less than one line.
  package let help: String
  /// What the manual page says of the option in full sentences, one a line, nil where `help` does.
  package let manual: String?
  /// The value that holds when the option is not given, where help should say so.
  package let defaultValue: String?
  /// The names of options that can't be given together with this one.
  package let excludes: [String]
  /// The name of the option without which this one makes no sense.
  package let requires: String?
  /// What joins the values of an option that is given more than once, nil if it can't be.
  package let separator: Character?

  /// The long name with its dashes, as messages show it.
  package var flag: String { "--\(name)" }

  /// Whether it can be given more than once, with different values.
  package var isRepeatable: Bool { separator != nil }

  /// Whether nothing that follows the option is read any more.
  package var endsParsing: Bool { name == "help" }
}

/// An option of a command together with the type of its value.
package struct Option<Value: Sendable>: Sendable {
  /// What is known without the type.
  package let spec: OptionSpec
  /// How the value is written.
  package let format: ValueFormat<Value>

  /// Declares an option; `placeholder` is by default the one of the format's kind.
  package init(
    _ name: String, short: Character? = nil, _ format: ValueFormat<Value>,
    placeholder: String? = nil, help: String, default defaultValue: String? = nil,
    excludes: [String] = [], requires: String? = nil, separator: Character? = nil,
    manual: String? = nil
  ) {
    self.format = format
    spec = OptionSpec(
      name: name, short: short, kind: format.kind,
      placeholder: placeholder ?? format.kind.placeholder, help: help, manual: manual,
      defaultValue: defaultValue, excludes: excludes, requires: requires, separator: separator)
  }
}
