package import Frames

/// Turns times into whole hundredths of a second without drifting.
package struct AnimationClock {
  private var elapsed: Duration = .zero
  private var written = 0

  /// Starts at the animation's begin.
  package init() {}

  /// The delay of the next frame.
  ///
  /// It ends at the hundredth that is nearest to its end, so a frame of no time has the delay 0.
  ///
  /// - Throws: `EncodingError.delayOutOfRange` for a time that GIF can't hold.
  package mutating func delay(of duration: Duration, frame: Int) throws(EncodingError) -> FrameDelay
  {
    guard duration >= .zero, duration < .seconds(656) else {
      throw .delayOutOfRange(frame: frame, duration)
    }
    elapsed += duration
    let end = Int((elapsed + .milliseconds(5)) / .milliseconds(10))
    guard let delay = UInt16(exactly: end - written) else {
      throw .delayOutOfRange(frame: frame, duration)
    }
    written = end
    return FrameDelay(centiseconds: delay)
  }
}
