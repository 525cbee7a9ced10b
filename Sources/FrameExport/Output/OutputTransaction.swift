internal import Synchronization

/// The work behind an output folder: what one run has staged, and how it ends.
///
/// The lock is held while names appear and vanish, never while bytes are written. So nothing can be
/// created once the transaction is aborted, and whoever aborts knows that all is gone on return.
final class OutputTransaction: Sendable {
  enum Phase {
    case open, committed, aborted
  }

  struct State {
    var phase = Phase.open
    /// Every name that a file was asked for, finished or not.
    var claimed: [RawPath] = []
    /// The files that are complete, in the order in which they will appear.
    var finished: [RawPath] = []
    /// The folders made inside the staging folder, outer ones first.
    var folders: [RawPath] = []
    var openFileCount = 0
  }

  let path: RawPath
  let options: OutputFolder.Options
  let staging: StagingFolder
  private let state = Mutex(State())

  init(_ path: RawPath, options: OutputFolder.Options) throws(OutputError) {
    self.path = path
    self.options = options
    staging = try StagingFolder(for: path)
  }

  /// Stages one file, whose bytes `body` writes.
  ///
  /// After an error the whole transaction is aborted.
  func write(
    to name: RawPath, _ body: (borrowing OutputFile) throws(OutputError) -> Void
  ) throws(OutputError) {
    let file = try begin(name)
    do { try body(file) } catch {
      abort()
      throw error
    }
    try end(file, name)
  }

  /// Begins a file, which `end` must end unless the transaction is aborted.
  func begin(_ name: RawPath) throws(OutputError) -> OutputFile {
    do { return try create(name) } catch {
      abort()
      throw error
    }
  }

  /// Ends a file that is wholly written.
  func end(_ file: consuming OutputFile, _ name: RawPath) throws(OutputError) {
    do {
      try file.close(flushing: options.flushesToDisk)
      try finish(name)
    } catch {
      abort()
      throw error
    }
  }

  private func create(_ name: RawPath) throws(OutputError) -> OutputFile {
    guard name.staysInside else { throw .leavesFolder(name) }
    return try state.withLock { state throws(OutputError) in
      guard state.phase == .open else { throw .aborted(name) }
      let file = try create(name, noting: &state.folders)
      state.claimed.append(name)
      state.openFileCount += 1
      return file
    }
  }

  private func create(_ name: RawPath, noting folders: inout [RawPath])
    throws(OutputError) -> OutputFile
  {
    do {
      return try staging.folder.holder(of: name) { folders.append($0) }
        .createFile(name.lastComponent, called: name)
    } catch {
      throw OutputError(creating: name, error)
    }
  }

  private func finish(_ name: RawPath) throws(OutputError) {
    // What can't be published need not wait for the end to say so.
    _ = try staging.hasEqual(name, replacing: options.replacesExisting)
    try state.withLock { state throws(OutputError) in
      guard state.phase == .open else { throw .aborted(name) }
      state.finished.append(name)
      state.openFileCount -= 1
    }
  }

  /// Gives all that was staged its final names, or none of it.
  ///
  /// - Precondition: no file is being written.
  func commit() throws(OutputError) {
    defer { OpenTransactions.remove(self) }
    try staging.container.whileLocked(for: path) { () throws(OutputError) in
      try state.withLock { state throws(OutputError) in
        guard state.phase == .open else { throw .aborted(path) }
        precondition(state.openFileCount == 0, "files are committed when they are written")
        try commit(&state)
      }
    }
  }

  private func commit(_ state: inout State) throws(OutputError) {
    do {
      let isMoved = try staging.publish(state.finished, as: path, options: options)
      state.phase = .committed
      if !isMoved { removeStagingFolder(state) }
    } catch {
      discard(&state)
      throw error
    }
  }

  /// Removes everything that was staged; does nothing once the transaction has ended.
  func abort() {
    state.withLock { state in
      if state.phase == .open { discard(&state) }
    }
    OpenTransactions.remove(self)
  }

  private func discard(_ state: inout State) {
    state.phase = .aborted
    for name in state.claimed { staging.folder.removeFile(at: name) }
    removeStagingFolder(state)
  }

  private func removeStagingFolder(_ state: State) {
    for name in state.folders.reversed() { staging.folder.removeFolder(at: name) }
    staging.remove()
  }
}
