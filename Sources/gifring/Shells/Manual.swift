/// The manual page, in mdoc, made from the table of commands.
package struct Manual {
  /// The day on which the page last changed.
  private static let date = "November 30, 2026"

  let commands: [CommandSpec]

  /// Makes the page about commands: all of them, unless a test wants others.
  package init(_ commands: [CommandSpec] = Command.allCases.map(\.spec)) {
    self.commands = commands
  }

  /// The lines of the page's source.
  package var lines: [String] {
    [
      header, synopsis, Self.description, commandSection, Self.limits, Self.environment, Self.files,
      Self.exitStatus, Self.examples,
    ].flatMap(\.self)
  }

  private var header: [String] {
    [
      ".\\\" Printed by 'gifring man': change the table of commands, not this file.",
      ".Dd \(Self.date)", ".Dt GIFRING 1", ".Os",
      ".Sh NAME", ".Nm gifring", ".Nd split animated GIFs into their frames, exactly",
    ]
  }

  private var synopsis: [String] {
    [".Sh SYNOPSIS"] + commands.flatMap(Self.synopsis)
      + Command.flags.flatMap { [".Nm", ".Fl \(Mdoc.argument("-\($0.name)"))"] }
  }

  /// How a command is called: `INPUT...`, `[TOPIC]` and `INPUT [INPUT]` as mdoc marks them up.
  static func synopsis(of command: CommandSpec) -> [String] {
    [".Nm", ".Cm \(Mdoc.argument(command.name))", ".Op Ar options"]
      + command.operands.placeholder.split(separator: " ").map(Self.operand)
  }

  private static func operand(_ placeholder: Substring) -> String {
    let macro = placeholder.hasPrefix("[") ? ".Op Ar" : ".Ar"
    let name = Mdoc.argument(placeholder.filter(\.isLetter))
    return "\(macro) \(name)\(placeholder.hasSuffix("...") ? " ..." : "")"
  }
}
