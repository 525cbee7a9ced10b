/// The folders that were made on the way to an output folder, so that they can be removed again.
struct MadeFolders: Sendable {
  private var folders: [(parent: Directory, name: RawPath)] = []

  init() {}

  /// Opens the folder at `path`, links followed, and makes what is missing of it.
  mutating func open(_ path: RawPath) throws(SystemError) -> Directory {
    do {
      return try Directory(following: path)
    } catch  where error == .missing && path.lastComponent.staysInside {
      return try make(path.lastComponent, in: open(path.parent))
    }
  }

  private mutating func make(_ name: RawPath, in parent: Directory) throws(SystemError)
    -> Directory
  {
    do throws(SystemError) {
      try parent.makeFolder(name)
      folders.append((parent, name))
    } catch .exists {
      // Another process made it in the meantime.
    }
    return try parent.openFollowing(name)
  }

  /// Removes the folders, those aside that others have put something into.
  func remove() {
    for (parent, name) in folders.reversed() { try? parent.removeFolder(name) }
  }

  /// Flushes the folders' names to the disk.
  func sync() throws(SystemError) {
    for (parent, _) in folders { try parent.sync() }
  }
}
