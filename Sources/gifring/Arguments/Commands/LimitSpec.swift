/// A limit: its flag, its values, and what it is good for.
package struct LimitSpec: Sendable {
  /// What a limit counts.
  package enum Unit: Sendable {
    /// Bytes, which flags take in powers of 1024.
    case bytes
    /// Anything else, which flags take in powers of 1000.
    case count
  }

  /// What is limited, as messages call it.
  package let name: String
  /// The long name of the option, without dashes.
  package let flagName: String
  /// What the limit counts.
  package let unit: Unit
  /// What the option takes.
  package let bounds: ClosedRange<Int>
  /// The attack that the limit stops.
  package let stops: String
  /// Where the limit's value is kept.
  package let value: any WritableKeyPath<LimitValues, Int> & Sendable

  private init(
    _ value: any WritableKeyPath<LimitValues, Int> & Sendable, _ flagName: String, _ name: String,
    _ unit: Unit, _ bounds: ClosedRange<Int> = 1...Quantity.maximum, stops: String
  ) {
    self.name = name
    self.flagName = flagName
    self.unit = unit
    self.bounds = bounds
    self.stops = stops
    self.value = value
  }

  /// The option that sets the limit.
  var option: Option<Int> {
    Option(flagName, unit == .bytes ? .byteSize(bounds) : .count(bounds), help: name)
  }

  /// The limit's value in a set of them, for people.
  package func describe(_ values: LimitValues) -> String {
    let number = values[keyPath: value]
    return unit == .bytes ? Quantity.describe(bytes: number) : Quantity.describe(count: number)
  }
}

extension LimitSpec {
  /// All limits but the deadline, in the order of the help text.
  package static let all = [
    LimitSpec(
      \.inputBytes, "max-input", "input bytes", .bytes, stops: "endless files and pipes"),
    LimitSpec(
      \.canvasPixels, "max-pixels", "canvas pixels", .count,
      stops: "a huge canvas in a tiny file"),
    LimitSpec(
      \.side, "max-side", "canvas side", .count, 1...65_535, stops: "a canvas too long to show"),
    LimitSpec(
      \.frames, "max-frames", "frames", .count, stops: "floods of tiny frames"),
    LimitSpec(
      \.listedFrames, "max-frames", "listed frames", .count, stops: "the same, in 'info'"),
    LimitSpec(
      \.imagePixels, "max-image-pixels", "pixels of all images", .count,
      stops: "many large images in few bytes"),
    LimitSpec(
      \.outputPixels, "max-output-pixels", "pixels of all frames", .count,
      stops: "many frames of a large canvas"),
    LimitSpec(
      \.outputBytes, "max-output-bytes", "output bytes", .bytes, stops: "filling the disk"),
    LimitSpec(
      \.textBytes, "max-text", "text bytes kept", .bytes, 0...Quantity.maximum,
      stops: "endless comments"),
    LimitSpec(
      \.applicationBytes, "max-app-data", "application bytes kept", .bytes, 0...Quantity.maximum,
      stops: "endless application data"),
    LimitSpec(
      \.idleBytes, "max-idle-bytes", "idle LZW bytes", .bytes, 0...Quantity.maximum,
      stops: "codes that make no pixel"),
    LimitSpec(\.memoryBytes, "memory", "memory", .bytes, stops: "running out of memory"),
  ]
}
