import Foundation
import TestSupport

/// An entry of a timeline as the tool prints it, in nanoseconds.
struct WatchedEntry: Hashable {
  var frame: Int
  var play: Int
  var start: Int
  var end: Int
}

extension WatchedEntry {
  /// Reads an entry of the JSON.
  init(_ value: JSONValue) throws {
    frame = value["frame"].integer ?? -1
    play = value["play"].integer ?? -1
    start = try Self.nanoseconds(value["startMilliseconds"])
    end = try Self.nanoseconds(value["endMilliseconds"])
  }

  /// Milliseconds as whole nanoseconds: doubles are exact enough for the times of tests.
  static func nanoseconds(_ value: JSONValue) throws -> Int {
    struct NoNumber: Error {}
    guard let milliseconds = value.double else { throw NoNumber() }
    return Int((milliseconds * 1e6).rounded())
  }
}

/// What is seen of an animation, found by walking from frame to frame.
struct WatchedAnimation {
  /// The frames of one play in the order in which they are watched, with their delays in nanoseconds.
  var steps: [(frame: Int, delay: Int)]
  var plays = 1
  /// The rate as a fraction.
  var rate = (numerator: 1, denominator: 1)
  var until: Int?

  init(delays: [Int], frames: Range<Int>? = nil, mode: String = "forward", isBackward: Bool = false)
  {
    let there = (frames ?? delays.indices).map {
      (frame: $0, delay: (delays[$0] < 2 ? 10 : delays[$0]) * 10_000_000)
    }
    let back = Array(there.reversed())
    let steps =
      switch mode {
      case "reverse": back
      case "bounce": there + back.dropFirst().dropLast()
      default: there
      }
    self.steps = isBackward ? steps.reversed() : steps
  }

  var entries: [WatchedEntry] {
    var entries: [WatchedEntry] = []
    var place = 0
    for play in 0..<plays {
      for step in steps {
        let entry = WatchedEntry(
          frame: step.frame, play: play, start: time(of: place), end: time(of: place + step.delay))
        if entry.start >= until ?? .max { return entries }
        entries.append(entry)
        entries[entries.count - 1].end = min(entry.end, until ?? .max)
        place += step.delay
      }
    }
    return entries
  }

  /// The first whole nanosecond at which a place has been reached.
  private func time(of place: Int) -> Int {
    (place * rate.denominator + rate.numerator - 1) / rate.numerator
  }

  /// What a display shows that refreshes `frequency` times in `seconds`.
  func refreshes(_ frequency: Int, in seconds: Int = 1) -> [WatchedEntry] {
    var shown: [WatchedEntry] = []
    let entries = entries
    let end = entries.last?.end ?? 0
    func time(_ number: Int) -> Int { number * seconds * 1_000_000_000 / frequency }
    while time(shown.count) < end {
      let now = time(shown.count)
      guard let entry = entries.last(where: { $0.start <= now }) else { break }
      shown.append(
        WatchedEntry(
          frame: entry.frame, play: entry.play, start: now, end: time(shown.count + 1)))
    }
    return shown
  }
}
