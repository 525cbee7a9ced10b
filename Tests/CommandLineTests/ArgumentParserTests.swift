import Testing
import gifring

@Suite struct ArgumentParserTests {
  @Test(
    arguments: [
      ["--output", "out", "a.gif"], ["--output=out", "a.gif"], ["-o", "out", "a.gif"],
      ["-oout", "a.gif"], ["a.gif", "-oout"], ["-qoout", "a.gif"], ["-qo", "out", "--", "a.gif"],
      ["-o", "out", "-o", "out", "a.gif"], ["-oout", "--output=out", "a.gif"],
    ] as [[RawArgument]])
  func `every way to write an option means the same`(arguments: [RawArgument]) throws {
    guard case .split(let options) = try Invocation(["split"] + arguments) else {
      throw NoSuchCommand()
    }
    #expect(options.destination == .folder("out"))
    #expect(options.input.operands == ["a.gif"])
  }

  @Test func `two dashes end the options`() throws {
    let options = try split("--", "-o", "--help", "--")
    #expect(options.input.operands == ["-o", "--help", "--"])
    #expect(options.destination == .besideInput)
  }

  @Test func `a dash is an operand, or standard output`() throws {
    let options = try split("-", "-o", "-", "--format", "pam")
    #expect(options.input.operands == ["-"])
    #expect(options.destination == .standardOutput)
  }

  @Test func `a value may begin with a dash`() throws {
    #expect(try split("--frames", "-1", "a").selection.frames?.resolve(count: 3) == [2])
    #expect(try split("-o", "--force", "a").destination == .folder("--force"))
  }

  @Test func `a value may hold an equals sign or be empty`() throws {
    #expect(try split("--output=a=b", "a").destination == .folder("a=b"))
    #expect(complaint(about: "split", "--output=", "a") == "--output needs a folder name, not ''")
  }

  @Test func `names need not be UTF-8`() throws {
    let name = RawArgument(bytes: [0x66, 0xff, 0x0a, 0xfe])
    let options = try split(name, "--output", name)
    #expect(options.input.operands == [name])
    #expect(options.destination == .folder(name))
    let joined = RawArgument(bytes: "-o".utf8 + name.bytes)
    #expect(try split("a", joined).destination == .folder(name))
    let assigned = RawArgument(bytes: "--files-from=".utf8 + name.bytes)
    #expect(try split(assigned).input.list?.name == name)
  }

  @Test func `options must be UTF-8`() {
    let option = RawArgument(bytes: "--f".utf8 + [0xff])
    #expect(complaint(about: "split", option) == #"unknown option '--f\xff'"#)
    let value = RawArgument(bytes: [0x70, 0xff])
    #expect(
      complaint(about: "split", "--name", value, "a")
        == #"--name needs a template such as {stem}-{index}, not 'p\xff'"#)
  }

  @Test(
    arguments: [
      (["--fromat", "png"], "unknown option '--fromat' (did you mean '--format'?)"),
      (["--forma=png"], "unknown option '--forma' (did you mean '--format'?)"),
      (["--zzzzzz"], "unknown option '--zzzzzz'"),
      (["--"], "split needs an INPUT"),
      (["-z"], "unknown option '-z'"),
      (["-qz"], "unknown option '-qz'"),
      (["-output", "x"], "unknown option '-output' (did you mean '--output'?)"),
      (["-0x"], "unknown option '-0x'"),
      (["--raw=yes"], "--raw takes no value"),
      (["--raw="], "--raw takes no value"),
      (["--every"], "--every needs a whole number from 1 to 10000"),
      (["-o"], "--output needs a folder name"),
      (["--every", "1", "--every=2"], "--every is given twice, as '1' and as '2'"),
      (["--=x"], "unknown option '--'"),
    ] as [([RawArgument], String)])
  func `what can't be taken apart is explained`(arguments: [RawArgument], message: String) {
    #expect(throws: UsageError(message, command: "split")) {
      try Invocation(["split"] + arguments)
    }
  }

  @Test func `messages hold no control characters`() {
    #expect(
      complaint(about: "split", "--\u{1b}[31m\n") == #"unknown option '--\x1b[31m\n'"#)
    #expect(complaint(about: "\u{202e}") == #"unknown command '\u{202e}'"#)
  }

  @Test func `the process's own arguments are read as they are`() {
    let texts = RawArgument.ofProcess().map(\.text)
    #expect(texts == Array(CommandLine.arguments.dropFirst()))
  }
}
