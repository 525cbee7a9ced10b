package import FrameSequencing

/// How an animation is to be played.
package struct PlaybackOptions: Hashable, Sendable {
  /// How fast, and in which direction.
  package let rate: ExactRate
  /// The order in which a play shows its frames.
  package let mode: PlaybackMode
  /// How often, nil for as often as the file says.
  package let plays: PlayCount?
  /// The frames that play, nil for all or those that `start` and `end` tell.
  package let frames: FrameRange?
  /// Only what shows at or after this time of a forward play.
  package let start: Duration?
  /// Only what shows before this time of a forward play.
  package let end: Duration?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    rate = try arguments.value(of: Self.rate) ?? .own
    mode = try arguments.value(of: Self.mode) ?? .forward
    plays = try arguments.value(of: Self.plays)
    frames = try arguments.value(of: Self.frames)
    start = try arguments.value(of: SelectionOptions.from)
    end = try arguments.value(of: SelectionOptions.to)
    if let end, end <= start ?? .zero {
      throw arguments.error("--to must be later than \(start == nil ? "0" : "--from")")
    }
  }
}

extension PlaybackOptions {
  static let rate = Option(
    "rate", .exactRate, placeholder: "RATE", help: "speed, below 0 backward", default: "1",
    manual: """
      How fast the animation plays: 2 is twice its own speed, -1 goes back at its own speed.
      RATE may have six decimals.
      """)
  static let mode = Option<PlaybackMode>(
    "mode", .choice, placeholder: "MODE", help: "order", default: "forward",
    manual: """
      The order of the frames in a play; bounce goes there and back, without showing the frames at \
      the ends twice.
      """)
  static let plays = Option(
    "plays", .playCount, placeholder: "N", help: "how often (default: as the file says)",
    manual: "How often the animation plays, instead of what the file says.")
  static let frames = Option(
    "frames", .frameRange, placeholder: "RANGE", help: "only these, such as 3-7 or 5-",
    excludes: ["from", "to"],
    manual: """
      Only the frames of this range.
      Numbers below 0 count from the end; 5- runs to the last frame.
      """)

  static let specs = [
    rate.spec, mode.spec, plays.spec, frames.spec, SelectionOptions.from.spec,
    SelectionOptions.to.spec, InputOptions.delayPolicy.spec,
  ]
}
