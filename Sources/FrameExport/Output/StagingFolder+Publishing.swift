extension StagingFolder {
  /// Whether the target has a file of the name already, with the content of the staged one.
  ///
  /// - Throws: `OutputError.exists` if what is there can't be replaced, `OutputError.differs` if it is
  ///   not to be.
  func hasEqual(_ name: RawPath, replacing: Bool) throws(OutputError) -> Bool {
    guard case .existing = target, let kind = try existingKind(of: name) else { return false }
    if case .folder = kind { throw .exists(name) }
    if try isEqual(name) { return true }
    if !replacing { throw .differs(name) }
    return false
  }

  private func existingKind(of name: RawPath) throws(OutputError) -> EntryKind? {
    do {
      return try container.holder(of: name).kind(of: name.lastComponent)
    } catch .missing {
      return nil
    } catch {
      throw OutputError(creating: name, error)
    }
  }

  private func isEqual(_ name: RawPath) throws(OutputError) -> Bool {
    guard let old = container.openReadableFile(at: name) else { return false }
    do {
      guard let new = try folder.holder(of: name).openFile(name.lastComponent) else { return false }
      return try InputFile.haveSameContents(old, new)
    } catch {
      throw OutputError(writing: name, error)
    }
  }

  /// Moves the staged files to where they belong, the last one last.
  ///
  /// After an error the files that were moved are gone again; a file that was replaced stays new.
  ///
  /// - Returns: whether the staging folder itself has become the target.
  func publish(_ names: [RawPath], as path: RawPath, options: OutputFolder.Options)
    throws(OutputError) -> Bool
  {
    guard case .new(let newName) = target else {
      try moveFiles(names, options: options)
      return false
    }
    do {
      try moveFolder(to: newName, holding: names, as: path, options: options)
      return true
    } catch .exists(path) {
      let found = try joining(newName, as: path)
      try found.container.whileLocked(for: path) { () throws(OutputError) in
        try found.moveFiles(names, options: options)
      }
      return false
    }
  }

  /// The same staged files for a folder that another run has made in the meantime.
  private func joining(_ newName: RawPath, as path: RawPath) throws(OutputError) -> StagingFolder {
    do {
      return StagingFolder(self, joining: try container.openFolder(newName))
    } catch {
      throw .exists(path)
    }
  }

  private func moveFolder(
    to newName: RawPath, holding names: [RawPath], as path: RawPath, options: OutputFolder.Options
  ) throws(OutputError) {
    do {
      if options.flushesToDisk { try folder.syncFolders(of: names) }
      try container.moveFolderExclusively(name, to: newName)
      if options.flushesToDisk { try syncParents(ofMoved: newName) }
    } catch {
      throw OutputError(creating: path, error)
    }
  }

  /// Flushes the folders above a new one; where that fails, it is what it was before.
  private func syncParents(ofMoved newName: RawPath) throws(SystemError) {
    do {
      try container.sync()
      try madeParents.sync()
    } catch {
      try? container.moveFolderExclusively(newName, to: name)
      throw error
    }
  }

  private func moveFiles(_ names: [RawPath], options: OutputFolder.Options) throws(OutputError) {
    var moved = MovedEntries()
    do {
      for name in names.dropLast() { try moveFile(name, options: options, noting: &moved) }
      if options.flushesToDisk { try syncContainer(of: names.dropLast()) }
      if let last = names.last { try moveFile(last, options: options, noting: &moved) }
      if options.flushesToDisk { try syncContainer(of: names) }
    } catch {
      moved.remove(from: container)
      throw error
    }
  }

  private func moveFile(
    _ path: RawPath, options: OutputFolder.Options, noting moved: inout MovedEntries
  ) throws(OutputError) {
    let name = path.lastComponent
    do throws(SystemError) {
      let source = try folder.holder(of: path)
      let target = try container.holder(of: path) { moved.folders.append($0) }
      try ExclusiveMove.move(name, from: source, to: name, in: target)
      moved.files.append(path)
    } catch .exists {
      try settle(path, options: options, noting: &moved)
    } catch {
      throw OutputError(creating: path, error)
    }
  }

  /// Deals with a staged file whose name is taken.
  private func settle(
    _ path: RawPath, options: OutputFolder.Options, noting moved: inout MovedEntries
  ) throws(OutputError) {
    if try hasEqual(path, replacing: options.replacesExisting) {
      return folder.removeFile(at: path)
    }
    let name = path.lastComponent
    do throws(SystemError) {
      let (source, target) = (try folder.holder(of: path), try container.holder(of: path))
      if options.replacesExisting {
        try source.rename(name, to: name, in: target)
      } else {
        // What had the name is gone again.
        try ExclusiveMove.move(name, from: source, to: name, in: target)
        moved.files.append(path)
      }
    } catch {
      throw OutputError(creating: path, error)
    }
  }

  private func syncContainer(of names: some Sequence<RawPath>) throws(OutputError) {
    do { try container.syncFolders(of: names) } catch { throw OutputError(writing: name, error) }
  }
}

/// What was moved into a folder so far.
private struct MovedEntries {
  var files: [RawPath] = []
  var folders: [RawPath] = []

  func remove(from folder: Directory) {
    for path in files { folder.removeFile(at: path) }
    for path in folders.reversed() { folder.removeFolder(at: path) }
  }
}
