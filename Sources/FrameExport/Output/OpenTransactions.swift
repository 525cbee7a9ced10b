internal import Synchronization

/// The output folders that are being written, so that a signal can clear them away.
enum OpenTransactions {
  private struct Registry {
    var isClosed = false
    var transactions: [OutputTransaction] = []
  }

  private static let registry = Mutex(Registry())

  /// Begins a transaction.
  ///
  /// Its folders are made under the lock, so that none can escape `abortAll()`.
  static func begin(_ path: RawPath, options: OutputFolder.Options)
    throws(OutputError) -> OutputTransaction
  {
    if options.isBrief { SignalCleanup.hold() } else { SignalCleanup.watch() }
    return try registry.withLock { registry throws(OutputError) in
      guard !registry.isClosed else { throw .aborted(path) }
      let transaction = try OutputTransaction(path, options: options)
      registry.transactions.append(transaction)
      return transaction
    }
  }

  static func remove(_ transaction: OutputTransaction) {
    registry.withLock { $0.transactions.removeAll { $0 === transaction } }
    SignalCleanup.release()
  }

  /// Whether everything is given up.
  static var isClosed: Bool { registry.withLock { $0.isClosed } }

  /// Removes what every open transaction has staged; none can begin from now on.
  static func abortAll() {
    let transactions = registry.withLock { registry in
      registry.isClosed = true
      return registry.transactions
    }
    for transaction in transactions { transaction.abort() }
  }
}
