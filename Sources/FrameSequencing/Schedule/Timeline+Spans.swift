extension Timeline {
  /// A frame's time on the timeline, its end exclusive.
  public struct Span: Hashable, Sendable {
    /// The index of the frame.
    public let frame: Int
    /// The number of the play, from 0.
    public let loop: Int
    /// The place of the frame within the play, from 0.
    public let step: Int
    /// When the frame comes.
    public let start: Duration
    /// When the next frame comes, or the timeline ends.
    public let end: Duration
  }

  /// When a step of a play shows: what a listing prints.
  ///
  /// Steps without length have a span too. A timeline that plays for ever has every play, also those
  /// below 0.
  ///
  /// - Returns: nil when there is no such step or play.
  public func span(ofStep step: Int, inPlay loop: Int = 0) -> Span? {
    guard (0..<stepCount).contains(step) else { return nil }
    if let plays, !(0..<max(plays, 0)).contains(loop) { return nil }
    let frame = frame(ofStep: step)
    let start = Int128(loop) * Int128(playLength) + Int128(start(ofStep: step))
    return Span(
      frame: frame, loop: loop, step: step, start: Duration(nanoseconds: start),
      end: Duration(nanoseconds: start + Int128(delayLength(frame))))
  }

  /// The first step of a play that shows a frame.
  ///
  /// A frame outside the part that plays stands for the nearest one in it.
  ///
  /// - Returns: nil for a timeline without frames.
  public func step(ofFrame frame: Int) -> Int? {
    guard !frames.isEmpty else { return nil }
    let place = min(max(frame, frames.lowerBound), frames.upperBound - 1) - frames.lowerBound
    return mode == .reverse ? frames.count - 1 - place : place
  }

  /// Where a step starts, in nanoseconds from the start of its play.
  func start(ofStep step: Int) -> Int {
    let frame = frame(ofStep: step)
    if mode == .forward || mode == .bounce && step < frames.count {
      return starts[frame] - starts[frames.lowerBound]
    }
    let back = starts[frames.upperBound] - starts[frame + 1]
    guard mode == .bounce else { return back }
    return back + passLength - delayLength(frames.upperBound - 1)
  }
}
