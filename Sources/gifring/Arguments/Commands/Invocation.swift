/// What a command line asks for, complete and checked.
package enum Invocation: Sendable {
  /// `gifring split`.
  case split(SplitOptions)
  /// `gifring info`.
  case info(InfoOptions)
  /// `gifring timeline`.
  case timeline(TimelineOptions)
  /// `gifring play`.
  case play(PlayOptions)
  /// `gifring layout`.
  case layout(LayoutOptions)
  /// `gifring preview`.
  case preview(PreviewOptions)
  /// `gifring sheet`.
  case sheet(SheetOptions)
  /// `gifring assemble`.
  case assemble(AssembleOptions)
  /// `gifring verify`.
  case verify(VerifyOptions)
  /// `gifring edit`.
  case edit(EditOptions)
  /// `gifring repair`.
  case repair(RepairOptions)
  /// `gifring completions`.
  case completions(Shell)
  /// `gifring man`.
  case manual
  /// `gifring help`, `--help` and `-h`.
  case help(HelpTopic)
  /// `gifring version` and `--version`.
  case version

  /// Reads the arguments that follow the name of the tool.
  ///
  /// - Throws: `UsageError` for the first thing that is wrong.
  package init(_ arguments: [RawArgument]) throws(UsageError) {
    guard let word = arguments.first else { throw UsageError("a command is missing") }
    switch word {
    case "-h", "--help": self = .help(.overview)
    case "--version": self = .version
    default: try self.init(Self.command(word), arguments.dropFirst())
    }
  }

  private init(_ command: Command, _ arguments: ArraySlice<RawArgument>) throws(UsageError) {
    let parsed = try ArgumentParser.parse(arguments, for: command.spec)
    if parsed.wantsHelp {
      self = .help(.command(command))
      return
    }
    switch command {
    case .split: self = .split(try SplitOptions(parsed))
    case .info: self = .info(try InfoOptions(parsed))
    case .timeline: self = .timeline(try TimelineOptions(parsed))
    case .play: self = .play(try PlayOptions(parsed))
    case .layout: self = .layout(try LayoutOptions(parsed))
    case .preview: self = .preview(try PreviewOptions(parsed))
    case .sheet: self = .sheet(try SheetOptions(parsed))
    case .assemble: self = .assemble(try AssembleOptions(parsed))
    case .verify: self = .verify(try VerifyOptions(parsed))
    case .edit: self = .edit(try EditOptions(parsed))
    case .repair: self = .repair(try RepairOptions(parsed))
    case .completions: self = .completions(try Shell(parsed))
    case .man: self = .manual
    case .help: self = .help(try HelpTopic(parsed))
    case .version: self = .version
    }
  }

  private static func command(_ word: RawArgument) throws(UsageError) -> Command {
    if let command = word.text.flatMap(Command.init(rawValue:)) { return command }
    if word.bytes.starts(with: "-".utf8) {
      throw UsageError("a command must come before \(word.quoted)")
    }
    let names = Command.allCases.map(\.rawValue)
    let suggestion = Suggestion.phrase(for: word.description, among: names)
    throw UsageError("unknown command \(word.quoted)\(suggestion)")
  }
}
