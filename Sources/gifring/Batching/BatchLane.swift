internal import GIFDecoding
internal import Synchronization

/// How far an input has come when its turn comes.
struct BatchItem<Product: Sendable>: Sendable {
  enum State {
    case done(Product)
    case failed(any Error)
    /// It is open, but nothing else is done yet.
    case waiting(ByteSource)
  }

  let input: Input
  let state: State
}

/// Takes inputs, and works on them while other lanes do the same.
struct BatchLane<Work: Sendable> {
  private let work: Work
  private let intake: BatchIntake
  private let decoding: DecodingOptions
  private let turn: Turn
  private var entry: (input: Input, mayStart: Bool)?

  /// - Parameter laneCount: how many there are; one alone never puts anything off.
  init(_ work: Work, _ intake: BatchIntake, decoding: DecodingOptions, laneCount: Int) {
    self.work = work
    self.intake = intake
    self.decoding = decoding
    turn = laneCount > 1 ? .shared(lanes: laneCount) : .own
  }
}

extension BatchLane: PipelineLane where Work: BatchWork {
  func prepare(_ item: Int) {}

  mutating func capture(_ item: Int) throws -> CaptureResult {
    entry = try intake.next().map { ($0, work.enter($0)) }
    return entry == nil ? .stop : .finish
  }

  mutating func finish() -> BatchItem<Work.Product>? {
    entry.take().map { input, mayStart in
      BatchItem(input: input, state: state(of: input, mayStart: mayStart))
    }
  }

  private func state(of input: Input, mayStart: Bool) -> BatchItem<Work.Product>.State {
    do {
      let source = try input.open(decoding.limits)
      guard mayStart || turn == .own else { return .waiting(source) }
      do {
        try turn.admit(source)
        return .done(try work.work(on: input, source, turn))
      } catch is WaitForTurn {
        return .waiting(source)
      }
    } catch {
      return .failed(error)
    }
  }
}

/// Where lanes get their inputs.
final class BatchIntake: Sendable {
  private let list: Mutex<InputList>

  init(_ list: sending InputList) {
    self.list = Mutex(list)
  }

  /// The next input, nil at the end.
  func next() throws(Failure) -> Input? {
    try list.withLock { list throws(Failure) in try list.next() }
  }
}
