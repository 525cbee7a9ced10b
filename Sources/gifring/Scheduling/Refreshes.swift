/// What the refreshes of a display show of a schedule: at each of them, the frame that has come last.
struct Refreshes {
  let schedule: Schedule
  let rate: FrameRate
  /// How many refreshes there are before the schedule ends; one at least.
  let count: Int

  init(of schedule: Schedule, at rate: FrameRate) {
    self.schedule = schedule
    self.rate = rate
    count = Swift.max(rate.count(before: schedule.length), 1)
  }

  /// When the last refresh gives way to the next, in nanoseconds.
  var length: Int128 { rate.nanoseconds(atRefresh: count) }
}

extension Refreshes: Sequence {
  /// Goes through schedule and refreshes side by side.
  struct Iterator: IteratorProtocol {
    let refreshes: Refreshes
    var entries: Schedule.Iterator
    var shown: Schedule.Entry?
    var coming: Schedule.Entry?
    var number = 0

    init(_ refreshes: Refreshes) {
      self.refreshes = refreshes
      entries = refreshes.schedule.makeIterator()
      coming = entries.next()
    }

    mutating func next() -> Schedule.Entry? {
      guard number < refreshes.count else { return nil }
      let start = refreshes.rate.nanoseconds(atRefresh: number)
      number += 1
      while let entry = coming, entry.start <= start {
        shown = entry
        coming = entries.next()
      }
      return shown.map {
        Schedule.Entry(
          frame: $0.frame, play: $0.play, start: start,
          end: refreshes.rate.nanoseconds(atRefresh: number))
      }
    }
  }

  func makeIterator() -> Iterator {
    Iterator(self)
  }
}

extension FrameRate {
  private var period: Int128 { Int128(denominator) * 1_000_000_000 }

  /// When a refresh comes in nanoseconds, rounded down; refresh 0 comes at 0.
  fileprivate func nanoseconds(atRefresh number: Int) -> Int128 {
    Int128(number) * period / Int128(numerator)
  }

  /// How many refreshes come before a time in nanoseconds.
  fileprivate func count(before time: Int128) -> Int {
    Int(clamping: (time * Int128(numerator) + period - 1) / period)
  }
}
