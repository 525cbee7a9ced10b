/// How much a run may take in, hold and give out.
package struct LimitValues: Hashable, Sendable {
  /// The bytes of one input.
  package var inputBytes = 256 << 20
  /// The pixels of a canvas, and of the first image.
  package var canvasPixels = 1 << 25
  /// The pixels in a row or a column of a canvas.
  package var side = 65_535
  /// The frames of an animation that is decoded.
  package var frames = 10_000
  /// The frames of an animation that is only listed.
  package var listedFrames = 1_000_000
  /// The pixels of all stored images together.
  package var imagePixels = 1 << 30
  /// The pixels of all frames together.
  package var outputPixels = 1 << 32
  /// The bytes of all files that are written for one input.
  package var outputBytes = 4 << 30
  /// The bytes of comments and plain text that are kept.
  package var textBytes = 64 << 10
  /// The bytes of application data that are kept.
  package var applicationBytes = 1 << 20
  /// The bytes of LZW data that make no pixel.
  package var idleBytes = 1 << 20
  /// The bytes of memory that decoding may plan for.
  package var memoryBytes = 1 << 30
  /// The time for the whole run, nil without end.
  package var deadline: Duration?

  /// The limits that hold when none is given.
  package init() {}

  /// The limits for servers: a sixteenth of each, the deadline aside.
  package static let strict = LimitSpec.all.reduce(into: LimitValues()) { values, spec in
    values[keyPath: spec.value] /= 16
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self = try arguments.value(of: Self.preset) == .strict ? .strict : LimitValues()
    for spec in LimitSpec.all {
      if let value = try arguments.value(of: spec.option) { self[keyPath: spec.value] = value }
    }
    deadline = try arguments.value(of: Self.deadline)
  }
}

extension LimitValues {
  /// The sets of limits that have a name.
  enum Preset: String, CaseIterable {
    case `default`, strict
  }

  static let preset = Option<Preset>(
    "limits", .choice, placeholder: "SET", help: "the set to start from")
  static let deadline = Option(
    "deadline", .time, placeholder: "SECONDS", help: "the time for the whole run")

  /// Flags of limits, one each although two limits can share one.
  static let specs: [OptionSpec] =
    [preset.spec] + LimitSpec.all.filter { $0.value != \.listedFrames }.map(\.option.spec)
    + [deadline.spec]
}
