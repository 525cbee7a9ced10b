internal import Frames
internal import GIFDecoding

/// The delays of an edited animation, in whole hundredths of a second without drift.
///
/// Each changed frame ends at the hundredth that is nearest to its end, counted over the changed frames
/// alone: the others keep their delays to the hundredth.
struct DelayPlan {
  private let edit: Edit
  private let images: [StoredImage]
  private let assigned: [Int: Duration]
  private var elapsed: Int128 = 0
  private var written: Int128 = 0

  /// - Precondition: the frames of the edit's delays exist.
  init(_ edit: Edit, images: [StoredImage]) {
    self.edit = edit
    self.images = images
    var assigned: [Int: Duration] = [:]
    for change in edit.delays {
      for frame in change.frames { assigned[frame] = change.duration }
    }
    self.assigned = assigned
  }

  /// The delays of frames in an order.
  mutating func delays(of order: [Int]) throws(EditingError) -> [FrameDelay] {
    var delays: [FrameDelay] = []
    delays.reserveCapacity(order.count)
    for frame in order { delays.append(try delay(of: frame)) }
    return delays
  }

  private mutating func delay(of frame: Int) throws(EditingError) -> FrameDelay {
    let stored = images[frame].delay
    guard !edit.speed.isUnchanged || assigned[frame] != nil else { return stored }
    let duration = assigned[frame] ?? edit.delayPolicy.effectiveDuration(of: stored)
    elapsed += duration.wholeNanoseconds * Int128(edit.speed.denominator)
    let unit = 10_000_000 * Int128(edit.speed.numerator)
    let end = (2 * elapsed + unit) / (2 * unit)
    guard let centiseconds = UInt16(exactly: end - written) else {
      let share = Double(edit.speed.denominator) / Double(edit.speed.numerator)
      throw .delayOutOfRange(frame: frame, duration * share)
    }
    written = end
    let delay = FrameDelay(centiseconds: centiseconds)
    if !edit.speed.isUnchanged, edit.delayPolicy == .browser, centiseconds < 2 {
      throw .tooFast(frame: frame, delay)
    }
    return delay
  }
}

extension Duration {
  /// The time in nanoseconds, finer ones cut off.
  fileprivate var wholeNanoseconds: Int128 {
    let (seconds, attoseconds) = components
    return Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
  }
}
