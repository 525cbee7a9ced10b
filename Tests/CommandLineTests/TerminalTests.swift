import Foundation
import TestSupport
import Testing
import gifring

/// A pseudo terminal: what a console does where a person looks.
@Suite(.enabled(if: Fixture.hasTerminals, "there are no pseudo terminals"))
struct TerminalTests {
  private let screen: PseudoTerminal

  init() throws {
    screen = try PseudoTerminal()
  }

  private func console(
    _ options: CommonOptions = CommonOptions(), environment: [String: String] = [:]
  ) -> Console {
    let writer = DescriptorWriter(descriptor: screen.terminal.fileDescriptor)
    return Console(options, output: writer, errors: writer, environment: { environment[$0] })
  }

  /// What the terminal was told before the mark.
  private func shown() throws -> String {
    try DescriptorWriter(descriptor: screen.terminal.fileDescriptor).write("$".utf8)
    return String(try screen.shown(upTo: "$").dropLast()).replacing("\r\n", with: "\n")
  }

  @Test func `a message takes the place of the progress line`() throws {
    let console = console(environment: ["NO_COLOR": "1"])
    console.showProgress("frame 1")
    console.showProgress("frame 2")
    console.reportError("broken")
    try console.printLines(["result"])
    console.endProgress()
    #expect(try shown() == "\r\u{1b}[Kframe 1\r\u{1b}[Kgifring: broken\nresult\n")
  }

  @Test func `the progress line is gone at the end`() throws {
    let console = console()
    console.showProgress("frame 1")
    console.endProgress()
    console.endProgress()
    #expect(try shown() == "\r\u{1b}[Kframe 1\r\u{1b}[K")
  }

  @Test func `a quiet tool and a dumb terminal show no progress`() throws {
    var options = CommonOptions()
    options.verbosity = .quiet
    console(options).showProgress("frame 1")
    console(environment: ["TERM": "dumb"]).showProgress("frame 1")
    #expect(try shown() == "")
  }

  @Test func `errors are colored on a terminal`() throws {
    console().reportError("broken")
    #expect(try shown() == "\u{1b}[1;31mgifring:\u{1b}[0m broken\n")
  }

  @Test func `a terminal is known as one`() {
    #expect(DescriptorWriter(descriptor: screen.terminal.fileDescriptor).isTerminal)
    #expect(!DescriptorWriter(descriptor: Pipe().fileHandleForWriting.fileDescriptor).isTerminal)
  }
}
