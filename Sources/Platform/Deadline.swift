/// A moment after which work ends.
package struct Deadline: Hashable, Sendable {
  private let moment: Moment?
  /// How long the work may take in all, nil where only its end is known.
  package let allowed: Duration?

  /// Lets work take as long as it does.
  package static let never = Deadline(moment: nil)

  private init(moment: Moment?) {
    self.moment = moment
    allowed = nil
  }

  /// Ends work at an instant, nil for never.
  package init(at instant: ContinuousClock.Instant?) {
    // Not `map`, which would make the type of the optional at run time.
    moment = if let instant { Moment(instant) } else { nil }
    allowed = nil
  }

  /// Ends work so far from now, nil for never.
  package init(after time: Duration?) {
    moment = time.map { Moment(.now + $0) }
    allowed = time
  }

  /// Whether work may take as long as it does.
  package var isNever: Bool { moment == nil }

  /// When work ends, nil for never.
  package var instant: ContinuousClock.Instant? { moment?.instant }

  /// Whether the time is over.
  package var hasPassed: Bool {
    guard let instant else { return false }
    return ContinuousClock.now >= instant
  }

  /// How long `poll` may wait: rounded up, at most an hour at a time, -1 for as long as it takes.
  package var remainingMilliseconds: CInt {
    guard let instant else { return -1 }
    let remaining = min(max(ContinuousClock.now.duration(to: instant), .zero), .seconds(3600))
    return CInt((remaining / .milliseconds(1)).rounded(.up))
  }
}

extension Deadline {
  /// What is to be said of work that was not done in the time that it was allowed.
  package static func complaint(allowed: Duration?) -> String {
    guard let allowed else { return "the time is over (--deadline raises it)" }
    return "took longer than --deadline \(allowed.decimalSeconds)s"
  }
}
