import TestSupport
import gifring

/// A shell that has loaded the completions, in a folder of odd names.
struct ShellSession {
  let shell: Shell
  /// The commands that are completed.
  var commands = Command.allCases.map(\.spec)

  /// The files and folders that completions find.
  static let names = [
    "a b.gif", "UPPER.GIF", "q'uote.gif", "dq\"x.gif", "new\nline.gif", "c:d.gif", "at@x.gif",
    "dollar$HOME.gif", "back\\slash.gif", "glob[a]{b}*.gif", "#hash.gif", "é.gif", "-dash.gif",
    "notes.txt", "sub dir/inner.gif",
  ]

  /// What the shell offers where the cursor stands behind each line, files without their folder's
  /// slash, values without the option in front of them.
  func offers(behind lines: [String]) async throws -> [Set<String>] {
    let records = try await records(of: lister) { folder in
      try folder.write(Array(lines.map { $0 + "\n" }.joined().utf8), as: "lines")
    }
    return records.map { Set($0.map(Self.plain)) }
  }

  /// The arguments that gifring gets when lines are typed, with `\t` for the Tab key.
  func arguments(typing lines: [String]) async throws -> [[String]] {
    let keys = lines.map { $0 + "\n" }.joined() + "exit\n"
    return try await records(of: typist) { folder in
      try folder.write(Array(keys.utf8), as: "keys")
    }
  }

  /// Runs a script beside the folder of odd names, and reads the records that it leaves: strings
  /// that end in NUL, in records that end in a byte 1.
  private func records(
    of script: String, prepare: (TemporaryFolder) throws -> Void
  ) async throws -> [[String]] {
    try await withTemporaryFolder { folder in
      let completions = shell.completions(of: commands).map { $0 + "\n" }.joined()
      try folder.write(Array(completions.utf8), as: shell.fileName)
      try folder.write(Array("\(setup)\n".utf8), as: ".\(shell.rawValue)rc")
      for name in Self.names { try folder.write([], as: "files/\(name)") }
      try prepare(folder)
      let outcome = try await Tool.shell(
        "export TERM=xterm ZDOTDIR=$PWD && cd files && \(script)", in: folder.path)
      let records = try folder.read("records").split(separator: 1, omittingEmptySubsequences: false)
      guard outcome.status == 0, records.last == [] else { throw Failed(outcome: outcome) }
      return records.dropLast().map { record in
        record.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  private static func plain(_ offer: String) -> String {
    let value = offer.hasPrefix("--") ? offer.split(separator: "=").last.map(String.init) : offer
    let name = value ?? offer
    return name.hasSuffix("/") ? String(name.dropLast()) : name
  }

  private struct Failed: Error {
    let outcome: Tool.Outcome
  }
}
