/// A command line that makes no sense: exit status 64.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, in one line.
  package let message: String
  /// The name of the command whose help tells more, nil for the overview.
  package let command: String?

  /// Makes an error about the arguments of `command`.
  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// The status that the process ends with.
  package var exitStatus: ExitStatus { .usage }

  /// Where to read how it is done.
  package var hint: String {
    command.map { "see 'gifring \($0) --help'" } ?? "see 'gifring help'"
  }
}

extension UsageError: CustomStringConvertible {
  /// The message alone, without the hint.
  package var description: String { message }
}
