internal import Platform

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file that is read by position, so that several threads can share it.
///
/// It is never mapped: a mapped file that shrinks kills the process that reads it (SIGBUS).
final class PositionedFile: Sendable {
  private let descriptor: CInt
  /// The size when the file was opened or spooled; it may shrink or grow later.
  let byteCount: Int

  /// Takes over an open descriptor and closes it in the end.
  private init(owning descriptor: CInt, byteCount: Int) {
    self.descriptor = descriptor
    self.byteCount = byteCount
  }

  deinit {
    _ = close(descriptor)
  }

  /// Reads at `offset` into the whole of `buffer`, or up to the end of the file.
  func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(InputError) -> Int {
    var done = 0
    while done < buffer.count {
      let count = unsafe pread(
        descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done,
        off_t(offset + done))
      if count == 0 { break }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        throw .cannotRead(errorNumber: errno, byteOffset: offset + done)
      }
    }
    return done
  }
}

extension PositionedFile {
  /// What stands behind a path: a regular file, read in place, or a stream, read to its end first.
  enum Opened {
    case regular(PositionedFile)
    case stream(StreamReader)
  }

  /// Opens the file at a path of raw bytes (without a terminator).
  ///
  /// Where there is a deadline, a named pipe without a writer is not waited for here but when it is
  /// read.
  static func open(path: [UInt8], deadline: Deadline) throws(InputError) -> Opened {
    guard !path.contains(0) else { throw .cannotOpen(errorNumber: EINVAL) }
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (deadline.isNever ? 0 : O_NONBLOCK)
    var descriptor: CInt
    repeat {
      descriptor = unsafe (path + [0]).withUnsafeBytes { bytes in
        let name = unsafe bytes.bindMemory(to: CChar.self).baseAddress
        return unsafe name.map { unsafe openForReading($0, flags) } ?? -1
      }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .cannotOpen(errorNumber: errno) }
    return try adopt(descriptor, deadline: deadline)
  }

  /// Takes over the process's standard input, through a descriptor of its own.
  static func openStandardInput(deadline: Deadline) throws(InputError) -> Opened {
    let descriptor = dup(STDIN_FILENO)
    guard descriptor >= 0 else { throw .cannotOpen(errorNumber: errno) }
    return try adopt(descriptor, deadline: deadline)
  }

  private static func adopt(_ descriptor: CInt, deadline: Deadline) throws(InputError) -> Opened {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      _ = close(descriptor)
      throw .cannotOpen(errorNumber: code)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      _ = close(descriptor)
      throw .isDirectory
    case S_IFREG where lseek(descriptor, 0, SEEK_CUR) == 0:
      return .regular(PositionedFile(owning: descriptor, byteCount: Int(status.st_size)))
    default:
      return .stream(StreamReader(owning: descriptor, deadline: deadline))
    }
  }

  /// Makes an unnamed temporary file that holds `bytes`, and more as they are appended.
  ///
  /// - Throws: `InputError.cannotSpool` where no temporary file can be made.
  static func makeSpool() throws(InputError) -> SpoolFile {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/gifring-XXXXXX".utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { name -> CInt in
      guard let start = name.baseAddress else { return -1 }
      let made = unsafe mkstemp(start)
      if made >= 0 { _ = unsafe unlink(start) }
      return made
    }
    guard descriptor >= 0 else { throw .cannotSpool(errorNumber: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return SpoolFile(owning: descriptor)
  }

  /// An unnamed temporary file while it is being filled.
  struct SpoolFile: ~Copyable {
    private let descriptor: CInt
    private var byteCount = 0

    fileprivate init(owning descriptor: CInt) {
      self.descriptor = descriptor
    }

    mutating func append(_ bytes: [UInt8]) throws(InputError) {
      var done = 0
      while done < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
          unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        }
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          throw .cannotSpool(errorNumber: errno)
        }
      }
      byteCount += bytes.count
    }

    consuming func finish() -> PositionedFile {
      let file = PositionedFile(owning: descriptor, byteCount: byteCount)
      discard self
      return file
    }

    deinit {
      _ = close(descriptor)
    }
  }
}

extension InputError {
  /// The file ends at `byteOffset`, although more bytes stood there when it was opened.
  package static func endsEarly(at byteOffset: Int) -> InputError {
    .cannotRead(errorNumber: ENODATA, byteOffset: byteOffset)
  }
}

private func openForReading(_ path: UnsafePointer<CChar>, _ flags: CInt) -> CInt {
  unsafe open(path, flags)
}

/// The system's words for an error number, without a full stop.
package func systemMessage(_ errorNumber: CInt) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  _ = unsafe strerror_r(errorNumber, &buffer, buffer.count)
  return unsafe buffer.withUnsafeBufferPointer { text in
    unsafe text.baseAddress.map { unsafe String(cString: $0) } ?? "error \(errorNumber)"
  }
}
