package import FrameExport
package import Frames
package import PictureScaling

/// What `gifring split` was asked for.
package struct SplitOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the inputs come from and how they are read.
  package let input: InputOptions
  /// Which frames are wanted.
  package let selection: SelectionOptions
  /// Where frames go.
  package let destination: Destination
  /// The template of file names, nil for the usual one.
  package let nameTemplate: String?
  /// The format of the frames.
  package let format: FrameFormat
  /// How much work the compression of PNG and WebP files may cost.
  package let compression: CompressionLevel
  /// What stands behind transparent pixels.
  package let background: Color
  /// How large the frames become, nil for what they are.
  package let scale: FrameScale?
  /// How scaled frames are made, nil for what suits their size.
  package let scaleFilter: ScalingFilter?
  /// Whether the stored images are wanted, not whole frames.
  package let isRaw: Bool
  /// Which equal frames share a file.
  package let sharing: Sharing
  /// Whether files go into a zip archive.
  package let isZipped: Bool
  /// Whether files that exist may be replaced.
  package let replacesFiles: Bool
  /// Whether everything is flushed to the disk before the manifest appears.
  package let flushesToDisk: Bool
  /// Whether one JSON record an input is printed.
  package let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    selection = try SelectionOptions(arguments)
    destination = Destination(try arguments.value(of: Self.output))
    nameTemplate = try arguments.value(of: Self.name)
    format = try arguments.value(of: Self.format) ?? .png
    compression = try arguments.value(of: Self.compression) ?? .standard
    background = try arguments.value(of: Self.background) ?? .transparent
    scale = try arguments.value(of: Self.scale)
    scaleFilter = scale == nil ? nil : try arguments.value(of: Self.scaleFilter)
    isRaw = arguments.contains(Self.raw)
    sharing = try arguments.value(of: Self.dedupe) ?? .none
    isZipped = arguments.contains(Self.zip)
    replacesFiles = arguments.contains(Self.force)
    flushesToDisk = arguments.contains(Self.sync)
    isJSON = arguments.contains(Self.json)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
    if arguments.contains(Self.compression.spec.name), !format.isCompressible {
      throw arguments.error("--compression has no effect with --format \(format.rawValue)")
    }
    if let nameTemplate { try Self.check(nameTemplate, arguments) }
    if destination == .standardOutput { try checkStream(arguments) }
    if !isZipped, case .folder(let folder) = destination, folder.hasSuffix(".zip") {
      throw arguments.error(
        "\(folder.quoted) is named as an archive: --zip makes one, a slash behind it a folder")
    }
    if isZipped, destination == .besideInput, input.operands.count != 1 || input.list != nil {
      throw arguments.error("--zip of several inputs needs --output")
    }
  }

  /// Refuses a template that no frame could be named by, before any input is looked at.
  private static func check(
    _ template: String, _ arguments: ParsedArguments
  ) throws(UsageError) {
    do throws(NameTemplateError) { _ = try NameTemplate(RawPath(template)) } catch {
      throw arguments.error(error.description)
    }
  }

  private func checkStream(_ arguments: ParsedArguments) throws(UsageError) {
    for option in [Self.json, Self.force, Self.sync] where arguments.contains(option) {
      throw arguments.error("\(option.spec.flag) has no effect with --output -")
    }
    if isZipped { return }
    guard format.isStream else {
      throw arguments.error("--output - needs --format pam, --format rgba or --zip")
    }
    guard input.operands.count == 1, input.list == nil else {
      throw arguments.error("--output - needs exactly one INPUT")
    }
    if sharing != .none { throw arguments.error("--dedupe has no effect with --output -") }
    if nameTemplate != nil { throw arguments.error("--name has no effect with --output -") }
  }
}

extension SplitOptions {
  /// Where frames go.
  package enum Destination: Hashable, Sendable {
    /// Into `STEM.frames`, made in the working folder.
    case besideInput
    /// Into this folder.
    case folder(RawArgument)
    /// To standard output, one after the other.
    case standardOutput

    init(_ argument: RawArgument?) {
      guard let argument else {
        self = .besideInput
        return
      }
      self = argument.isDash ? .standardOutput : .folder(argument)
    }
  }

  /// The formats that frames can be written in.
  package enum FrameFormat: String, CaseIterable, Sendable {
    /// PNG, with a palette where 256 colors suffice.
    case png
    /// WebP without loss.
    case webp
    /// GIF with a single image.
    case gif
    /// Netpbm's PAM, with alpha.
    case pam
    /// Bytes without any header: R, G, B, A.
    case rgba

    /// Whether frames of this format can follow each other in one stream.
    package var isStream: Bool { self == .pam || self == .rgba }
    /// Whether there is a choice how well files are compressed.
    var isCompressible: Bool { self == .png || self == .webp }
  }

  /// Which equal frames share a file.
  package enum Sharing: String, CaseIterable, Sendable {
    /// None.
    case none
    /// Those that follow each other in the source.
    case neighbors = "neighbours"
    /// All.
    case all
  }
}
