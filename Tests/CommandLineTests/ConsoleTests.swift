import Foundation
import FrameExport
import Frames
import Testing
import gifring

@Suite struct ConsoleTests {
  /// What a console writes to standard error and standard output.
  private func written(
    by options: CommonOptions = CommonOptions(), _ body: (Console) throws -> Void
  ) throws -> (errors: String, output: String) {
    let (errors, output) = (Pipe(), Pipe())
    let console = Console(
      options, output: DescriptorWriter(descriptor: output.fileHandleForWriting.fileDescriptor),
      errors: DescriptorWriter(descriptor: errors.fileHandleForWriting.fileDescriptor),
      environment: { _ in nil })
    try body(console)
    return (try contents(of: errors), try contents(of: output))
  }

  private func contents(of pipe: Pipe) throws -> String {
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func `an error names the file and stays on one line`() throws {
    let text = try written { console in
      console.reportError("no such file", about: "a\n\u{1b}[2J.gif")
      console.reportError("two\nlines")
    }
    #expect(
      text.errors == """
        gifring: a\\n\\x1b[2J.gif: no such file
        gifring: two\\nlines

        """)
    #expect(text.output == "")
  }

  @Test func `a usage error says where to read more, in the same line`() throws {
    let text = try written { $0.report(UsageError("what", command: "split")) }
    #expect(text.errors == "gifring: what (see 'gifring split --help')\n")
  }

  @Test func `results go to standard output as they are`() throws {
    let text = try written { try $0.printLines(["a", "", "ü"]) }
    #expect(text.output == "a\n\nü\n")
    #expect(text.errors == "")
  }

  @Test(arguments: [(Verbosity.quiet, 1), (.normal, 2), (.verbose, 3)])
  func `the verbosity decides what is said`(verbosity: Verbosity, lineCount: Int) throws {
    var options = CommonOptions()
    options.verbosity = verbosity
    let text = try written(by: options) { console in
      console.reportError("error")
      console.reportWarning("warning")
      console.reportNote("note")
    }
    #expect(text.errors.split(separator: "\n").count == lineCount)
  }

  @Test func `a diagnostic says where it is`() throws {
    let damage = Diagnostic(
      .damage, .truncatedImage, "the image ends early", byteOffset: 7, frame: 2)
    let note = Diagnostic(.note, .trailingData, "bytes follow", byteOffset: 9)
    var options = CommonOptions()
    options.verbosity = .verbose
    let text = try written(by: options) { console in
      console.report(damage, about: "a.gif")
      console.report(note, about: "a.gif")
    }
    #expect(
      text.errors == """
        gifring: a.gif: frame 2: the image ends early (at byte 7)
        gifring: a.gif: bytes follow (at byte 9)

        """)
    #expect(try written { $0.report(note, about: "a.gif") }.errors == "")
  }

  @Test func `color is put around the name of the tool only`() throws {
    var options = CommonOptions()
    options.colorMode = .always
    let text = try written(by: options) { $0.reportError("x", about: "\u{1b}") }
    #expect(text.errors == "\u{1b}[1;31mgifring:\u{1b}[0m \\x1b: x\n")
  }

  @Test func `progress is for terminals`() throws {
    #expect(try written { $0.showProgress("half") }.errors == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is an error with a reason`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let writer = DescriptorWriter(descriptor: full.fileDescriptor)
    #expect(throws: OutputError.writeFailed("standard output", errno: ENOSPC)) {
      try writer.write([1])
    }
    Console(output: writer, errors: writer).reportError("nobody reads this")
  }

  @Test func `more than a pipe holds is written whole, to a slow reader too`() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let writing = Task.detached {
      try DescriptorWriter(descriptor: descriptor).write(bytes)
      try pipe.fileHandleForWriting.close()
    }
    try await Task.sleep(for: .milliseconds(20))
    let read = try pipe.fileHandleForReading.readToEnd()
    try await writing.value
    #expect(read.map(Array.init) == bytes)
  }

  @Test func `a reader that is gone is told from other failures`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let writer = DescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
      do throws(OutputError) {
        try writer.write([1])
      } catch  where error.isBrokenPipe {
        exit(7)
      }
    }
  }
}
