internal import LayoutCore

/// Plays a script through: what its events make of a scene, one after the other.
struct ScriptReader {
  let options: SceneOptions

  /// The stretches between the events, by their start.
  func chapters(from start: SceneStart) throws(SceneError) -> [SceneChapter] {
    let count = start.context.itemCounts.reduce(0) { min($0 + $1, LayoutContext.largestCount) }
    try check(itemCount: count)
    let events = try eventsInOrder()
    let (product, overflows) = max(count, 1).multipliedReportingOverflow(by: events.count)
    guard !overflows, product <= SceneLimits.eventItems else {
      throw .scriptTooLong(
        eventCount: events.count, limit: SceneLimits.eventItems / max(count, 1))
    }
    return try play(events, from: start.chapter(), itemCount: count)
  }

  private func play(
    _ events: [(index: Int, event: SceneEvent)], from start: SceneChapter, itemCount: Int
  ) throws(SceneError) -> [SceneChapter] {
    var chapters = [start]
    var turn = SceneTurn(chapter: start, nextItem: itemCount, options: options)
    for (index, event) in events {
      do throws(LayoutError) {
        try turn.take(event)
      } catch {
        throw .eventImpossible(index: index, time: event.time, error)
      }
      try check(itemCount: turn.chapter.items.reduce(0) { $0 + $1.count })
      chapters.append(turn.chapter)
    }
    return chapters
  }

  private func check(itemCount: Int) throws(SceneError) {
    guard itemCount <= SceneLimits.items else {
      throw .tooManyItems(count: itemCount, limit: SceneLimits.items)
    }
  }

  private func eventsInOrder() throws(SceneError) -> [(index: Int, event: SceneEvent)] {
    for (index, event) in options.script.enumerated() {
      guard event.time >= .zero, event.time <= SceneLimits.latest else {
        throw .eventOutOfTime(index: index, time: event.time)
      }
    }
    return options.script.enumerated().map { ($0.offset, $0.element) }
      .sorted { ($0.event.time, $0.index) < ($1.event.time, $1.index) }
  }
}
