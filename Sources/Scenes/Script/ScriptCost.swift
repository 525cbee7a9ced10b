internal import LayoutCore

/// What a script takes in time and memory, in items that its events remember.
struct ScriptCost {
  /// How much an item costs of which a transition keeps both ends, or what it showed when it was
  /// interrupted: some 600 bytes, where others take 40.
  private static let keptItem = 16
  /// No event takes less than so many items.
  private static let leastItems = 100

  private var eventItems = 0

  /// Whether more can follow.
  var isAffordable: Bool { eventItems <= SceneLimits.eventItems }

  /// Counts what began with an event.
  mutating func add(_ chapter: SceneChapter, itemCount: Int) {
    let keeps = chapter.transition.map { $0.startTime == chapter.start && $0.keepsElements }
    eventItems += max(Self.leastItems, itemCount * (keeps == true ? Self.keptItem : 1))
  }
}
