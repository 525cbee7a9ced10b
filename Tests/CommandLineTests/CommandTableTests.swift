import Testing
import gifring

@Suite struct CommandTableTests {
  @Test(arguments: Command.allCases)
  func `names are unique within a command`(command: Command) {
    let options = command.spec.options
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(letters.allSatisfy { $0.isASCII })
    #expect(command.spec.name == command.rawValue)
  }

  @Test(arguments: Command.allCases)
  func `options refer to options that exist`(command: Command) {
    for option in command.spec.options {
      for name in option.excludes + [option.requires].compactMap(\.self) {
        #expect(
          command.spec.options.contains { $0.name == name }, "\(option.flag) refers to --\(name)")
        #expect(name != option.name)
      }
    }
  }

  @Test(arguments: Command.allCases)
  func `every option can be completed and described`(command: Command) {
    for option in command.spec.options {
      #expect((option.kind == .flag) == (option.placeholder == nil), "\(option.flag)")
      #expect(!option.help.isEmpty)
      #expect(option.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(option.flag)")
    }
  }

  @Test(arguments: Command.allCases)
  func `words that shells complete need no quotes`(command: Command) {
    for kind in command.spec.options.map(\.kind) + [command.spec.operands.kind] {
      for word in kind.choices {
        #expect(
          word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":_-,".contains($0)) })
      }
    }
    #expect(command.rawValue.allSatisfy { $0.isLowercase })
  }

  @Test func `what excludes an option is excluded by it`() throws {
    let split = Command.split.spec
    for option in split.options {
      for rival in split.rivals(of: option) {
        #expect(split.rivals(of: rival).contains(option), "\(option.flag) and \(rival.flag)")
      }
    }
    let raw = try #require(split.options.first { $0.name == "raw" })
    let background = try #require(split.options.first { $0.name == "background" })
    #expect(split.rivals(of: raw).map(\.name) == ["background", "scale", "dedupe", "fps"])
    #expect(split.rivals(of: background) == [raw])
  }

  @Test func `every command can give its help`() {
    for command in Command.allCases {
      #expect(command.spec.options.contains { $0.short == "h" })
    }
  }
}
