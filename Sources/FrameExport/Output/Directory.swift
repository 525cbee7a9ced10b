/// An open folder: everything done in it stays in it, even when its path comes to mean another.
package final class Directory: Sendable {
  private let descriptor: Int32

  private init(adopting descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    try? SystemCalls.close(descriptor)
  }

  /// Opens the folder at `path`, which may be or pass through a symbolic link.
  package init(following path: RawPath) throws(SystemError) {
    descriptor = try SystemCalls.openFolder(
      path, at: SystemCalls.workingFolder, followingLink: true)
  }

  /// Opens the folder that a path leads to from here, links followed.
  func openFollowing(_ path: RawPath) throws(SystemError) -> Directory {
    Directory(adopting: try SystemCalls.openFolder(path, at: descriptor, followingLink: true))
  }

  /// Opens a folder in this one, unless the name is that of a link.
  func openFolder(_ name: RawPath) throws(SystemError) -> Directory {
    Directory(adopting: try SystemCalls.openFolder(name, at: descriptor, followingLink: false))
  }

  func makeFolder(_ name: RawPath) throws(SystemError) {
    try SystemCalls.makeFolder(name, at: descriptor)
  }

  /// Makes a new file and opens it for writing; whatever has the name already is an error.
  func createFile(_ name: RawPath, called path: RawPath) throws(SystemError) -> OutputFile {
    OutputFile(adopting: try SystemCalls.createFile(name, at: descriptor), name: path)
  }

  /// Opens a regular file for reading, nil for anything else.
  func openFile(_ name: RawPath) throws(SystemError) -> InputFile? {
    InputFile(adopting: try SystemCalls.openFile(name, at: descriptor))
  }

  /// What stands at `name`, nil for nothing.
  func kind(of name: RawPath) throws(SystemError) -> EntryKind? {
    do {
      return try SystemCalls.kind(of: name, at: descriptor)
    } catch .missing {
      return nil
    }
  }

  func removeFile(_ name: RawPath) throws(SystemError) {
    try SystemCalls.removeFile(name, at: descriptor)
  }

  func removeFolder(_ name: RawPath) throws(SystemError) {
    try SystemCalls.removeFolder(name, at: descriptor)
  }

  /// Gives a file a second name, which must be free.
  func link(_ name: RawPath, to newName: RawPath, in folder: Directory) throws(SystemError) {
    try SystemCalls.link(name, at: descriptor, to: newName, at: folder.descriptor)
  }

  /// Moves a file over a file, or a folder over an empty one; the new name may also be free.
  func rename(_ name: RawPath, to newName: RawPath, in folder: Directory) throws(SystemError) {
    try SystemCalls.rename(name, at: descriptor, to: newName, at: folder.descriptor)
  }

  /// Moves a file or a folder to a name that must be free, in one step.
  ///
  /// Not every file system can do that: see `SystemError.saysThatItIsUnsupported`.
  func renameExclusively(
    _ name: RawPath, to newName: RawPath, in folder: Directory
  ) throws(SystemError) {
    try SystemCalls.renameExclusively(
      name, at: descriptor, to: newName, at: folder.descriptor)
  }

  /// Runs `body` while no other process does the same with the folder.
  ///
  /// Where the file system knows no locks, or somebody else holds this one for ten seconds, it runs all
  /// the same.
  ///
  /// - Throws: what `body` throws, and `OutputError.aborted(path)` when everything is given up while it
  ///   waits: a signal would else have to wait, too.
  func whileLocked(
    for path: RawPath, _ body: () throws(OutputError) -> Void
  ) throws(OutputError) {
    let isLocked = SystemCalls.lock(descriptor, patience: .seconds(10)) {
      // Signals that were held for brief work come now: it is brief no more.
      SignalCleanup.watch()
      return OpenTransactions.isClosed
    }
    defer { if isLocked { SystemCalls.unlock(descriptor) } }
    if OpenTransactions.isClosed { throw .aborted(path) }
    try body()
  }

  /// Flushes the folder's list of names to the disk.
  func sync() throws(SystemError) {
    try SystemCalls.sync(descriptor)
  }
}

extension Directory {
  /// Opens the folder that holds the last component of `path`, never through a link.
  func holder(of path: RawPath) throws(SystemError) -> Directory {
    try walk(to: path) { _, _ throws(SystemError) in throw .missing }
  }

  /// Opens the folder that holds the last component of `path`, and makes the folders on the way
  /// that are missing; `made` hears of each of them.
  func holder(of path: RawPath, made: (RawPath) -> Void) throws(SystemError) -> Directory {
    try walk(to: path) { folder, prefix throws(SystemError) in
      do throws(SystemError) {
        try folder.makeFolder(prefix.lastComponent)
        made(prefix)
      } catch .exists {
        // Another process made it in the meantime.
      }
    }
  }

  private func walk(
    to path: RawPath, ifMissing make: (Directory, RawPath) throws(SystemError) -> Void
  ) throws(SystemError) -> Directory {
    if path.isSingleComponent { return self }
    var folder = self
    var prefix: RawPath = ""
    for component in path.components.dropLast() {
      prefix = prefix.appending(component)
      do {
        folder = try folder.openFolder(component)
      } catch .missing {
        try make(folder, prefix)
        folder = try folder.openFolder(component)
      }
    }
    return folder
  }

  /// Removes a file of a folder below this one; one that is gone already is no fault.
  func removeFile(at path: RawPath) {
    try? holder(of: path).removeFile(path.lastComponent)
  }

  /// Removes an empty folder below this one; one that is in use stays.
  func removeFolder(at path: RawPath) {
    try? holder(of: path).removeFolder(path.lastComponent)
  }

  /// Opens a regular file of a folder below this one, nil if it is something else or unreadable.
  func openReadableFile(at path: RawPath) -> InputFile? {
    do { return try holder(of: path).openFile(path.lastComponent) } catch { return nil }
  }

  /// Flushes every folder between this one and the files at `paths` to the disk.
  func syncFolders(of paths: some Sequence<RawPath>) throws(SystemError) {
    let folders = Set(paths.flatMap(\.ancestors))
    for folder in folders { try openFolder(at: folder).sync() }
    try sync()
  }

  private func openFolder(at path: RawPath) throws(SystemError) -> Directory {
    try holder(of: path).openFolder(path.lastComponent)
  }
}
