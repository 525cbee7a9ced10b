extension Timeline {
  /// What shows at a moment.
  public struct Position: Hashable, Sendable {
    /// The index of the frame that shows, nil only for a timeline without frames.
    public let frame: Int?
    /// The number of the play, from 0; below 0 before the start of an endless timeline.
    public let loop: Int
    /// The place of the frame within the play, from 0.
    public let step: Int
    /// Whether the last play has ended: the frame stays.
    public let isFinished: Bool
    /// The time since the frame came, in nanoseconds.
    let sinceChange: Int
    /// The time until something else comes, in nanoseconds; 0 when nothing does.
    let untilChange: Int

    /// The time since the frame came; when finished, the whole of its delay.
    public var timeSinceChange: Duration { .nanoseconds(sinceChange) }
    /// The time until the next frame comes or the timeline ends, nil when it is finished.
    public var timeToNextChange: Duration? { isFinished ? nil : .nanoseconds(untilChange) }
  }

  /// What shows at a time.
  ///
  /// Before the start of a finite timeline that is what shows at its start, and behind its end the last
  /// frame.
  ///
  /// - Complexity: O(log frames).
  public func position(at time: Duration) -> Position {
    position(at: time.wholeNanoseconds)
  }

  /// The frame that shows at a time, nil only for a timeline without frames.
  ///
  /// - Complexity: O(log frames).
  public func frameIndex(at time: Duration) -> Int? {
    position(at: time).frame
  }

  /// What shows at a time in nanoseconds.
  func position(at time: Int128) -> Position {
    let playLength = playLength
    guard playLength > 0 else { return end }
    var time = time
    if let plays {
      if plays <= 0 || time >= Int128(plays) * Int128(playLength) { return end }
      time = max(time, 0)
    }
    let (loop, offset) = Self.divide(time, by: playLength)
    let place = place(at: offset)
    return Position(
      frame: frame(ofStep: place.step), loop: loop, step: place.step, isFinished: false,
      sinceChange: offset - place.start, untilChange: place.end - offset)
  }

  private var end: Position {
    let loop = max(plays ?? 1, 1) - 1
    guard !frames.isEmpty else {
      return Position(
        frame: nil, loop: loop, step: 0, isFinished: true, sinceChange: 0, untilChange: 0)
    }
    let frame = frame(ofStep: stepCount - 1)
    return Position(
      frame: frame, loop: loop, step: stepCount - 1, isFinished: true,
      sinceChange: delayLength(frame), untilChange: 0)
  }

  /// Divides with a remainder that is never negative; 64 bits are enough for 292 years.
  private static func divide(_ time: Int128, by length: Int) -> (quotient: Int, remainder: Int) {
    if let time = UInt64(exactly: time) {
      let (loop, offset) = time.quotientAndRemainder(dividingBy: UInt64(length))
      return (Int(clamping: loop), Int(offset))
    }
    let (loop, offset) = time.quotientAndRemainder(dividingBy: Int128(length))
    return offset < 0
      ? (Int(clamping: loop - 1), Int(offset) + length) : (Int(clamping: loop), Int(offset))
  }
}

extension Timeline {
  /// A step of a play, with its start and end in nanoseconds from the start of the play.
  typealias Place = (step: Int, start: Int, end: Int)

  /// The step that shows at an offset into a play, which lies in it.
  private func place(at offset: Int) -> Place {
    switch mode {
    case .forward: placeThere(at: offset)
    case .reverse: placeBack(at: offset)
    case .bounce: offset < passLength ? placeThere(at: offset) : placeOnReturn(at: offset)
    }
  }

  private func placeThere(at offset: Int) -> Place {
    let base = starts[frames.lowerBound]
    let frame = lastFrame(startingBy: base + offset)
    return (frame - frames.lowerBound, starts[frame] - base, starts[frame + 1] - base)
  }

  /// The step of a pass from the last frame to the first.
  ///
  /// Frames own the moment of their start in play order, which is that of their end in file order.
  private func placeBack(at offset: Int) -> Place {
    let end = starts[frames.upperBound]
    let frame = lastFrame(startingBy: end - offset - 1)
    return (frames.upperBound - 1 - frame, end - starts[frame + 1], end - starts[frame])
  }

  /// The step of a bounce behind its first half: a pass back that leaves the last frame out.
  private func placeOnReturn(at offset: Int) -> Place {
    let shift = passLength - delayLength(frames.upperBound - 1)
    let place = placeBack(at: offset - shift)
    return (frames.count - 1 + place.step, place.start + shift, place.end + shift)
  }

  private func lastFrame(startingBy moment: Int) -> Int {
    frames.partitioningIndex { starts[$0] > moment } - 1
  }
}
