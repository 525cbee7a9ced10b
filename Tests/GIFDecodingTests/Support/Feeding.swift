import Foundation
import TestSupport

/// Runs `body` with a FIFO into which a shell command writes.
///
/// The writer is a process of its own, since a FIFO that is closed early would end the tests.
func withFIFO<Result>(
  fedBy command: String, _ bytes: [UInt8], _ body: (_ path: String) throws -> Result
) throws -> Result {
  try withTemporaryFolder { folder in
    let path = folder.path(of: "fifo")
    guard unsafe mkfifo(path, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", "(\(command)) > \"$2\"", "sh", try folder.write(bytes, as: "in"), path,
    ]
    writer.standardError = FileHandle.nullDevice
    try writer.run()
    defer { if writer.isRunning { writer.terminate() } }
    return try body(path)
  }
}
