/// One layout turning into another, as a function of time.
///
/// Inserted items come with the layout's initial attributes, deleted ones go with its final ones,
/// the rest move. Both ends of up to ``keptElements`` elements are kept, unless a layout moves by
/// itself in another way than ``PreparedLayout/centerTurn(at:)`` tells.
public struct LayoutTransition: Sendable {
  /// How the change is spread over its time.
  public let curve: TimingCurve
  /// The way that centers take.
  public let path: TransitionPath
  /// When the change begins, on the view's clock.
  public let startTime: Duration
  /// How long it takes.
  public let duration: Duration
  let from: any PreparedLayout
  let to: any PreparedLayout
  let update: ResolvedUpdate
  /// What was on the screen when this transition interrupted another; empty if it didn't.
  let interrupted: InterruptedElements
  /// Both ends of every element as the layouts were prepared, where these do no more than turn and
  /// there aren't too many.
  private(set) var keptLegs: [KeptLeg]?

  /// How many elements' ends a transition keeps, half a kilobyte each, so that a frame only mixes
  /// them.
  public static let keptElements = 1 << 16

  /// How long changes take if nothing else is said; UIKit doesn't document its own.
  public static let defaultDuration = Duration.milliseconds(300)

  /// Makes the transition between two layouts of the same sections, before and after an update.
  ///
  /// The two may be of different types, as in `setCollectionViewLayout(_:animated:)`.
  ///
  /// - Throws: ``LayoutError/invalidUpdate(_:)`` if the update doesn't fit the items, or `to`
  ///   doesn't have as many as it leaves.
  public init(
    from: any PreparedLayout, to: any PreparedLayout, update: LayoutUpdate = LayoutUpdate(),
    curve: TimingCurve = .easeInOut, path: TransitionPath = .straight,
    startTime: Duration = .zero, duration: Duration = defaultDuration
  ) throws(LayoutError) {
    try self.init(
      from: from, to: to, update: update, interrupted: InterruptedElements(), curve: curve,
      path: path, startTime: startTime, duration: duration)
  }

  /// Makes a transition that begins with what another one shows at `startTime`.
  ///
  /// Items that were on their way go on from where they are; those that were going finish going.
  ///
  /// - Throws: ``LayoutError/invalidUpdate(_:)``, as for the other initializer; the update counts
  ///   in the items that the interrupted transition leads to.
  /// - Complexity: O(n).
  public init(
    interrupting running: LayoutTransition, to: any PreparedLayout,
    update: LayoutUpdate = LayoutUpdate(), curve: TimingCurve = .easeInOut,
    path: TransitionPath = .straight, startTime: Duration, duration: Duration = defaultDuration
  ) throws(LayoutError) {
    try self.init(
      from: running.to, to: to, update: update,
      interrupted: InterruptedElements(of: running, at: startTime), curve: curve, path: path,
      startTime: startTime, duration: duration)
  }

  private init(
    from: any PreparedLayout, to: any PreparedLayout, update: LayoutUpdate,
    interrupted: InterruptedElements, curve: TimingCurve, path: TransitionPath,
    startTime: Duration, duration: Duration
  ) throws(LayoutError) {
    let resolved = try ResolvedUpdate(update, itemCounts: from.itemCounts)
    let expected = resolved.sections.map(\.newCount)
    guard to.itemCounts == expected else {
      throw .invalidUpdate(.unexpectedCounts(found: to.itemCounts, expected: expected))
    }
    (self.from, self.to, self.update, self.interrupted) = (from, to, resolved, interrupted)
    (self.curve, self.path) = (curve, path)
    (self.startTime, self.duration) = (startTime, duration)
    keptLegs = legsToKeep()
  }

  private func legsToKeep() -> [KeptLeg]? {
    guard from.centerTurn(at: startTime) != nil, to.centerTurn(at: startTime) != nil,
      to.itemCounts.allSatisfy({ $0 <= Self.keptElements }),
      to.itemCounts.reduce(0, +) <= Self.keptElements
    else { return nil }
    var legs: [KeptLeg] = []
    forEachLeg(from: from, to: to) { legs.append(KeptLeg(leg: $0, start: copy $1, end: copy $2)) }
    return legs
  }

  /// When the change is done, on the view's clock.
  public var endTime: Duration { startTime + max(.zero, duration) }

  /// Whether it remembers the attributes of each element, half a kilobyte or more.
  package var keepsElements: Bool { keptLegs != nil || !interrupted.isEmpty }

  /// How much of the change's time has passed at `time`, 0…1; all of it if it takes none.
  public func progress(at time: Duration) -> Double {
    guard duration > .zero else { return time < startTime ? 0 : 1 }
    return min(max(0, (time - startTime) / duration), 1)
  }

  /// The elements at `time`: deleted items first, then all others in their new order, then
  /// supplementary and decoration views.
  ///
  /// Both layouts are taken as they stand at `time`, so a ring goes on turning.
  ///
  /// - Complexity: O(n).
  public func elements(at time: Duration) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    forEachElement(at: time) { elements.append(copy $0) }
    return elements
  }

  /// The elements when a part of the time has passed, 0…1, the layouts standing still.
  ///
  /// - Complexity: O(n).
  public func elements(atProgress progress: Double) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    forEachElement(at: nil, progress: progress) { elements.append(copy $0) }
    return elements
  }

  /// Visits the elements at `time`, without an array.
  ///
  /// - Complexity: O(n).
  public func forEachElement(
    at time: Duration, _ body: (borrowing TransitionElement) -> Void
  ) {
    forEachElement(at: time, progress: progress(at: time), body)
  }

  private func forEachElement(
    at time: Duration?, progress: Double, _ body: (borrowing TransitionElement) -> Void
  ) {
    let mixer = mixer(progress: progress)
    if let keptLegs, let turns = endTurns(at: time, progress: progress) {
      // A span lends its elements; an array's would be copied.
      let legs = keptLegs.span
      for index in legs.indices {
        // What an interrupted transition let go comes first, and turns no more.
        let isLeaving = index < interrupted.leaving.count
        body(legs[index].element(mixedBy: mixer, turned: isLeaving ? .none : turns))
      }
      return
    }
    forEachLeg(at: time) { leg, start, end in
      body(TransitionElement(attributes: mixer.mix(start, end), leg: leg))
    }
  }

  /// How far the kept ends have turned at `time`; not at all where that is nil.
  ///
  /// - Returns: nil at the very beginning and end of a change of moving layouts, which are exact.
  private func endTurns(at time: Duration?, progress: Double) -> EndTurns? {
    guard let time, from.isMoving || to.isMoving else { return EndTurns.none }
    guard progress > 0, progress < 1 else { return nil }
    return EndTurns(
      from: from, to: to, at: time, areStartsFixed: !interrupted.starts.isEmpty)
  }

  func mixer(progress: Double) -> AttributeMixer {
    AttributeMixer(
      fraction: curve.fraction(at: progress), hasBegun: progress > 0, path: path,
      pivot: to.pivot)
  }
}
