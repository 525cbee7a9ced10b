public import LayoutCore

/// Why there can't be such a scene.
@nonexhaustive
public enum SceneError: Error, Hashable, Sendable {
  /// There are more items than ``SceneLimits/items``, at first or after an event.
  case tooManyItems(count: Int, limit: Int)
  /// The events remember more than ``SceneLimits/eventItems``: the first `fittingCount` would not.
  case scriptTooLong(eventCount: Int, fittingCount: Int)
  /// An event, by its place in the script, is before the time 0 or after ``SceneLimits/latest``.
  case eventOutOfTime(index: Int, time: Duration)
  /// An event, by its place in the script, doesn't fit the items that are there at its time.
  case eventImpossible(index: Int, time: Duration, LayoutError)
}

/// How large scenes can be.
public enum SceneLimits {
  /// The most items, in all sections: each may have to be looked at for every picture.
  public static let items = 100_000
  /// The most items that all events together remember: each those that it leaves, at least a hundred,
  /// sixteenfold where its transition keeps the attributes of every element.
  public static let eventItems = 5_000_000
  /// The latest time of an event, and the longest time that one takes.
  public static let latest = Duration.seconds(1_000_000_000)
}

extension SceneError: CustomStringConvertible {
  /// One sentence about what is wrong.
  public var description: String {
    switch self {
    case .tooManyItems(let count, let limit): "\(count) items: a scene holds \(limit)"
    case .scriptTooLong(let count, let fitting):
      "\(count) events with that many items: the first \(fitting) are what a scene can remember"
    case .eventOutOfTime(let index, let time):
      "event \(index + 1) is at \(time): a script goes from 0 to \(SceneLimits.latest)"
    case .eventImpossible(let index, let time, let reason):
      "event \(index + 1) at \(time): \(reason)"
    }
  }
}
