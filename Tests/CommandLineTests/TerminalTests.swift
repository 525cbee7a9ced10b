import Foundation
import TestSupport
import Testing
import gifring

/// A pseudo terminal: what a console does where a person looks.
@Suite(.enabled(if: Fixture.hasTerminals, "there are no pseudo terminals"))
struct TerminalTests {
  private let controller: FileHandle
  private let terminal: FileHandle

  init() throws {
    controller = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"))
    let number = try Self.unlock(controller.fileDescriptor)
    terminal = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
  }

  /// Lets the terminal be opened, and tells its number.
  ///
  /// Glibc's Swift module lacks `posix_openpt` and its kin; these are Linux's own requests.
  private static func unlock(_ controller: Int32) throws -> Int32 {
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(unsafe ioctl(controller, setLock, &lock) == 0)
    try #require(unsafe ioctl(controller, getNumber, &number) == 0)
    return number
  }

  private func console(
    _ options: CommonOptions = CommonOptions(), environment: [String: String] = [:]
  ) -> Console {
    let writer = DescriptorWriter(descriptor: terminal.fileDescriptor)
    return Console(options, output: writer, errors: writer, environment: { environment[$0] })
  }

  /// What the terminal was told before the mark.
  private func shown() throws -> String {
    try DescriptorWriter(descriptor: terminal.fileDescriptor).write("$".utf8)
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "$") {
      bytes += controller.availableData
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self).replacing("\r\n", with: "\n")
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
    #expect(DescriptorWriter(descriptor: terminal.fileDescriptor).isTerminal)
    #expect(!DescriptorWriter(descriptor: Pipe().fileHandleForWriting.fileDescriptor).isTerminal)
  }
}
