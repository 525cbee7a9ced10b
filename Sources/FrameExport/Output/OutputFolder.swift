/// A folder of results that appears complete or not at all.
///
/// Files gather in a hidden folder beside the target, or inside it where the target exists, and get
/// their final names in `commit(manifest:)`. Until then nobody sees anything under a final name, and
/// after an error, `abort()` or the end of the folder's life nothing is left, folders that were made
/// for it included.
///
/// In a folder that exists, a file of the same name and content is kept as it is. One with other
/// content is an error, or is replaced in the end if `Options.replacesExisting` says so; a symbolic
/// link counts as other content, and is never followed. Folders are never replaced.
///
/// Several threads may write at once.
public final class OutputFolder: Sendable {
  /// How files are written.
  public struct Options: Hashable, Sendable {
    /// Whether files that exist with other content are replaced.
    public var replacesExisting: Bool
    /// Whether files and folders are flushed to the disk before the manifest appears.
    public var flushesToDisk: Bool
    /// Whether the work takes some milliseconds, so that signals may wait for its end.
    ///
    /// It is only for a process that has one thread when the folder is begun, and no other folder.
    package var isBrief = false

    /// Makes options; nothing is replaced or flushed by default.
    public init(replacesExisting: Bool = false, flushesToDisk: Bool = false) {
      self.replacesExisting = replacesExisting
      self.flushesToDisk = flushesToDisk
    }
  }

  /// The name of the file that is written last and says that all others are there.
  public static let manifestName: RawPath = "manifest.json"

  /// Where the results will be.
  public let path: RawPath
  private let transaction: OutputTransaction

  /// Begins to write a folder at `path`, which may exist; missing parents are made.
  ///
  /// - Throws: `OutputError.exists` if something else than a folder stands there, `cannotCreate` or
  ///   `writeFailed` if the system refuses, `aborted` if a signal is ending the process.
  public init(_ path: RawPath, options: Options = Options()) throws(OutputError) {
    self.path = path
    transaction = try OpenTransactions.begin(path, options: options)
  }

  deinit {
    transaction.abort()
  }

  /// Writes a file.
  ///
  /// The name may contain folders, which are made. It must be a relative path without `.`, `..` or
  /// empty components, and not be given twice.
  ///
  /// - Throws: Any `OutputError`; then the whole folder is given up, and other threads that are
  ///   writing get `OutputError.aborted`.
  public func write(_ bytes: [UInt8], to name: RawPath) throws(OutputError) {
    try write(to: name) { file throws(OutputError) in try file.write(bytes) }
  }

  /// Writes a file piece by piece, as ``write(_:to:)`` does.
  ///
  /// - Throws: Any `OutputError`, as thrown by `body` or by the system.
  public func write(
    to name: RawPath, _ body: (borrowing OutputFile) throws(OutputError) -> Void
  ) throws(OutputError) {
    try transaction.write(to: name, body)
  }

  /// Begins a file that grows piece by piece.
  ///
  /// - Throws: any `OutputError`, as ``write(_:to:)`` does.
  package func beginFile(_ name: RawPath) throws(OutputError) -> StagedFile {
    try StagedFile(name, in: transaction)
  }

  /// Gives all files their final names, with a manifest that `body` writes as the last of them.
  ///
  /// - Precondition: every write has ended.
  /// - Throws: Any `OutputError`; then nothing of what was written stays, except for files that had
  ///   replaced others already.
  public func commit(
    manifest body: (borrowing OutputFile) throws(OutputError) -> Void
  ) throws(OutputError) {
    try write(to: Self.manifestName, body)
    try commit()
  }

  /// Gives all files their final names, without a manifest.
  ///
  /// - Precondition: every write has ended.
  /// - Throws: Any `OutputError`; then nothing of what was written stays, except for files that had
  ///   replaced others already.
  public func commit() throws(OutputError) {
    try transaction.commit()
  }

  /// Removes everything that was written.
  ///
  /// After ``commit(manifest:)`` it does nothing.
  public func abort() {
    transaction.abort()
  }
}
