internal import Platform

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A system call's failure: the value of `errno`.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package static let exists = SystemError(code: EEXIST)
  package static let missing = SystemError(code: ENOENT)
  package static let interrupted = SystemError(code: EINTR)
  package static let wouldBlock = SystemError(code: EAGAIN)
  package static let invalid = SystemError(code: EINVAL)
  package static let inputOutput = SystemError(code: EIO)
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let loop = SystemError(code: ELOOP)

  /// The error that the last system call of this thread left.
  fileprivate static var last: SystemError { SystemError(code: errno) }

  /// The system's words for the error, starting with a lower-case letter.
  var reason: String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether something that has the name already is the reason.
  var saysThatSomethingIsInTheWay: Bool {
    [EEXIST, ENOTEMPTY, EISDIR].contains(code)
  }

  /// Whether a link that is not followed, or something that is no folder, is the reason.
  var saysThatItIsNoPlainName: Bool {
    [ELOOP, ENOTDIR, ENXIO, EINVAL].contains(code)
  }

  /// Whether the device is what failed, however far the work had come.
  var saysThatWritingFailed: Bool {
    [ENOSPC, EDQUOT, EIO, EFBIG, ENXIO, ENODEV].contains(code)
  }

  /// Whether the file system can't do at all what was asked.
  var saysThatItIsUnsupported: Bool {
    [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EINVAL, EMLINK].contains(code)
  }
}

/// What stands at a name, symbolic links not followed.
package enum EntryKind {
  case file(byteCount: Int)
  case folder
  case other
}

/// The system calls that writing files needs, each relative to an open folder.
enum SystemCalls {
  /// Stands for the process's working folder where an open folder is asked for.
  static let workingFolder = AT_FDCWD
  static let standardOutput = STDOUT_FILENO

  static func openFolder(_ path: RawPath, at folder: Int32, followingLink: Bool)
    throws(SystemError) -> Int32
  {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLink ? 0 : O_NOFOLLOW)
    return try open(path, at: folder, flags: flags)
  }

  /// Opens a file for reading without following a link, and without waiting for a pipe's writer.
  static func openFile(_ name: RawPath, at folder: Int32) throws(SystemError) -> Int32 {
    try open(name, at: folder, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  }

  static func createFile(_ name: RawPath, at folder: Int32) throws(SystemError) -> Int32 {
    try open(name, at: folder, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Opens what stands at a path for writing, links followed and nothing created.
  static func openDevice(_ path: RawPath) throws(SystemError) -> Int32 {
    try open(path, at: workingFolder, flags: O_WRONLY | O_CLOEXEC)
  }

  private static func open(_ path: RawPath, at folder: Int32, flags: Int32)
    throws(SystemError) -> Int32
  {
    let path = try path.cString()
    while true {
      let result = unsafe path.withUnsafeBytes { path -> Int32 in
        let characters = unsafe path.bindMemory(to: CChar.self).baseAddress
        return unsafe characters.map { unsafe openat(folder, $0, flags, 0o666) } ?? -1
      }
      if result >= 0 { return result }
      guard SystemError.last == .interrupted else { throw .last }
    }
  }

  static func makeFolder(_ name: RawPath, at folder: Int32) throws(SystemError) {
    try check(unsafe mkdirat(folder, name.cString(), 0o777))
  }

  static func removeFile(_ name: RawPath, at folder: Int32) throws(SystemError) {
    try check(unsafe unlinkat(folder, name.cString(), 0))
  }

  static func removeFolder(_ name: RawPath, at folder: Int32) throws(SystemError) {
    try check(unsafe unlinkat(folder, name.cString(), AT_REMOVEDIR))
  }

  /// Gives a file a second name, which must be free.
  static func link(
    _ name: RawPath, at folder: Int32, to newName: RawPath, at newFolder: Int32
  ) throws(SystemError) {
    try check(unsafe linkat(folder, name.cString(), newFolder, newName.cString(), 0))
  }

  /// Moves a file or a folder; a file or an empty folder of the same kind is replaced.
  static func rename(
    _ name: RawPath, at folder: Int32, to newName: RawPath, at newFolder: Int32
  ) throws(SystemError) {
    try check(unsafe renameat(folder, name.cString(), newFolder, newName.cString()))
  }

  /// Moves a file or a folder to a name that must be free.
  ///
  /// - Throws: `SystemError.exists` when it isn't, or an error that `saysThatItIsUnsupported` where the
  ///   system or the file system can't do it in one step.
  static func renameExclusively(
    _ name: RawPath, at folder: Int32, to newName: RawPath, at newFolder: Int32
  ) throws(SystemError) {
    #if os(Linux)
      try check(
        LinuxCalls.renameExclusively(
          name.cString(), at: folder, to: newName.cString(), at: newFolder))
    #elseif canImport(Darwin)
      let flags = UInt32(RENAME_EXCL)
      try check(unsafe renameatx_np(folder, name.cString(), newFolder, newName.cString(), flags))
    #else
      throw .invalid
    #endif
  }

  static func kind(of name: RawPath, at folder: Int32) throws(SystemError) -> EntryKind {
    var status = stat()
    try check(unsafe fstatat(folder, name.cString(), &status, AT_SYMLINK_NOFOLLOW))
    return kind(status)
  }

  static func kind(ofOpen descriptor: Int32) throws(SystemError) -> EntryKind {
    var status = stat()
    try check(unsafe fstat(descriptor, &status))
    return kind(status)
  }

  private static func kind(_ status: stat) -> EntryKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(byteCount: Int(status.st_size))
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Reads up to `buffer.count` bytes; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      guard SystemError.last == .interrupted else { throw .last }
    }
  }

  /// Writes as much as the system takes at once, which may be less than all.
  static func write(_ descriptor: Int32, _ bytes: RawSpan) throws(SystemError) -> Int {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0 { throw .last }
    return count
  }

  /// Waits until a descriptor takes bytes, or writing to it fails; false when the time is over before.
  static func waitUntilWritable(_ descriptor: Int32, until deadline: Deadline) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = unsafe poll(&request, 1, deadline.remainingMilliseconds)
      if count > 0 || count < 0 && errno != EINTR { return true }
      if count == 0 && deadline.hasPassed { return false }
    }
  }

  /// How many bytes a descriptor that is writable takes without waiting for its reader: a pipe has room
  /// for that many then, and a regular file has no reader.
  static func mostBytesWithoutWaiting(_ descriptor: Int32) -> Int {
    if case .file? = try? kind(ofOpen: descriptor) { .max } else { Int(PIPE_BUF) }
  }

  /// Locks an open file or folder against other processes, false if they keep it too long, or waiting is
  /// given up.
  ///
  /// The system takes the lock away when the process ends, however it does.
  static func lock(
    _ descriptor: Int32, patience: Duration, isGivenUp: () -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, .now < end, !isGivenUp() else { return false }
      _ = poll(nil, 0, 1)
    }
    return true
  }

  static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
  }

  static func sync(_ descriptor: Int32) throws(SystemError) {
    try check(fsync(descriptor))
  }

  /// Closes a descriptor; an interrupted call has closed it too.
  static func close(_ descriptor: Int32) throws(SystemError) {
    do { try check(systemClose(descriptor)) } catch  where error == .interrupted {}
  }

  private static func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
  }
}

/// What handling signals needs.
extension SystemCalls {
  /// Does something for each signal that asks the process to end.
  static func forEachEndingSignal(_ body: (Int32) -> Void) {
    body(SIGINT)
    body(SIGTERM)
    body(SIGHUP)
  }

  static let brokenPipeSignal = SIGPIPE
  static let fileSizeSignal = SIGXFSZ

  static func ignore(_ number: Int32) {
    _ = signal(number, SIG_IGN)
  }

  static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void) {
    _ = signal(number, handler)
  }

  static func waitForSignal() {
    pause()
  }

  /// Waits for a byte of a pipe, nil if there is none any more.
  static func readByte(from descriptor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe systemRead(descriptor, &byte, 1)
      if count >= 0 || errno != EINTR { return count == 1 ? byte : nil }
    }
  }

  /// Makes a pipe that programs started by this one don't inherit, nil if the system has none left.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    let status = unsafe withUnsafeMutablePointer(to: &ends) { ends in
      unsafe ends.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) }
    }
    guard status == 0 else { return nil }
    _ = fcntl(ends.reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.writing, F_SETFD, FD_CLOEXEC)
    return ends
  }

  /// Puts one byte into a pipe and leaves `errno` alone, as a signal handler must.
  static func send(_ byte: UInt8, to descriptor: Int32) {
    let error = errno
    var byte = byte
    _ = unsafe systemWrite(descriptor, &byte, 1)
    errno = error
  }
}

extension RawPath {
  /// The path with a terminating zero, as system calls take it.
  fileprivate func cString() throws(SystemError) -> [UInt8] {
    guard !bytes.contains(0) else { throw .invalid }
    return bytes + [0]
  }
}

// Inside `SystemCalls` the names of these calls are taken by its own functions.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
