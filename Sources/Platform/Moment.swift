/// A moment of the continuous clock, as the time since the process first asked for one.
///
/// The compiler doesn't know the size of a `ContinuousClock.Instant`, so the process would lay out every
/// type that holds one when it starts: most of the tool's options, for the sake of their deadline.
package struct Moment: Hashable, Sendable {
  private static let origin = ContinuousClock.now
  private let sinceOrigin: Duration

  /// The moment of an instant.
  package init(_ instant: ContinuousClock.Instant) {
    sinceOrigin = Self.origin.duration(to: instant)
  }

  /// The instant of the moment.
  package var instant: ContinuousClock.Instant { Self.origin + sinceOrigin }
}
