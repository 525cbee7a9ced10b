package import FrameExport
package import Frames

/// What `gifring assemble` was asked for.
package struct AssembleOptions: Hashable, Sendable {
  /// The formats of animations, by the suffix of their files' names.
  package enum Format: String, CaseIterable, Sendable {
    /// GIF, of up to 256 colors at a time.
    case gif
    /// WebP without loss.
    case webp
    /// APNG.
    case png
  }

  /// How long frames show.
  package enum Times: Hashable, Sendable {
    /// As the input says.
    case own
    /// Each for the same time.
    case all(Duration)
    /// Each for its own of these.
    case each([Duration])
  }

  /// What every command takes.
  package let common: CommonOptions
  /// The inputs and how they are read.
  package let input: InputOptions
  /// The file to write.
  package let output: RawArgument
  /// The format of that file.
  package let format: Format
  /// How long frames show.
  package let times: Times
  /// How often the animation plays, nil for as often as the input says.
  package let loopCount: LoopCount?
  /// How much work the compression of PNG and WebP may cost, nil for the format's usual.
  package let compression: CompressionLevel?
  /// Whether colors may be lost where a GIF can't hold all.
  package let mayLoseColors: Bool
  /// Whether frames may differ from the checksums in their manifest.
  package let takesEditedFiles: Bool
  /// Whether a file that exists may be replaced.
  package let replacesFile: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let output = try arguments.value(of: Self.output) else {
      throw arguments.error("--output is missing: a file that ends in \(Self.suffixes)")
    }
    guard let format = Format(suffixOf: output) else {
      throw arguments.error(
        "\(output.quoted): an animation is a file that ends in \(Self.suffixes)")
    }
    self.output = output
    self.format = format
    times = try Times(arguments)
    loopCount = try arguments.loopCount()
    compression = try arguments.value(of: SplitOptions.compression)
    mayLoseColors = arguments.contains(Self.quantize)
    takesEditedFiles = arguments.contains(Self.edited)
    replacesFile = arguments.contains(Self.force)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if format == .gif, compression != nil {
      throw arguments.error("--compression has no effect on a .gif file")
    }
    if format != .gif, mayLoseColors {
      throw arguments.error("--quantize has no effect on a .\(format.rawValue) file")
    }
  }

  private static var suffixes: String {
    Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ", last: " or ")
  }
}

extension AssembleOptions.Times {
  fileprivate init(_ arguments: ParsedArguments) throws(UsageError) {
    if let time = try arguments.value(of: AssembleOptions.delay) {
      self = .all(time)
    } else if let times = try arguments.value(of: AssembleOptions.delays) {
      self = .each(times)
    } else {
      self = .own
    }
  }
}
