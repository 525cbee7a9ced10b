internal import Dispatch
internal import Synchronization

/// One worker of an `OrderedPipeline`, with memory of its own.
///
/// For each item that it takes, a lane does three steps: the first and the last while other lanes do
/// theirs, the middle one alone and in the order of the items.
package protocol PipelineLane: SendableMetatype, ~Copyable {
  associatedtype Product

  /// Does what needs nothing of the items before.
  mutating func prepare(_ item: Int) throws
  /// Does what needs the items before to be done.
  mutating func capture(_ item: Int) throws -> CaptureResult
  /// Does what the items after need not wait for.
  mutating func finish() throws -> Product
}

/// Runs items through several lanes at once, and delivers their products in order.
///
/// This is the one place where the package works on several threads. It doesn't copy or lock what the lanes
/// share (a compositor, say): a turnstile lets one lane at a time into `capture`, in the order of the
/// items, and another one into `deliver`. A lane holds one item at a time, so at most as many items as
/// there are lanes are on their way, whatever their number. The lane with the lowest item never waits
/// for another, so the pipeline can't lock up, even when there are threads for some of the lanes only.
package enum OrderedPipeline {
  /// Runs `items` through up to `laneCount` lanes.
  ///
  /// The products of all items before the one that ends the run, by an error or because its lane
  /// stops, are delivered; none of that item and those behind it is.
  ///
  /// - Returns: whether no lane stopped the run.
  /// - Throws: the error of the first item, in order, that met one, or that of a lane that can't be
  ///   made.
  package static func run<Lane: PipelineLane & ~Copyable>(
    _ items: Range<Int>, laneCount: Int, makeLane: @Sendable () throws -> Lane,
    deliver: @Sendable (Lane.Product) throws -> Void
  ) throws -> Bool {
    let laneCount = min(laneCount, items.count)
    guard laneCount > 1 else {
      var lane = try makeLane()
      return try runAlone(items, &lane, deliver)
    }
    let line = AssemblyLine(items, laneCount: laneCount)
    Crew.work(count: laneCount) {
      do {
        var lane = try makeLane()
        while let item = line.takeItem() { run(item, &lane, line, deliver) }
      } catch {
        line.refuseFurtherItems(error)
      }
    }
    return try line.result()
  }

  private static func runAlone<Lane: PipelineLane & ~Copyable>(
    _ items: Range<Int>, _ lane: inout Lane, _ deliver: (Lane.Product) throws -> Void
  ) throws -> Bool {
    for item in items {
      try lane.prepare(item)
      switch try lane.capture(item) {
      case .finish: try deliver(lane.finish())
      case .skip: continue
      case .stop: return false
      }
    }
    return true
  }

  private static func run<Lane: PipelineLane & ~Copyable>(
    _ item: Int, _ lane: inout Lane, _ line: AssemblyLine, _ deliver: (Lane.Product) throws -> Void
  ) {
    let prepared = Result { try lane.prepare(item) }
    let step = line.captureTurn.pass(item) {
      let step = line.guarded(item) {
        try prepared.get()
        return try lane.capture(item)
      }
      if step == .stop { line.end(before: item) }
      return step
    }
    let product = step == .finish ? Result { try lane.finish() } : nil
    line.deliverTurn.pass(item) {
      guard let product else { return }
      line.guarded(item) { try deliver(product.get()) }
    }
  }
}

/// What the lanes of one run share.
private final class AssemblyLine: Sendable {
  private let state: Mutex<State>
  let captureTurn: Turnstile
  let deliverTurn: Turnstile

  private struct State {
    var next: Int
    /// The first item, in order, of which nothing is delivered.
    var end: Int
    /// What that item met, nil when nothing went wrong with it.
    var failure: (any Error)?
    /// Whether a lane stopped the run.
    var isStopped = false
  }

  init(_ items: Range<Int>, laneCount: Int) {
    state = Mutex(State(next: items.lowerBound, end: items.upperBound))
    captureTurn = Turnstile(first: items.lowerBound, laneCount: laneCount)
    deliverTurn = Turnstile(first: items.lowerBound, laneCount: laneCount)
  }

  func takeItem() -> Int? {
    state.withLock { state in
      guard state.next < state.end else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Ends the run in front of an item, unless an item before it has done so.
  func end(before item: Int, failure: (any Error)? = nil) {
    state.withLock { state in
      guard item < state.end else { return }
      state.end = item
      state.failure = failure
      state.isStopped = failure == nil
    }
  }

  /// Ends the run behind the items that were begun.
  func refuseFurtherItems(_ error: any Error) {
    state.withLock { state in
      state.end = min(state.end, state.next)
      state.failure = state.failure ?? error
    }
  }

  /// Whether no lane stopped the run; throws what ended it.
  func result() throws -> Bool {
    let (failure, isStopped) = state.withLock { ($0.failure, $0.isStopped) }
    if let failure { throw failure }
    return !isStopped
  }

  /// Runs a step of an item unless the run ends before it; an error of the step ends it there.
  @discardableResult
  func guarded<Value>(_ item: Int, _ body: () throws -> Value) -> Value? {
    guard state.withLock({ item < $0.end }) else { return nil }
    do { return try body() } catch {
      end(before: item, failure: error)
      return nil
    }
  }
}

/// Lets items through one at a time, in order.
///
/// At most `laneCount` consecutive items stand before it, so as many semaphores serve them all.
private struct Turnstile: Sendable {
  private let semaphores: [DispatchSemaphore]

  init(first: Int, laneCount: Int) {
    semaphores = (0..<laneCount).map { _ in DispatchSemaphore(value: 0) }
    semaphores[first % laneCount].signal()
  }

  func pass<Value>(_ item: Int, _ body: () -> Value) -> Value {
    semaphores[item % semaphores.count].wait()
    defer { semaphores[(item + 1) % semaphores.count].signal() }
    return body()
  }
}
