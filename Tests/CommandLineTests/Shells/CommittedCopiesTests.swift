import Foundation
import TestSupport
import Testing
import gifring

/// Packages install what stands in Resources; `.scripts/generate` writes it.
@Suite struct CommittedCopiesTests {
  private static let resources = URL(filePath: Fixture.samplePath).deletingLastPathComponent()

  @Test(arguments: Shell.allCases)
  func `the completions are those that the tool prints`(shell: Shell) async throws {
    let printed = try await Tool.run(["completions", shell.rawValue])
    #expect(printed.status == 0 && printed.stderr.isEmpty)
    #expect(printed.text == shell.completions().map { $0 + "\n" }.joined())
    #expect(
      try bytes(of: "completions/\(shell.fileName)") == printed.stdout, "run .scripts/generate")
  }

  @Test func `the manual is the one that the tool prints`() async throws {
    let printed = try await Tool.run(["man"])
    #expect(printed.status == 0 && printed.stderr.isEmpty)
    #expect(printed.text == Manual().lines.map { $0 + "\n" }.joined())
    let copy = try bytes(of: "man/gifring.1")
    #expect(copy == printed.stdout, "run .scripts/generate")
  }

  private func bytes(of name: String) throws -> [UInt8] {
    try Fixture.bytes(at: Self.resources.appending(path: name).path)
  }
}
