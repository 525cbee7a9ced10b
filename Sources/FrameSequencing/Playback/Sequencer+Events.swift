extension Sequencer {
  /// What was delivered last.
  struct Delivered: Sendable {
    /// The play that was announced.
    var loop = 0
    /// The step of that play whose frame was announced, nil before the first one.
    var step: Int?
    /// Whether the end was announced.
    var hasFinished = false

    func shows(_ position: Timeline.Position) -> Bool {
      loop == position.loop && step == position.step
    }
  }

  /// The next thing that has happened and was not delivered yet, nil when there is nothing.
  ///
  /// Ask until it gives nil, then again at `nextChange(after:)`. Events come in order: the beginning of
  /// another play, its frame, the end. What was missed is passed over, so that there are at most three
  /// of them at any time; the last frame comes before the end even if it's late. A frame that shows
  /// again in another play, or after a seek away and back, is delivered again.
  public mutating func nextEvent(at now: Duration) -> PlaybackEvent? {
    settle(at: now)
    let position = position
    guard let frame = position.frame else { return finish() }
    if delivered.loop != position.loop {
      delivered.loop = position.loop
      delivered.step = nil
      return .loop(position.loop)
    }
    if delivered.step != position.step {
      delivered.step = position.step
      return .frame(frame, loop: position.loop)
    }
    return position.isFinished ? finish() : nil
  }

  private mutating func finish() -> PlaybackEvent? {
    if delivered.hasFinished { return nil }
    delivered.hasFinished = true
    return .finish
  }
}
