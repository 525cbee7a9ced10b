internal import FrameSequencing

/// What a person reads above the table of a schedule.
struct ScheduleText {
  let schedule: Schedule
  let options: TimelineOptions

  /// The lines, safe for a terminal.
  var lines: [String] {
    let timeline = schedule.timeline
    let frames = timeline.stepCount.counted("frame")
    let refreshes = options.refreshRate.map { ", on a display of \($0) Hz" } ?? ""
    return [
      "  \(frames) in \(schedule.playLength.millisecondsText) ms, plays \(plays)",
      "  mode \(timeline.mode.rawValue), rate \(schedule.rate), delays by the policy "
        + "\(timeline.policy)\(refreshes)",
      "",
    ]
  }

  private var plays: String {
    guard let plays = schedule.timeline.plays else {
      return schedule.playCount == nil ? "forever" : "forever, listed once"
    }
    return plays == 1 ? "once" : "\(plays) times"
  }
}
