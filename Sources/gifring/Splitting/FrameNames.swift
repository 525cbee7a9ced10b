internal import FrameExport
internal import Frames
internal import GIFDecoding

/// The names of the output's files.
struct FrameNames {
  /// The template after resampling, when the source's index would not tell frames apart.
  static let resampledTemplate = "{stem}-{number}"

  private let template: NameTemplate
  private let suffix: String
  private let stem: RawPath
  private let plan: SplitPlan
  private let structure: GIFStructure
  private let policy: DelayPolicy
  private let isRaw: Bool

  init(_ options: SplitOptions, input: Input, plan: SplitPlan, structure: GIFStructure)
    throws(NameTemplateError)
  {
    template = try Self.template(options)
    suffix = options.format.rawValue
    stem = input.stem
    self.plan = plan
    self.structure = structure
    policy = options.input.delayPolicy
    isRaw = options.isRaw
  }

  private static func template(_ options: SplitOptions) throws(NameTemplateError) -> NameTemplate {
    if let text = options.nameTemplate { return try NameTemplate(RawPath(text)) }
    return options.selection.rate == nil
      ? .standard : try NameTemplate(RawPath(resampledTemplate))
  }

  /// Whether frames of different sources always get different names.
  var areDistinct: Bool { template.distinguishesFrames }

  /// The name of an output frame's file.
  func name(ofEntry index: Int, crc32: UInt32) throws(NameTemplateError) -> RawPath {
    let entry = plan.entries[index]
    let image = structure.images[entry.sourceIndex]
    return try template.name(
      for: NameTemplate.Values(
        stem: stem, index: entry.sourceIndex, number: index,
        frameCount: max(structure.images.count, plan.entries.count),
        delayCentiseconds: Int(image.delay.centiseconds),
        effectiveMilliseconds: policy.effectiveMilliseconds(of: image.delay),
        startMilliseconds: entry.startMilliseconds,
        rect: isRaw ? image.rect : PixelRect(plan.frameSize), crc32: crc32),
      suffix: suffix)
  }

  /// The error for a name that two different frames would get.
  func collision(_ name: RawPath) -> Failure {
    Failure(
      .usage, "--name gives several frames the name \(name): add {index} or {number} to it")
  }
}
