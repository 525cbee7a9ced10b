/// The options of a command, each group of them made once and only when it is looked through.
struct LazyOptions {
  private var groups: ArraySlice<CommandSpec.OptionGroup>
  private var options: [OptionSpec] = []

  /// Starts without any option made.
  init(of command: CommandSpec) {
    groups = command.groups[...]
  }

  /// The option of that long name, without dashes.
  mutating func first(named name: String) -> OptionSpec? {
    first { $0.name == name }
  }

  /// The option of that one-letter name.
  mutating func first(short: UInt8) -> OptionSpec? {
    first { $0.short?.asciiValue == short }
  }

  private mutating func first(where isWanted: (OptionSpec) -> Bool) -> OptionSpec? {
    var checkedCount = 0
    while true {
      if let option = options[checkedCount...].first(where: isWanted) { return option }
      checkedCount = options.count
      guard let group = groups.popFirst() else { return nil }
      options += group.options
    }
  }
}
