/// Plays a timeline: what shows now, and what comes when.
///
/// A sequencer knows no clock. Whoever drives it says what time it is: `now` is the time since any
/// moment, always the same one. A time before the last one that was heard of, from a clock that was
/// set back, counts as no time passing: playback goes on from where it was.
///
/// The rate moves a place along the timeline. At a rate below 0 the place goes back, and playback
/// finishes at the start of a finite timeline, after the first frame's delay has passed.
public struct Sequencer: Sendable {
  /// What is played.
  public internal(set) var timeline: Timeline {
    didSet { located = nil }
  }
  /// What becomes of time for which nobody looked.
  public let stallPolicy: StallPolicy
  var playhead: Playhead
  /// The events that were delivered last.
  var delivered = Delivered()
  /// The step that showed when time was last noted: most often it still does.
  private var located: Located?

  /// Makes a sequencer at the start of a timeline; for a rate below 0, at its end.
  ///
  /// A timeline that plays for ever has no end: there, a rate below 0 starts from 0.
  public init(
    _ timeline: Timeline, playbackRate: PlaybackRate = 1, isPlaying: Bool = true,
    stallPolicy: StallPolicy = .catchUp, at now: Duration = .zero
  ) {
    self.timeline = timeline
    self.stallPolicy = stallPolicy
    playhead = Playhead(rate: playbackRate, isMoving: isPlaying, at: now.wholeNanoseconds)
    startAgain()
    delivered.loop = position.loop
  }

  /// Whether playback goes on as time passes.
  public var isPlaying: Bool { playhead.isMoving }
  /// How fast playback goes.
  public var playbackRate: PlaybackRate { playhead.rate }

  /// What shows now.
  ///
  /// Its times are those of the timeline: they count forward, and at the rate 1.
  ///
  /// - Complexity: O(log frames).
  public func position(at now: Duration) -> Timeline.Position {
    position(atPlace: noting(now).place)
  }

  /// The place on the timeline.
  public func time(at now: Duration) -> Duration {
    Duration(nanoseconds: clampedToTimeline(noting(now).place))
  }

  /// When something else comes, nil while nothing does: paused, finished, or at the rate 0.
  ///
  /// It doesn't depend on when it is asked for: what comes at that time comes then, and not before.
  ///
  /// - Complexity: O(log frames).
  public func nextChange(after now: Duration) -> Duration? {
    nextChange(of: noting(now)).map { Duration(nanoseconds: $0) }
  }
}

extension Sequencer {
  /// What shows at the last time that was heard of.
  var position: Timeline.Position { position(atPlace: playhead.place) }

  private func position(atPlace place: Int128) -> Timeline.Position {
    if playbackRate.value >= 0, let position = located?.position(atPlace: place) {
      return position
    }
    guard let inside = placeOnWayBack(place) else { return timeline.position(at: place) }
    let position = timeline.position(at: inside)
    return place > 0 ? position : position.finished
  }

  /// A place of a finite timeline where playback goes back over it, in reach of its frames.
  private func placeOnWayBack(_ place: Int128) -> Int128? {
    guard playbackRate.value < 0, let length = timeline.length, length > 0 else { return nil }
    return place.clamped(to: 0...length - 1)
  }

  /// The time of the next change in nanoseconds.
  private func nextChange(of playhead: Playhead) -> Int128? {
    let place = playhead.place
    let position = position(atPlace: place)
    guard !position.isFinished, playhead.isMoving else { return nil }
    guard playbackRate.value < 0 else {
      return playhead.time(ofTravelling: Int128(position.untilChange))
    }
    let inside = placeOnWayBack(place)
    let start = (inside ?? place) - Int128(position.sinceChange)
    // Just before the frame's start stands another frame; at the start of a finite timeline, nothing.
    let target = inside != nil && start <= 0 ? 0 : start - 1
    return playhead.time(ofTravelling: place - target)
  }

  /// The playhead when it has taken note of the time; a stall is left out if the policy says so.
  private func noting(_ now: Duration) -> Playhead {
    var playhead = playhead
    let now = now.wholeNanoseconds
    if case .freeze(let tolerance) = stallPolicy, let due = nextChange(of: playhead),
      now - due > tolerance.wholeNanoseconds
    {
      playhead.note(now)
      playhead.drop(now - due)
    } else {
      playhead.note(now)
    }
    return playhead
  }

  /// Takes note of the time.
  mutating func settle(at now: Duration) {
    playhead = noting(now)
    let place = playhead.place
    // On the way back, and before the start, a step's place is not all that decides.
    guard playbackRate.value >= 0, place >= 0, located?.range.contains(place) != true else {
      return
    }
    located = Located(position(atPlace: place), atPlace: place)
  }

  func clampedToTimeline(_ place: Int128) -> Int128 {
    guard let length = timeline.length else { return place.clamped(to: PlaybackRate.reach) }
    return place.clamped(to: 0...length)
  }
}

extension Sequencer {
  /// A step and where it stands on the timeline, in nanoseconds.
  private struct Located: Sendable {
    let range: Range<Int128>
    let position: Timeline.Position

    /// Nil for an end, whose place says nothing of its neighbors.
    init?(_ position: Timeline.Position, atPlace place: Int128) {
      if position.isFinished { return nil }
      range = place - Int128(position.sinceChange)..<place + Int128(position.untilChange)
      self.position = position
    }

    /// What shows at a place of the step, nil for other places.
    func position(atPlace place: Int128) -> Timeline.Position? {
      guard range.contains(place) else { return nil }
      let since = Int(place - range.lowerBound)
      return Timeline.Position(
        frame: position.frame, loop: position.loop, step: position.step, isFinished: false,
        sinceChange: since, untilChange: position.sinceChange + position.untilChange - since)
    }
  }
}

extension Timeline.Position {
  fileprivate var finished: Timeline.Position {
    Timeline.Position(
      frame: frame, loop: loop, step: step, isFinished: true, sinceChange: sinceChange,
      untilChange: 0)
  }
}
