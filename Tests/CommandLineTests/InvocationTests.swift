import Testing
import gifring

@Suite struct InvocationTests {
  @Test(
    arguments: [
      (["help"], .overview), (["-h"], .overview), (["--help"], .overview),
      (["help", "split"], .command(.split)), (["help", "limits"], .limits),
      (["split", "--help"], .command(.split)), (["info", "-qh"], .command(.info)),
      (["split", "a.gif", "-h", "--nonsense"], .command(.split)),
      (["help", "--help"], .command(.help)), (["version", "-h"], .command(.version)),
    ] as [([RawArgument], HelpTopic)])
  func `help can be had in every usual way`(arguments: [RawArgument], topic: HelpTopic) throws {
    guard case .help(let found) = try Invocation(arguments) else { throw NoSuchCommand() }
    #expect(found == topic)
  }

  @Test(arguments: ["version", "--version"] as [RawArgument])
  func `the version can be asked for`(argument: RawArgument) throws {
    guard case .version = try Invocation([argument]) else { throw NoSuchCommand() }
  }

  @Test func `completions are made for a shell that is named`() throws {
    guard case .completions(.zsh) = try Invocation(["completions", "zsh"]) else {
      throw NoSuchCommand()
    }
    #expect(complaint(about: "completions") == "completions needs a SHELL: bash, zsh or fish")
    #expect(
      complaint(about: "completions", "fihs")
        == "there are completions for bash, zsh or fish, not for 'fihs' (did you mean 'fish'?)")
    #expect(complaint(about: "completions", "zsh", "fish") == "unexpected argument 'fish'")
  }

  @Test func `the manual can be asked for`() throws {
    guard case .manual = try Invocation(["man"]) else { throw NoSuchCommand() }
    #expect(complaint(about: "man", "split") == "unexpected argument 'split'")
  }

  @Test(
    arguments: [
      ([], "a command is missing"),
      (["splti", "a.gif"], "unknown command 'splti' (did you mean 'split'?)"),
      (["party.gif"], "unknown command 'party.gif'"),
      (["-q", "split"], "a command must come before '-q'"),
      (["help", "limit"], "there is no help about 'limit' (did you mean 'limits'?)"),
    ] as [([RawArgument], String)])
  func `a command that doesn't exist is named`(arguments: [RawArgument], message: String) {
    #expect(throws: UsageError(message)) { try Invocation(arguments) }
  }

  @Test func `too many operands are refused`() {
    #expect(complaint(about: "version", "x") == "unexpected argument 'x'")
    #expect(complaint(about: "help", "split", "info") == "unexpected argument 'info'")
  }

  @Test func `a usage error tells where to read more, and ends with 64`() {
    #expect(UsageError("x", command: "split").hint == "see 'gifring split --help'")
    #expect(UsageError("x").hint == "see 'gifring help'")
    #expect(UsageError("x").exitStatus.rawValue == 64)
  }
}
