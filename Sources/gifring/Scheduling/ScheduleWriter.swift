internal import FrameSequencing
internal import Frames

/// Writes what a schedule or the refreshes of a display show, entry by entry.
struct ScheduleWriter {
  let schedule: Schedule
  let refreshes: Refreshes?
  let stream: ResultStream

  init(_ schedule: Schedule, refreshRate: FrameRate?, to stream: ResultStream) {
    self.schedule = schedule
    refreshes = refreshRate.map { Refreshes(of: schedule, at: $0) }
    self.stream = stream
  }

  /// Writes one line of JSON, without its opening brace.
  func writeJSONMembers() {
    let total = (refreshes?.length ?? schedule.length).millisecondsText
    let plays = schedule.timeline.plays.map { "\($0)" } ?? "null"
    stream.write("\"totalMilliseconds\":\(total),\"plays\":\(plays),\"entries\":[")
    var separator = ""
    forEachEntry { entry in
      stream.write(
        "\(separator){\"frame\":\(entry.frame),\"play\":\(entry.play),"
          + "\"startMilliseconds\":\(entry.start.millisecondsText),"
          + "\"endMilliseconds\":\(entry.end.millisecondsText)}")
      separator = ","
    }
    stream.write("]}\n")
  }

  static let csvHeading = "frame,play,startMilliseconds,endMilliseconds\n"

  /// Writes comma-separated values.
  ///
  /// - Parameter start: what each line begins with.
  func writeCSV(behind start: String) {
    forEachEntry { entry in
      stream.write(
        "\(start)\(entry.frame),\(entry.play),\(entry.start.millisecondsText),"
          + "\(entry.end.millisecondsText)\n")
    }
  }

  /// Writes a table, whose columns are as wide as the largest numbers need.
  func writeTable() {
    var layout = TextTable.Layout(Self.columns)
    layout.makeRoom(for: widestCells)
    stream.write(layout.heading + "\n")
    forEachEntry { stream.write(layout.line(of: cells($0)) + "\n") }
  }

  /// Visits the entries until nobody takes what is written.
  private func forEachEntry(_ body: (Schedule.Entry) -> Void) {
    if let refreshes { visit(refreshes, body) } else { visit(schedule, body) }
  }

  private func visit(_ entries: some Sequence<Schedule.Entry>, _ body: (Schedule.Entry) -> Void) {
    for entry in entries {
      body(entry)
      if stream.hasFailed { return }
    }
  }
}

extension ScheduleWriter {
  private static let columns: [TextTable.Column] = [
    .init("play", .right), .init("frame", .right), .init("start ms", .right),
    .init("end ms", .right), .init("shown ms", .right), .init("delay cs", .right),
  ]

  private func cells(_ entry: Schedule.Entry) -> [String] {
    [
      "\(entry.play)", "\(entry.frame)", entry.start.millisecondsText, entry.end.millisecondsText,
      (entry.end - entry.start).millisecondsText,
      "\(schedule.timeline.delays[entry.frame].centiseconds)",
    ]
  }

  private var longestDelay: Int128 {
    let timeline = schedule.timeline
    let longest = timeline.frames.reduce(Duration.zero) {
      max($0, timeline.effectiveDelay(ofFrame: $1))
    }
    return schedule.rate.time(toWatch: longest.wholeNanoseconds)
  }

  /// Numbers that take as many digits as any in the table.
  private var widestCells: [String] {
    let length = refreshes?.length ?? schedule.length
    let lastPlay = length / max(schedule.playLength, 1)
    let isWhole =
      refreshes == nil && schedule.rate.keepsMilliseconds && length.isMultiple(of: 1_000_000)
    let decimals = isWhole ? "" : ".000000"
    let time = "\(length / 1_000_000)" + decimals
    return [
      "\(lastPlay)", "\(schedule.timeline.frames.upperBound - 1)", time, time,
      "\(longestDelay / 1_000_000)" + decimals, "",
    ]
  }
}

extension ExactRate {
  /// Whether the times of frames, which are hundredths of a second, become whole milliseconds.
  fileprivate var keepsMilliseconds: Bool {
    (10 * denominator).isMultiple(of: Int(numerator.magnitude))
  }
}

extension Int128 {
  /// Nanoseconds in milliseconds, with as many decimals as they need.
  var millisecondsText: String {
    // Dividing 64 bits is many times as fast.
    if let nanoseconds = Int(exactly: self) {
      return FixedPoint.describe(nanoseconds, decimals: 6)
    }
    let (milliseconds, rest) = quotientAndRemainder(dividingBy: 1_000_000)
    return "\(milliseconds)" + FixedPoint.describe(Int(rest), decimals: 6).dropFirst()
  }
}
