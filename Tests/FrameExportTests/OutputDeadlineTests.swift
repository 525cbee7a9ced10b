import FrameExport
import Foundation
import Platform
import Testing

/// Readers that take nothing.
@Suite struct OutputDeadlineTests {
  private static let time = Duration.milliseconds(200)

  @Test(arguments: [false, true])
  func `a reader that takes nothing is given up at the deadline`(blocks: Bool) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    if !blocks { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let start = ContinuousClock.now
    let file = OutputFile(borrowing: descriptor, name: "pipe", until: Deadline(after: Self.time))
    #expect(throws: OutputError.deadlinePassed("pipe", allowed: Self.time)) {
      try file.write([UInt8](repeating: 7, count: 1 << 20))
    }
    #expect(ContinuousClock.now - start >= Self.time)
    let error = OutputError.deadlinePassed("pipe", allowed: Self.time)
    #expect("\(error)" == "cannot write pipe: took longer than --deadline 0.2s")
    #expect(!error.isCreationFailure && !error.isBrokenPipe)
  }

  @Test func `what a reader has room for is written after the deadline too`() throws {
    let pipe = Pipe()
    let file = OutputFile(
      borrowing: pipe.fileHandleForWriting.fileDescriptor, name: "pipe",
      until: Deadline(after: .zero))
    try file.write([UInt8](repeating: 7, count: 9_000))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd()?.count == 9_000)
  }

  @Test func `a file is written in one piece, whatever the deadline`() throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "file")
    let handle = try #require(FileHandle(forWritingAtPath: folder.url.path + "/file"))
    let file = OutputFile(
      borrowing: handle.fileDescriptor, name: "file", until: Deadline(after: .zero))
    try file.write([UInt8](repeating: 7, count: 90_000))
    #expect(try folder.text("file").utf8.count == 90_000)
  }
}
