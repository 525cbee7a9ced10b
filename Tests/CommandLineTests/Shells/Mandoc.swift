import TestSupport
import gifring

/// mandoc(1), which reads manual pages most strictly.
enum Mandoc {
  /// What it says about the source, from warnings upward.
  static func complaints(about manual: Manual) async throws -> String {
    try await run("mandoc -T lint -W warning", manual).text
  }

  /// The page as text without line breaks and runs of spaces.
  static func render(_ manual: Manual) async throws -> String {
    try await run("mandoc -T ascii | col -b", manual).text
      .split { $0 == "\n" || $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  private static func run(_ command: String, _ manual: Manual) async throws -> Tool.Outcome {
    let source = manual.lines.map { $0 + "\n" }.joined()
    return try await Tool.shell(command, stdin: Array(source.utf8))
  }
}
