import TestSupport
import Testing
import gifring

/// Completions and manual of a command whose texts hold whatever shells and roff interpret.
@Suite struct OddCommandTests {
  private static let text = #"it's [a: b] "c" `d` $(e) $HOME \f \(g 50% ~h *.gif; 'i' & |j #k"#

  private static let flag = ValueFormat<Bool>(.flag) { (_: RawArgument) in true }
  private static let file = ValueFormat<RawArgument>(.file(suffixes: [])) { (name: RawArgument) in
    name
  }

  private static let command = CommandSpec(
    "odd", summary: "\(text).", manual: ".leads with a dot.\n'leads with a quote.\n\(text).",
    operands: CommandSpec.Operands("[WORD]", .choice(["one", "two"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Options",
        [
          Option("tricky", flag, help: text, manual: "\(text).").spec,
          Option("file", short: "f", file, placeholder: "No:[x]", help: text).spec,
          Option("help", short: "h", flag, help: text).spec,
        ])
    ])

  @Test(arguments: Shell.allCases)
  func `shells read the script and offer what it says`(shell: Shell) async throws {
    guard shell == .zsh ? shell.isTypable : shell.isInstalled else {
      try Test.cancel("\(shell) is not installed")
    }
    let session = ShellSession(shell: shell, commands: [Self.command])
    let found = try await session.offers(behind: [
      "gifring odd --t", "gifring odd ", "gifring odd --file no", "gifring odd -f no",
    ])
    #expect(found == [["--tricky"], ["one", "two"], ["notes.txt"], ["notes.txt"]])
  }

  @Test(.enabled(if: Shell.hasProgram("mandoc"), "mandoc is not installed"))
  func `the manual shows the texts as they are`() async throws {
    let page = try await Mandoc.render(Manual([Self.command]))
    #expect(page.contains("gifring odd [options] [WORD]"))
    #expect(page.contains("-f, --file No:[x]"))
    #expect(page.contains(" .leads with a dot. 'leads with a quote. "))
    #expect(page.filter { $0 != "\n" }.contains(Self.text))
  }
}
