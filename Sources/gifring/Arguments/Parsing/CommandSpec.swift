/// A command: its operands, its options, and what help says about them.
package struct CommandSpec: Sendable {
  /// The word that calls the command.
  package let name: String
  /// What the command does, in one line.
  package let summary: String
  /// What the manual page says besides, in full sentences, one a line.
  package let manual: String?
  /// What may stand on the command line besides options.
  package let operands: Operands
  /// The options, in the order of the help text.
  package let groups: [OptionGroup]

  /// Declares a command.
  package init(
    _ name: String, summary: String, manual: String? = nil, operands: Operands = .none,
    groups: [OptionGroup]
  ) {
    self.name = name
    self.summary = summary
    self.manual = manual
    self.operands = operands
    self.groups = groups
  }

  /// All options of the command.
  package var options: [OptionSpec] { groups.flatMap(\.options) }

  /// The options that can't stand beside `option`, whichever of the two says so.
  package func rivals(of option: OptionSpec) -> [OptionSpec] {
    options.filter { $0.excludes.contains(option.name) || option.excludes.contains($0.name) }
  }
}

extension CommandSpec {
  /// What may stand on the command line besides options.
  package struct Operands: Hashable, Sendable {
    /// The word that stands for an operand in help.
    package let placeholder: String
    /// What an operand is.
    package let kind: ValueKind
    /// How many operands there can be.
    package let maximum: Int

    /// Declares operands.
    package init(_ placeholder: String, _ kind: ValueKind, maximum: Int = .max) {
      self.placeholder = placeholder
      self.kind = kind
      self.maximum = maximum
    }

    /// No operand.
    package static let none = Operands("", .flag, maximum: 0)
  }

  /// Options that help shows together.
  package struct OptionGroup: Sendable {
    /// The heading.
    package let title: String
    private let makeOptions: @Sendable () -> [OptionSpec]
    /// Whether help and the manual page only name the options, which have a help topic.
    package let isNamesOnly: Bool
    /// Whether help only names the options, which the manual page describes.
    package let isBrief: Bool

    /// Declares a group.
    ///
    /// Its options are not made before they are asked for: a run that needs none of the last groups
    /// starts sooner.
    package init(
      _ title: String, isNamesOnly: Bool = false, isBrief: Bool = false,
      _ options: @autoclosure @escaping @Sendable () -> [OptionSpec]
    ) {
      self.title = title
      makeOptions = options
      self.isNamesOnly = isNamesOnly
      self.isBrief = isBrief
    }

    /// The options, in the order of the help text.
    package var options: [OptionSpec] { makeOptions() }
  }
}
