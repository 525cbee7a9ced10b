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
        #expect(command.spec.option(named: name) != nil, "\(option.flag) refers to --\(name)")
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

  @Test func `every command can give its help`() {
    for command in Command.allCases {
      #expect(command.spec.option(short: UInt8(ascii: "h")) != nil)
    }
  }
}
