internal import Synchronization

/// A file of an output folder that grows piece by piece, by several callers, until it is finished.
///
/// It gets its final name with the folder.
package final class StagedFile: Sendable {
  private let transaction: OutputTransaction
  private let name: RawPath
  private let file: Mutex<OutputFile?>

  init(_ name: RawPath, in transaction: OutputTransaction) throws(OutputError) {
    self.transaction = transaction
    self.name = name
    file = Mutex(try transaction.begin(name))
  }

  /// Writes all of `bytes` behind what was written.
  ///
  /// - Throws: any `OutputError`; then the whole folder is given up.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do {
      try file.withLock { file throws(OutputError) in try file?.write(bytes) }
    } catch {
      transaction.abort()
      throw error
    }
  }

  /// Says that all is written.
  ///
  /// - Throws: any `OutputError`; then the whole folder is given up.
  package func finish() throws(OutputError) {
    try file.withLock { file throws(OutputError) in
      guard let whole = file.take() else { return }
      try transaction.end(whole, name)
    }
  }
}
