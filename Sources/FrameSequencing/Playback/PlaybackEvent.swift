/// Something that happens while an animation plays.
public enum PlaybackEvent: Hashable, Sendable {
  /// A frame comes, in a play counted from 0.
  case frame(Int, loop: Int)
  /// Another play begins; its number, from 0. Plays that nobody saw are passed over.
  case loop(Int)
  /// The last frame's delay has passed: nothing more comes.
  case finish
}

/// What becomes of the time for which nobody looked: a busy machine, a suspended process.
public enum StallPolicy: Hashable, Sendable {
  /// Time went on: the frames that were missed are passed over.
  case catchUp
  /// Time stood still from when the next frame was due, if that is longer ago than this.
  case freeze(longerThan: Duration)
}
