import FrameExport
import GIFDecoding
import Testing
import gifring

@Suite struct ManualTests {
  private static let source = Manual().lines.joined(separator: "\n")

  @Test(.enabled(if: Shell.hasProgram("mandoc"), "mandoc is not installed"))
  func `mandoc has nothing to complain about`() async throws {
    #expect(try await Mandoc.complaints(about: Manual()) == "")
  }

  @Test(.enabled(if: Shell.hasProgram("mandoc"), "mandoc is not installed"))
  func `the page says what the table says`() async throws {
    let page = try await Mandoc.render(Manual())
    for command in Command.allCases {
      let operands = command.spec.operands.placeholder.replacing("...", with: " ...")
      let usage = "gifring \(command.rawValue) [options]" + (operands.isEmpty ? "" : " \(operands)")
      #expect(page.contains(usage), "\(command)")
      #expect(page.contains(command.spec.summary), "\(command)")
    }
    for option in Command.allCases.flatMap(\.spec.options) {
      let short = option.short.map { "-\($0), " } ?? ""
      let value = option.placeholder.map { " \($0)" } ?? ""
      #expect(page.contains(" \(short)\(option.flag)\(value) "), "\(option.flag)")
      if let text = option.defaultValue { #expect(page.contains("The default is \(text).")) }
    }
    for status in ExitStatus.allCases {
      #expect(page.contains(" \(status.rawValue) \(status.meaning.prefix(1).uppercased())"))
    }
    for limit in Limit.allCases {
      let values = [Limits.standard, .strict].map { limit.describe($0[limit]) }
      let place = limit == .listedFrames ? " in info" : ""
      #expect(page.contains("\(limit.option)\(place) \(values.joined(separator: " "))"))
    }
  }

  @Test func `sections stand in the usual order`() {
    let sections = Manual().lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "LIMITS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES",
      ])
  }

  @Test func `every placeholder of names is told`() throws {
    let name = try #require(Command.split.spec.options.first { $0.name == "name" })
    for placeholder in NameTemplate.Placeholder.allCases {
      #expect(name.manual?.contains("{\(placeholder.rawValue)}") == true, "\(placeholder)")
    }
  }

  @Test(arguments: Command.allCases)
  func `the manual's texts are sentences in ASCII, one a line`(command: Command) {
    for option in command.spec.options {
      for sentence in option.manual?.split(separator: "\n") ?? [] {
        #expect(sentence.hasSuffix(".") && !sentence.contains(". "), "\(option.flag)")
        #expect(sentence.allSatisfy { $0.isASCII }, "\(option.flag)")
      }
    }
  }
}
