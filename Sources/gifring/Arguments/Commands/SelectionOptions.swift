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
  static let frames = Option("frames", .frames, help: "only these, such as 0,3-7,-1")
  static let every = Option("every", .integer(1...10_000), help: "only every Nth of them")
  static let from = Option("from", .time, help: "only what shows at or after TIME")
  static let to = Option("to", .time, help: "only what shows before TIME")
  static let at = Option(
    "at", .time, help: "only the frame that shows at TIME",
    excludes: ["from", "to", "fps", "every", "frames"])
  static let fps = Option(
    "fps", .frameRate, help: "resample to N frames a second", excludes: ["frames", "every"])

  static let specs = [frames.spec, every.spec, from.spec, to.spec, at.spec, fps.spec]
}
