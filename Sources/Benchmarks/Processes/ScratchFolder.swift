#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder for what programs write, in memory where there is such a file system; removed in the end.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws(SystemError) {
    let isInMemory = unsafe access("/dev/shm", W_OK) == 0
    let parent = isInMemory ? "/dev/shm" : Environment.value(of: "TMPDIR") ?? "/tmp"
    var name = Array("\(parent)/gifring-benchmark-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw .last("mkdtemp") }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { WrittenFiles.remove(path) }

  /// A folder in it that is new, for what one program writes.
  func freshFolder() throws(SystemError) -> String {
    let folder = "\(path)/output"
    guard unsafe mkdir(folder, 0o700) == 0 else { throw .last("mkdir") }
    return folder
  }
}

/// What a program wrote, manifests aside.
struct WrittenFiles {
  /// How many files there are.
  private(set) var count = 0
  /// How long they are together.
  private(set) var byteCount = 0

  /// Looks at a folder, and those in it.
  init(in folder: String) {
    Self.forEachEntry(in: folder) { path, status in
      if Self.isFolder(status) {
        let inner = WrittenFiles(in: path)
        count += inner.count
        byteCount += inner.byteCount
      } else if !path.hasSuffix(".json") {
        count += 1
        byteCount += Int(status.st_size)
      }
    }
  }

  /// Removes a folder with all that is in it.
  static func remove(_ folder: String) {
    forEachEntry(in: folder) { path, status in
      if isFolder(status) { remove(path) } else { _ = unsafe unlink(path) }
    }
    _ = unsafe rmdir(folder)
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

  private static func forEachEntry(in folder: String, _ body: (String, stat) -> Void) {
    for name in names(in: folder) where name != "." && name != ".." {
      var status = stat()
      let path = "\(folder)/\(name)"
      if unsafe lstat(path, &status) == 0 { body(path, status) }
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
