internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import TerminalDrawing

/// An animation that plays: what shows at a time, and what keys change.
struct Playback: ~Copyable {
  /// The speeds that keys choose among.
  private static let speeds = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 8, 16]

  private var sequencer: Sequencer
  private var store: FrameStore<SeekingDecoder>
  private let refusesDamage: Bool
  /// Whether somebody has changed how it plays.
  private(set) var isTouched = false
  /// The first frame that turned out to be damaged.
  private(set) var firstDamage: (frame: Int, state: FrameState)?

  init(
    _ timeline: Timeline, rate: PlaybackRate, _ source: consuming SeekingDecoder, byteBudget: Int,
    refusesDamage: Bool
  ) {
    sequencer = Sequencer(timeline, playbackRate: rate)
    store = FrameStore(source, byteBudget: byteBudget)
    self.refusesDamage = refusesDamage
  }

  /// What shows at a time.
  func position(at now: Duration) -> Timeline.Position { sequencer.position(at: now) }

  /// When something else comes, nil while nothing does.
  func nextChange(after now: Duration) -> Duration? { sequencer.nextChange(after: now) }

  /// The line that says what shows.
  func status(at now: Duration) -> StatusLine { StatusLine(sequencer, at: now) }

  /// Whether nothing is left that could be seen, and nobody has shown to want more.
  func isOver(at now: Duration, hasKeys: Bool) -> Bool {
    guard sequencer.position(at: now).isFinished else { return false }
    return !hasKeys || !isTouched && sequencer.timeline.frames.count > 1
  }

  /// The picture of a frame.
  mutating func canvas(ofFrame index: Int, at now: Duration) throws -> Canvas? {
    guard let frame = try store.frame(at: index, heading: direction(at: now)) else { return nil }
    if frame.state != .complete {
      if refusesDamage {
        throw Failure(.unusableInput, "refused by --strict: frame \(index) is \(frame.state)")
      }
      if firstDamage == nil { firstDamage = (index, frame.state) }
    }
    return frame.canvas
  }

  /// Draws the frame that comes next, so that it is at hand when its time comes.
  mutating func prefetch(at now: Duration) throws(DecodingError) {
    guard let change = sequencer.nextChange(after: now),
      let next = sequencer.position(at: change).frame
    else { return }
    _ = try store.frame(at: next, heading: direction(at: now))
  }

  private func direction(at now: Duration) -> PlaybackDirection {
    let step = sequencer.position(at: now).step
    let goesBack = sequencer.timeline.runsBack(atStep: step) != (sequencer.playbackRate.value < 0)
    return goesBack ? .backward : .forward
  }
}

extension Playback {
  /// Does what a key asks for; quitting is not among it.
  mutating func press(_ key: PlayKey, at now: Duration) {
    isTouched = true
    let rate = sequencer.playbackRate.value
    switch key {
    case .hold:
      if sequencer.isPlaying && !sequencer.position(at: now).isFinished {
        sequencer.pause(at: now)
      } else {
        sequencer.play(at: now)
      }
    case .skip(let seconds):
      sequencer.seek(to: max(sequencer.time(at: now) + .seconds(seconds), .zero), at: now)
    case .step(let count): step(by: count, at: now)
    case .faster: setSpeed(Self.speeds.first { $0 > abs(rate) + 1e-9 }, at: now)
    case .slower: setSpeed(Self.speeds.last { $0 < abs(rate) - 1e-9 }, at: now)
    case .turn: sequencer.setPlaybackRate(PlaybackRate(-rate), at: now)
    case .quit: break
    }
  }

  /// Holds playback while nothing can be seen; gives whether it was going on.
  mutating func hold(at now: Duration) -> Bool {
    defer { sequencer.pause(at: now) }
    return sequencer.isPlaying
  }

  /// Goes on with playback that was held.
  mutating func goOn(at now: Duration) {
    sequencer.play(at: now)
  }

  private mutating func step(by count: Int, at now: Duration) {
    sequencer.pause(at: now)
    let frames = sequencer.timeline.frames
    guard let frame = sequencer.position(at: now).frame, !frames.isEmpty else { return }
    let place = (frame - frames.lowerBound + count + frames.count) % frames.count
    sequencer.seek(toFrame: frames.lowerBound + place, at: now)
  }

  private mutating func setSpeed(_ speed: Double?, at now: Duration) {
    guard let speed else { return }
    let isBackward = sequencer.playbackRate.value < 0
    sequencer.setPlaybackRate(PlaybackRate(isBackward ? -speed : speed), at: now)
  }
}
