import TestSupport
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    ([], "a command is missing (see 'gifring help')"),
    (["splt"], "unknown command 'splt' (did you mean 'split'?) (see 'gifring help')"),
    (["split"], "split needs an INPUT (see 'gifring split --help')"),
    (["split", "-q"], "split needs an INPUT"), (["info"], "info needs an INPUT"),
    (["split", "--fromat", "a"], "unknown option '--fromat' (did you mean '--format'?)"),
    (["split", "a", "--jobs", "0"], "--jobs needs"), (["split", "a", "-o"], "--output needs"),
    (["split", "a", "-o", ""], "--output needs a folder name, not ''"),
    (["split", "a", "--strict=yes"], "--strict takes no value"),
    (["info", "a", "\u{1b}[31m", "--bad\n\u{7}"], #"unknown option '--bad\n\x07'"#),
    (["version", "x"], "unexpected argument 'x'"), (["help", "me"], "no help about 'me'"),
  ])
  func `a wrong command line is one line and ends with 64`(arguments: [String], words: String)
    async throws
  {
    let outcome = try await Tool.run(arguments)
    expectFailure(outcome, 64, words, "(see 'gifring ")
    #expect(outcome.stdout == [])
  }

  @Test(arguments: [
    ["help"], ["--help"], ["split", "--help"], ["info", "-h"], ["help", "limits"],
  ])
  func `help goes to standard output`(arguments: [String]) async throws {
    let outcome = try await Tool.run(arguments)
    expectSuccess(outcome)
    #expect(outcome.text.contains("gifring") || outcome.text.contains("--max-input"))
  }

  @Test(arguments: [["version"], ["--version"]])
  func `the version is a name and a number`(arguments: [String]) async throws {
    let outcome = try await Tool.run(arguments)
    expectSuccess(outcome)
    #expect(outcome.text.wholeMatch(of: /gifring \d+\.\d+\.\d+\n/) != nil)
  }
}
