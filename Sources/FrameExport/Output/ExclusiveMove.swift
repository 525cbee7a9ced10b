/// The ways to give a finished file its final name without ever replacing another file.
///
/// Each fails with `SystemError.exists` when the name is taken, however closely the race is lost.
package enum ExclusiveMove: CaseIterable {
  /// One step, on systems and file systems that know it.
  case rename
  /// A second name for the file, which the system makes only where none is, then the first removed.
  case link
  /// An empty file that reserves the name, which the finished file then replaces.
  ///
  /// For file systems without hard links, as FAT and some network ones.
  case claim

  /// Moves `name` from one folder to another under a name that must be free.
  package static func move(
    _ name: RawPath, from folder: Directory, to newName: RawPath, in newFolder: Directory,
    by ways: [ExclusiveMove] = allCases
  ) throws(SystemError) {
    for way in ways {
      do {
        return try way.move(name, from: folder, to: newName, in: newFolder)
      } catch  where error.saysThatItIsUnsupported && way != ways.last {
        continue
      }
    }
  }

  private func move(
    _ name: RawPath, from folder: Directory, to newName: RawPath, in newFolder: Directory
  ) throws(SystemError) {
    switch self {
    case .rename:
      try folder.renameExclusively(name, to: newName, in: newFolder)
    case .link:
      try folder.link(name, to: newName, in: newFolder)
      try? folder.removeFile(name)
    case .claim:
      _ = try newFolder.createFile(newName, called: newName)
      do { try folder.rename(name, to: newName, in: newFolder) } catch {
        try? newFolder.removeFile(newName)
        throw error
      }
    }
  }
}

extension Directory {
  /// Moves a folder of this one to a name that must be free.
  ///
  /// - Parameter inOneStep: whether that is tried first.
  package func moveFolderExclusively(
    _ name: RawPath, to newName: RawPath, inOneStep: Bool = true
  ) throws(SystemError) {
    guard inOneStep else { return try reserve(newName, forFolder: name) }
    do {
      try renameExclusively(name, to: newName, in: self)
    } catch  where error.saysThatItIsUnsupported {
      try reserve(newName, forFolder: name)
    }
  }

  /// Reserves a name by an empty folder, and moves a folder there.
  ///
  /// A folder can replace only an empty folder, so what another process put there is safe.
  private func reserve(_ newName: RawPath, forFolder name: RawPath) throws(SystemError) {
    try makeFolder(newName)
    do {
      try rename(name, to: newName, in: self)
    } catch {
      try? removeFolder(newName)
      throw error
    }
  }
}
