internal import FrameSequencing
internal import Frames

/// Plays ten-millisecond frames by the real clock, and measures how late each of them comes.
enum RealClock {
  static func run(seconds: Int) async {
    let delay = Duration.milliseconds(10)
    let timeline = Timeline(
      delays: Array(repeating: FrameDelay(centiseconds: 1), count: 100), policy: .authored,
      plays: seconds)
    var lateness: [Double] = []
    var start: ContinuousClock.Instant?
    var end = Duration.zero
    for await event in Player(timeline, clock: ContinuousClock()) {
      let now = ContinuousClock.now
      let first = start ?? now
      start = first
      end = now - first
      if case .frame(let frame, let loop) = event {
        lateness.append((end - delay * (loop * 100 + frame)) / .milliseconds(1))
      }
    }
    report(lateness.sorted(), seconds: seconds, end: end)
  }

  private static func report(_ lateness: [Double], seconds: Int, end: Duration) {
    let drift = end / .seconds(1) / Double(seconds) - 1
    let p95 = lateness[min(lateness.count * 95 / 100, lateness.count - 1)]
    print(
      "real clock: \(seconds) s of 10 ms frames took \(end), drift \(drift * 100) %, "
        + "\(lateness.count) of \(seconds * 100) frames shown, "
        + "late by \(lateness[lateness.count / 2]) ms (median), \(p95) ms (p95), "
        + "\(lateness[lateness.count - 1]) ms (most)")
  }
}
