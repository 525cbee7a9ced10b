package import Platform

/// A file that bytes are written to, each write checked.
///
/// The system may take less than it is given; `write(_:)` goes on until everything is out.
public struct OutputFile: ~Copyable {
  /// What error messages call the file.
  public let name: RawPath
  private let descriptor: Int32
  private var isOwned: Bool
  private let deadline: Deadline
  private let mostAtOnce: Int

  /// Takes over an open descriptor.
  init(adopting descriptor: Int32, name: RawPath) {
    self.name = name
    self.descriptor = descriptor
    isOwned = true
    deadline = .never
    mostAtOnce = .max
  }

  /// Writes to a descriptor that somebody else closes.
  ///
  /// - Parameter deadline: when a reader that takes nothing is given up.
  package init(borrowing descriptor: Int32, name: RawPath, until deadline: Deadline) {
    self.name = name
    self.descriptor = descriptor
    isOwned = false
    self.deadline = deadline
    mostAtOnce = deadline.isNever ? .max : SystemCalls.mostBytesWithoutWaiting(descriptor)
  }

  deinit {
    if isOwned { try? SystemCalls.close(descriptor) }
  }

  /// The process's standard output, which stays open.
  public static var standardOutput: OutputFile {
    .standardOutput(until: .never)
  }

  /// The process's standard output, whose reader is waited for until a deadline.
  package static func standardOutput(until deadline: Deadline) -> OutputFile {
    OutputFile(
      borrowing: SystemCalls.standardOutput, name: "standard output", until: deadline)
  }

  /// Opens a device or a pipe that exists, to write to it.
  package static func device(_ path: RawPath) throws(OutputError) -> OutputFile {
    do {
      return OutputFile(adopting: try SystemCalls.openDevice(path), name: path)
    } catch {
      throw OutputError(creating: path, error)
    }
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `OutputError.writeFailed`, and `OutputError.deadlinePassed` where there is one.
  public borrowing func write(_ bytes: [UInt8]) throws(OutputError) {
    // Bytes have no padding that could be seen.
    try write(unsafe bytes.span.bytes)
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `OutputError.writeFailed`, and `OutputError.deadlinePassed` where there is one.
  public borrowing func write(_ bytes: RawSpan) throws(OutputError) {
    var written = 0
    while written < bytes.byteCount {
      if !deadline.isNever { try waitUntilWritable() }
      do {
        written += try writeSome(bytes.extracting(droppingFirst: written))
      } catch .interrupted {
        continue
      } catch .wouldBlock {
        try waitUntilWritable()
      } catch {
        throw OutputError(writing: name, error)
      }
    }
  }

  private borrowing func waitUntilWritable() throws(OutputError) {
    guard SystemCalls.waitUntilWritable(descriptor, until: deadline) else {
      throw .deadlinePassed(name, allowed: deadline.allowed)
    }
  }

  private borrowing func writeSome(_ bytes: RawSpan) throws(SystemError) -> Int {
    let count = try SystemCalls.write(descriptor, bytes.extracting(first: mostAtOnce))
    // A device that takes nothing and reports nothing would be asked for ever.
    guard count > 0 else { throw .inputOutput }
    return count
  }

  /// Closes the file, and flushes it to the disk before if `flushing` says so.
  ///
  /// A network file system may report only now that the disk is full.
  consuming func close(flushing: Bool) throws(OutputError) {
    do {
      if flushing { try SystemCalls.sync(descriptor) }
      isOwned = false
      try SystemCalls.close(descriptor)
    } catch {
      throw OutputError(writing: name, error)
    }
  }
}
