internal import GIFDecoding

/// What a command does with each of its inputs.
///
/// Inputs are entered in their order, worked on side by side, and delivered in their order.
protocol BatchWork: Sendable, SendableMetatype {
  /// What working on an input comes to, before anything is said about it.
  associatedtype Product: Sendable

  /// Hears that an input comes; false if it must wait until all before it are delivered.
  func enter(_ input: Input) -> Bool
  /// Works on an input.
  ///
  /// - Throws: `WaitForTurn` where it should be called again in the input's own turn, else any error,
  ///   which has been reported nowhere yet.
  func work(on input: Input, _ source: ByteSource, _ turn: Turn) throws -> Product
  /// Says what working on an input came to, and gives its status.
  ///
  /// - Parameter isFirst: whether nothing was delivered before.
  func deliver(_ product: Product, of input: Input, isFirst: Bool) throws -> ExitStatus
  /// Makes the record of an input that could not be worked on.
  func record(_ failure: Failure, of input: Input) throws
  /// Hears that an input is done with.
  func leave(_ input: Input)
}

extension BatchWork {
  func enter(_ input: Input) -> Bool { true }
  func leave(_ input: Input) {}
}

/// When an input is worked on, and how many threads it has.
enum Turn: Hashable, Sendable {
  /// Beside others, so many in all: with one thread, and a share of the memory.
  case shared(lanes: Int)
  /// When everything before it is delivered: with all threads.
  case own

  /// More pixels in all, for some 0.1 s of work, are a case for all threads.
  private static let mostSharedPixels = 1 << 23
  private static let mostSharedBytes = 4 << 20

  /// How many threads an input may have.
  func jobs(_ wanted: Int?) -> Int {
    self == .own ? wanted ?? Processors.count : 1
  }

  /// Puts off a file that is too long to be worked on beside others.
  func admit(_ source: ByteSource) throws(WaitForTurn) {
    if self != .own, source.byteCount > Self.mostSharedBytes { throw WaitForTurn() }
  }

  /// Puts off what takes too long, or more than its share of the memory.
  ///
  /// - Parameter pixelCount: how many pixels are to be made in all.
  func admit(
    pixelCount: Int, _ estimate: MemoryEstimate, _ limits: Limits
  ) throws(WaitForTurn) {
    guard case .shared(let lanes) = self else { return }
    if pixelCount > Self.mostSharedPixels
      || estimate.byteCountOfWorker > limits[.memoryBytes] / lanes
    {
      throw WaitForTurn()
    }
  }
}

/// An input should be worked on in its own turn.
struct WaitForTurn: Error {}
