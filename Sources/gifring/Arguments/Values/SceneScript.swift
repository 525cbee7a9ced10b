internal import LayoutCore
package import Scenes

/// A script as people write it: `1s tap 120,80; 2s insert 3; 2.5s delete 0`.
///
/// Each event is a time and what happens then; semicolons or line ends stand between events, and `#`
/// begins a remark.
package struct SceneScript: Hashable, Sendable {
  /// What happens, in the order in which it is written.
  package let events: [SceneEvent]

  /// Something in a script that makes no sense.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// The event as it is written.
    package let event: String
  }

  /// Reads a script.
  package init(_ text: String) throws(SyntaxError) {
    var events: [SceneEvent] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.prefix { $0 != "#" }
      for part in code.split(separator: ";") {
        let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.isEmpty { continue }
        guard let event = SceneEvent(words: words) else {
          throw SyntaxError(event: words.joined(separator: " "))
        }
        events.append(event)
      }
    }
    self.events = events
  }
}

extension SceneEvent {
  /// Reads `2s`, `insert` and `3`.
  fileprivate init?(words: [String]) {
    guard words.count >= 2, let time = Duration(argument: words[0]),
      let action = Action(verb: words[1], objects: Array(words.dropFirst(2)))
    else { return nil }
    self.init(at: time, action)
  }
}

extension SceneEvent.Action {
  fileprivate init?(verb: String, objects: [String]) {
    switch (verb, objects.count) {
    case ("toggle", 0): self = .togglePlayback
    case ("scroll", 1...3): self.init(scroll: objects)
    case (_, 1): self.init(verb: verb, object: objects[0])
    default: return nil
    }
  }

  private init?(verb: String, object: String) {
    let action: SceneEvent.Action? =
      switch verb {
      case "tap": Point(argument: object).map { .tap($0) }
      case "insert": LayoutIndexPath(argument: object).map { .insert($0) }
      case "delete": LayoutIndexPath(argument: object).map { .delete($0) }
      case "move":
        LayoutUpdate.Move(argument: object).map { .update(LayoutUpdate(moves: [$0])) }
      case "orbit": Decimal.read(object).map { .orbit(turnsPerSecond: $0) }
      default: nil
      }
    guard let action else { return nil }
    self = action
  }

  /// Reads `0,400`, perhaps with `over` and `1s` behind it.
  private init?(scroll words: [String]) {
    guard let point = Point(argument: words[0]) else { return nil }
    if words.count == 1 {
      self = .scroll(to: point, over: LayoutTransition.defaultDuration)
    } else if words.count == 3, words[1] == "over", let time = Duration(argument: words[2]) {
      self = .scroll(to: point, over: time)
    } else {
      return nil
    }
  }
}
