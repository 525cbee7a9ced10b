extension Sequencer {
  /// Goes on with playback; a timeline that is finished starts again.
  public mutating func play(at now: Duration) {
    settle(at: now)
    if position.isFinished { startAgain() }
    move(to: playhead.place, isPlaying: true)
  }

  /// Holds playback where it is.
  public mutating func pause(at now: Duration) {
    settle(at: now)
    move(to: playhead.place, isPlaying: false)
  }

  /// Goes to a time of the timeline, counted from the start of the first play.
  ///
  /// A time outside a finite timeline stands for its start or its end.
  public mutating func seek(to time: Duration, at now: Duration) {
    settle(at: now)
    move(to: time.wholeNanoseconds)
    guard delivered.loop != position.loop else { return }
    delivered.loop = position.loop
    delivered.step = nil
  }

  /// Goes to a frame of the present play, with all of its delay ahead.
  ///
  /// A frame outside the part that plays stands for the nearest one in it. Of a frame without length,
  /// what comes instead shows.
  public mutating func seek(toFrame frame: Int, at now: Duration) {
    settle(at: now)
    guard let step = timeline.step(ofFrame: frame) else { return }
    let delay = timeline.delayLength(timeline.frame(ofStep: step))
    let offset = playbackRate.value < 0 ? max(delay - 1, 0) : 0
    move(to: place(ofStep: step, inPlay: position.loop, offset: offset))
  }

  /// Changes how fast playback goes, from where it is.
  public mutating func setPlaybackRate(_ rate: PlaybackRate, at now: Duration) {
    settle(at: now)
    move(to: playhead.place, rate: rate)
  }

  /// Changes the order of the frames; the frame that shows stays for what is left of its delay in the
  /// new direction.
  public mutating func setMode(_ mode: PlaybackMode, at now: Duration) {
    settle(at: now)
    let position = position
    guard mode != timeline.mode else { return }
    guard let frame = position.frame else {
      timeline.mode = mode
      return
    }
    let ranBack = timeline.runsBack(atStep: position.step)
    let isShown = delivered.shows(position)
    timeline.mode = mode
    guard let step = timeline.step(ofFrame: frame) else { return }
    let delay = timeline.delayLength(frame)
    let turns = ranBack != timeline.runsBack(atStep: step)
    let offset = min(turns ? delay - position.sinceChange : position.sinceChange, delay - 1)
    move(to: place(ofStep: step, inPlay: position.loop, offset: max(offset, 0)))
    if isShown { delivered.step = self.position.step }
  }

  /// Sets playback going from where a timeline starts, in the direction of the rate.
  mutating func startAgain() {
    move(to: playbackRate.value < 0 ? timeline.length ?? 0 : 0)
    delivered.loop = position.loop
    delivered.step = nil
  }

  private func place(ofStep step: Int, inPlay loop: Int, offset: Int) -> Int128 {
    Int128(loop) * Int128(timeline.playLength)
      + Int128(timeline.start(ofStep: step) + offset)
  }

  private mutating func move(
    to place: Int128, rate: PlaybackRate? = nil, isPlaying: Bool? = nil
  ) {
    playhead.start(
      from: clampedToTimeline(place), rate: rate ?? playhead.rate,
      isMoving: isPlaying ?? playhead.isMoving)
    if !position.isFinished { delivered.hasFinished = false }
  }
}

extension Timeline {
  /// Whether the frames go back at a step.
  package func runsBack(atStep step: Int) -> Bool {
    mode == .reverse || mode == .bounce && step >= frames.count
  }
}
