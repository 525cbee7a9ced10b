/// A part of an animation, in whole frames.
public enum TimelineRange: Hashable, Sendable {
  /// Every frame.
  case all
  /// The frames of a range of indices; what lies outside the animation is left out.
  case frames(Range<Int>)
  /// The frames that show at any moment of a range of effective time, counted in file order.
  ///
  /// A frame is never cut: one that has begun before the range shows from its start.
  case time(Range<Duration>)
  /// The frames of the first mark of this name; none if there is no such mark.
  case mark(String)
}

/// A named part of an animation.
public struct TimelineMark: Hashable, Sendable {
  /// What the part is called.
  public let name: String
  /// The indices of its frames.
  public let frames: Range<Int>

  /// Gives a part of an animation a name.
  public init(_ name: String, frames: Range<Int>) {
    self.name = name
    self.frames = frames
  }
}
