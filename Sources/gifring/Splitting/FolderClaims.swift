internal import FrameExport
internal import Synchronization

/// Keeps the inputs of a batch apart that go into one folder, as `a.gif` and `a.GIF` do.
///
/// They are split in their order, and what the batch has written it never replaces.
final class FolderClaims: Sendable {
  private struct State {
    /// How many inputs that are on their way go into a folder.
    var claims: [RawPath: Int] = [:]
    /// The hashes of the folders that are written: they take less memory than paths.
    ///
    /// If two were the same, one folder would not be replaced.
    var written: Set<Int> = []
  }

  private let remembersFolders: Bool
  private let state = Mutex(State())

  /// - Parameter remembersFolders: whether it matters what was written: it does with `--force`.
  init(remembersFolders: Bool) {
    self.remembersFolders = remembersFolders
  }

  /// Claims a folder; false if an input before goes there too.
  func enter(_ folder: RawPath) -> Bool {
    state.withLock { state in
      let earlier = state.claims[folder, default: 0]
      state.claims[folder] = earlier + 1
      return earlier == 0 && !state.written.contains(folder.hashValue)
    }
  }

  /// Gives a claim up.
  func leave(_ folder: RawPath) {
    state.withLock { state in
      let others = state.claims[folder, default: 1] - 1
      state.claims[folder] = others == 0 ? nil : others
    }
  }

  /// Notes that a folder is written.
  func note(_ folder: RawPath) {
    if remembersFolders { state.withLock { _ = $0.written.insert(folder.hashValue) } }
  }

  /// Whether an input before has been written there.
  func isWritten(_ folder: RawPath) -> Bool {
    state.withLock { $0.written.contains(folder.hashValue) }
  }
}
