internal import FrameSequencing
internal import Frames
internal import GIFDecoding

extension PlaybackOptions {
  /// The timeline of an animation, played as was asked for.
  ///
  /// - Throws: `UsageError` when the wanted frames are not there.
  func timeline(
    of structure: GIFStructure, policy: DelayPolicy, command: String
  ) throws(UsageError) -> Timeline {
    let whole = Timeline(
      delays: structure.images.map(\.delay), policy: policy,
      plays: plays.map(\.plays) ?? structure.loopCount.plays, mode: mode)
    let timeline = whole.restricted(to: try range(count: whole.delays.count, command))
    guard timeline.frames.isEmpty else { return timeline }
    let length = Timeline(delays: whole.delays, policy: policy).playDuration.secondsText
    throw UsageError(
      "no frame shows between --from and --to: the animation lasts \(length)", command: command)
  }

  private func range(count: Int, _ command: String) throws(UsageError) -> TimelineRange {
    if let frames {
      guard let indices = frames.resolve(count: count) else {
        throw UsageError(
          "--frames \(frames) lies outside the animation: frames are 0 to \(count - 1)",
          command: command)
      }
      return .frames(indices)
    }
    if start == nil, end == nil { return .all }
    let start = start ?? .zero
    return .time(start..<max(end ?? .seconds(Int64.max), start))
  }
}
