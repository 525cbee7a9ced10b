package import Platform

/// The value of every limit, and a time by which the work must be done.
public struct Limits: Hashable, Sendable {
  /// By `Limit.place`: a dictionary costs a start of the tool more than all of its parsing.
  private var values: [Int]
  /// When work ends.
  package private(set) var end = Deadline.never

  /// What holds unless something else is asked for.
  public static let standard = Limits(divisor: 1)
  /// A sixteenth of each standard value: for servers.
  public static let strict = Limits(divisor: 16)

  /// When to stop working, nil for never.
  public var deadline: ContinuousClock.Instant? {
    get { end.instant }
    set { end = Deadline(at: newValue) }
  }

  /// Sets the deadline so far from now, and lets messages about it name the time; nil for never.
  public mutating func allow(_ time: Duration?) {
    end = Deadline(after: time)
  }

  /// Throws `DecodingError.deadlinePassed` when the time is over.
  public func checkDeadline() throws(DecodingError) { try end.check() }

  private init(divisor: Int) {
    values = Limit.allCases.map { $0.standard / divisor }
  }

  /// The greatest value that a limit lets pass.
  public subscript(limit: Limit) -> Int {
    get { values[limit.place] }
    set { values[limit.place] = newValue }
  }

  /// Throws `DecodingError.limit` when `value` is above the limit.
  public func check(_ limit: Limit, _ value: Int) throws(DecodingError) {
    let most = self[limit]
    if value > most { throw .limit(LimitViolation(limit, value: value, most: most)) }
  }
}

/// A value above its limit.
public struct LimitViolation: Hashable, Sendable {
  /// What was exceeded.
  public let limit: Limit
  /// The value that was asked for.
  public let value: Int
  /// The greatest value that would have passed.
  public let most: Int

  /// Records a value that is above its limit.
  public init(_ limit: Limit, value: Int, most: Int) {
    self.limit = limit
    self.value = value
    self.most = most
  }
}

extension LimitViolation: CustomStringConvertible {
  /// The limit, the value and the option that raises it.
  public var description: String {
    "\(limit.title) \(value) is above \(most) (\(limit.option) raises it)"
  }
}

extension Deadline {
  /// Throws `DecodingError.deadlinePassed` when the time is over.
  func check() throws(DecodingError) {
    if hasPassed { throw .deadlinePassed(allowed: allowed) }
  }
}
