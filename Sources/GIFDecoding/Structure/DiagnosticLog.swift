public import Frames

/// Diagnostics in the order in which they were found, a bounded number of them.
///
/// A hostile file can deviate from the specification a million times; what is not kept is counted,
/// and damage is never hidden behind notes.
public struct DiagnosticLog: Sendable {
  private static let mostNotes = 1_000
  private static let mostDamages = 10_100

  /// The diagnostics that are kept; the last ones say how many more there were.
  public var all: [Diagnostic] {
    var list = kept
    if droppedNotes > 0 { list.append(Self.more(.note, droppedNotes, after: kept)) }
    if droppedDamages > 0 { list.append(Self.more(.damage, droppedDamages, after: kept)) }
    return list
  }

  private var kept: [Diagnostic] = []
  private var noteCount = 0
  private var droppedNotes = 0
  private var droppedDamages = 0
  /// How many diagnostics of damage there were, kept or not.
  public private(set) var damageCount = 0
  /// The first damage found, nil for a file without any.
  public private(set) var firstDamage: Diagnostic?

  /// Makes an empty log.
  public init() {}

  /// Adds what was found.
  public mutating func append(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .note:
      noteCount += 1
      if noteCount > Self.mostNotes {
        droppedNotes += 1
        return
      }
    case .damage:
      damageCount += 1
      firstDamage = firstDamage ?? diagnostic
      if damageCount > Self.mostDamages {
        droppedDamages += 1
        return
      }
    }
    kept.append(diagnostic)
  }

  private static func more(
    _ severity: Diagnostic.Severity, _ count: Int, after kept: [Diagnostic]
  ) -> Diagnostic {
    Diagnostic(
      severity, .moreDiagnostics, "\(count) further diagnostics are not listed",
      byteOffset: kept.last?.byteOffset ?? 0)
  }
}
