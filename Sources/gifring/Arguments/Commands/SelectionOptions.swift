/// Which frames of an animation are wanted.
package struct SelectionOptions: Hashable, Sendable {
  /// The frames by index, nil for all.
  package let frames: FrameSelection?
  /// Of those, the first and then every so many further ones; 1 for all.
  package let step: Int
  /// Of those, the ones that show at or after this time.
  package let start: Duration?
  /// Of those, the ones that show before this time.
  package let end: Duration?
  /// The one time whose frame is wanted.
  package let instant: Duration?
  /// The rate to resample to, nil for the frames as they are.
  package let rate: FrameRate?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    frames = try arguments.value(of: Self.frames)
    step = try arguments.value(of: Self.every) ?? 1
    start = try arguments.value(of: Self.from)
    end = try arguments.value(of: Self.to)
    instant = try arguments.value(of: Self.at)
    rate = try arguments.value(of: Self.fps)
    if let end, end <= start ?? .zero {
      throw arguments.error("--to must be later than \(start == nil ? "0" : "--from")")
    }
  }
}

extension SelectionOptions {
  static let frames = Option(
    "frames", .frames, help: "only these, such as 0,3-7,-1",
    manual: """
      Only these frames, in this order.
      LIST is made of numbers from 0 and ranges, separated by commas.
      Numbers below 0 count from the end, 5- runs to the last frame, 7-3 runs backward.
      """)
  static let every = Option(
    "every", .integer(1...10_000), help: "only every Nth of them",
    manual: "Of the selected frames, only the first and then every Nth.")
  static let from = Option(
    "from", .time, help: "only what shows at or after TIME",
    manual: """
      Only the frames that show at TIME or after it.
      TIME is given in seconds (1.5 or 1.5s), milliseconds (1500ms), or minutes and seconds \
      (1:02.5).
      """)
  static let to = Option(
    "to", .time, help: "only what shows before TIME",
    manual: "Only the frames that show before TIME.")
  static let at = Option(
    "at", .time, help: "only the frame that shows at TIME",
    excludes: ["from", "to", "fps", "every", "frames"],
    manual: "Only the one frame that shows at TIME.")
  static let fps = Option(
    "fps", .frameRate, help: "resample to N frames a second", excludes: ["frames", "every"],
    manual: """
      Resamples to N frames a second, in the same total time.
      N may have decimals, or be a fraction such as 30000/1001.
      """)

  static let specs = [frames.spec, every.spec, from.spec, to.spec, at.spec, fps.spec]
}
