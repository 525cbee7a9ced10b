internal import LayoutCore

/// Plays a script through: what its events make of a scene, one after the other.
struct ScriptReader {
  let options: SceneOptions

  /// The stretches between the events, by their start.
  func chapters(from start: SceneStart) throws(SceneError) -> [SceneChapter] {
    let count = start.context.itemCounts.reduce(0) { min($0 + $1, LayoutContext.largestCount) }
    try check(itemCount: count)
    return try play(try eventsInOrder(), from: start.chapter(), itemCount: count)
  }

  private func play(
    _ events: [(index: Int, event: SceneEvent)], from start: SceneChapter, itemCount: Int
  ) throws(SceneError) -> [SceneChapter] {
    var chapters = [start]
    var turn = SceneTurn(chapter: start, nextItem: itemCount, options: options)
    var cost = ScriptCost()
    for (index, event) in events {
      do throws(LayoutError) {
        try turn.take(event)
      } catch {
        throw .eventImpossible(index: index, time: event.time, error)
      }
      let count = turn.chapter.items.reduce(0) { $0 + $1.count }
      try check(itemCount: count)
      cost.add(turn.chapter, itemCount: count)
      guard cost.isAffordable else {
        throw .scriptTooLong(eventCount: events.count, fittingCount: chapters.count - 1)
      }
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
