internal import FrameExport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What messages need of the C library.
enum SystemCalls {
  /// Writes the beginning of `bytes` and tells how many of them, or why none.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Result<Int, OutputError> {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    guard count < 0 else { return .success(count) }
    switch errno {
    case EINTR: return .success(0)
    case EAGAIN: return waitUntilWritable(descriptor)
    case let code: return .failure(.writeFailed("standard output", errno: code))
    }
  }

  /// Takes the place of standard streams that were closed when the process started.
  ///
  /// Otherwise the next file to be opened would take it, and be read or written as that stream. The
  /// stand-in is opened the wrong way round, so that using it is an error as before.
  static func occupyClosedStreams() {
    let streams = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (stream, mode) in streams where fcntl(stream, F_GETFD) < 0 {
      // The system gives the lowest free number, which is the stream's.
      _ = unsafe open("/dev/null", mode)
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) -> Result<Int, OutputError> {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
    return .success(0)
  }

  /// Whether the descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of columns of a terminal, nil if it doesn't tell.
  static func columnCount(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The value of an environment variable, nil if it is not set.
  static func environmentVariable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The names of the files in a folder, in no order; the error number where they can't be had.
  ///
  /// Folders, pipes and devices are left out, and links to them: reading those may never end.
  static func fileNames(inFolder path: [UInt8]) -> Result<[[UInt8]], FolderError> {
    guard let folder = unsafe openFolder(path) else { return .failure(FolderError(code: errno)) }
    defer { unsafe closedir(folder) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { name in
        unsafe Array(name.prefix { $0 != 0 })
      }
      if unsafe mayBeFile(name, in: folder) { names.append(name) }
      errno = 0
    }
    return errno == 0 ? .success(names) : .failure(FolderError(code: errno))
  }

  /// Whether a name, or what it links to, is a regular file, or what it is can't be told: opening it
  /// then says why.
  private static func mayBeFile(_ name: [UInt8], in folder: OpaquePointer) -> Bool {
    var status = stat()
    let result = unsafe (name + [0]).withUnsafeBytes { bytes in
      unsafe bytes.bindMemory(to: CChar.self).baseAddress.map {
        unsafe fstatat(dirfd(folder), $0, &status, 0)
      }
    }
    return result != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: [UInt8]) -> Bool {
    guard let folder = unsafe openFolder(path) else { return false }
    unsafe closedir(folder)
    return true
  }

  private static func openFolder(_ path: [UInt8]) -> OpaquePointer? {
    unsafe (path + [0]).withUnsafeBytes { bytes in
      unsafe bytes.bindMemory(to: CChar.self).baseAddress.flatMap { unsafe opendir($0) }
    }
  }

  /// Why a folder could not be listed.
  struct FolderError: Error {
    /// The error number.
    let code: Int32
  }

  /// How many bytes of memory `ulimit -v` leaves to the work, nil where it sets no bound.
  ///
  /// The tool itself takes up to 64 MiB of address space, or half of what little there is.
  static var addressSpaceLeft: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let space = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let space = RLIMIT_AS
    #endif
    guard unsafe getrlimit(space, &limit) == 0, let most = Int(exactly: limit.rlim_cur) else {
      return nil
    }
    return max(most - (64 << 20), most / 2)
  }

  /// What the C library calls an error number.
  static func describe(errorNumber: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "error \(errorNumber)" }
      unsafe strerror_r(errorNumber, start, buffer.count)
      return unsafe String(cString: start)
    }
  }
}
