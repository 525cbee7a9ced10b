import FrameSequencing
import Frames
import TerminalDrawing

/// How values of one type are written on the command line: their kind, and how one is read.
package struct ValueFormat<Value: Sendable>: Sendable {
  /// What help and messages say about the value.
  package let kind: ValueKind
  /// Makes the value of an argument, nil if the argument is not of this format.
  package let read: @Sendable (RawArgument) -> Value?

  /// Makes a format that reads raw bytes.
  package init(_ kind: ValueKind, read: @escaping @Sendable (RawArgument) -> Value?) {
    self.kind = kind
    self.read = read
  }

  /// Makes a format that reads text; what is not UTF-8 is refused.
  package init(_ kind: ValueKind, readText: @escaping @Sendable (String) -> Value?) {
    self.init(kind) { (argument: RawArgument) in argument.text.flatMap(readText) }
  }
}

extension ValueFormat where Value == Bool {
  /// An option without a value.
  static var flag: Self { Self(.flag) { (_: RawArgument) in true } }
}

extension ValueFormat where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words that the enumeration lists.
  static var choice: Self {
    Self(.choice(ValueKind.Words(Value.allCases.map(\.rawValue))), readText: Value.init(rawValue:))
  }
}

extension ValueFormat where Value == Int {
  /// A whole number in `range`.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range), within: range) { FixedPoint.read($0, decimals: 0) }
  }

  /// A number of bytes in `range`.
  static func byteSize(_ range: ClosedRange<Int>) -> Self {
    Self(.byteSize(range), within: range, readText: Quantity.bytes)
  }

  /// A large number in `range`.
  static func count(_ range: ClosedRange<Int>) -> Self {
    Self(.count(range), within: range, readText: Quantity.count)
  }

  private init(
    _ kind: ValueKind, within range: ClosedRange<Int>,
    readText: @escaping @Sendable (String) -> Int?
  ) {
    self.init(kind) { (text: String) in readText(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueFormat where Value == String {
  /// Text that is not empty; `description` completes "needs …".
  static func text(_ description: String) -> Self {
    Self(.text(description: description)) { (text: String) in text.isEmpty ? nil : text }
  }
}

extension ValueFormat where Value == RawArgument {
  /// The name of a folder, as raw bytes.
  static var folder: Self { Self(.folder) { (name: RawArgument) in name.nonEmpty } }

  /// The name of a file, as raw bytes.
  static var file: Self {
    Self(.file(suffixes: [])) { (name: RawArgument) in name.nonEmpty }
  }
}

extension ValueFormat where Value == Duration {
  /// A span of time.
  static var time: Self { Self(.time, readText: Duration.init(argument:)) }
}

extension ValueFormat where Value == FrameRate {
  /// Frames a second.
  static var frameRate: Self {
    Self(.number(FrameRate.bounds), readText: FrameRate.init(argument:))
  }
}

extension ValueFormat where Value == FrameScale {
  /// How large frames become.
  static var frameScale: Self {
    Self(
      .text(description: "a factor such as 2 or 50%, or a size such as 320x240, 320x or x240"),
      readText: FrameScale.init(argument:))
  }
}

extension ValueFormat where Value == FrameSelection {
  /// A list of frames.
  static var frames: Self { Self(.list, readText: FrameSelection.init(argument:)) }
}

extension ValueFormat where Value == FrameRange {
  /// A run of frames.
  static var frameRange: Self {
    Self(
      .text(description: "a range of frames such as 3-7, 5- or -3-"),
      readText: FrameRange.init(argument:))
  }
}

extension ValueFormat where Value == ExactRate {
  /// A speed, forward or backward.
  static var exactRate: Self {
    Self(
      .text(description: "a rate from 0.001 to 1000, or from -1000 to -0.001"),
      readText: ExactRate.init(argument:))
  }
}

extension ValueFormat where Value == Shard {
  /// One of the parts of a batch.
  static var shard: Self {
    Self(
      .text(description: "a part such as 2/8, the second of eight"), readText: Shard.init(argument:)
    )
  }
}

extension ValueFormat where Value == PlayCount {
  /// A number of plays.
  static var playCount: Self {
    Self(.choice(["forever"], pattern: "N"), readText: PlayCount.init(argument:))
  }
}

extension ValueFormat where Value == Color {
  /// A color.
  static var color: Self { Self(.color, readText: Color.init(argument:)) }
}

extension ValueFormat where Value == Ground {
  /// What stands behind pictures on a terminal.
  static var ground: Self {
    Self(
      .text(description: "checker, or a color such as white or #ff8800"),
      readText: Ground.init(argument:))
  }
}

extension ValueFormat where Value == DelayPolicy {
  /// The name of a delay policy.
  static var delayPolicy: Self {
    Self(
      .choice(["browser", "authored"], pattern: "minimum:N"), readText: DelayPolicy.init(argument:))
  }
}

extension RawArgument {
  fileprivate var nonEmpty: RawArgument? { isEmpty ? nil : self }
}
