internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import PictureScaling

/// Puts together what the manifest of a split says.
struct ManifestBuilder {
  let options: SplitOptions
  let input: Input
  let plan: SplitPlan
  let structure: GIFStructure
  let sourceCRC32: UInt32

  /// What an earlier run's manifest must say so that this one has nothing to do.
  var expectation: Manifest.Expectation {
    Manifest.Expectation(
      generator: Version.generator, source: source, options: recordedOptions)
  }

  private var source: Manifest.Source {
    var source = structure.manifestSource(name: input.name, crc32: sourceCRC32)
    if plan.scaling != nil { source.canvas = structure.canvasSize }
    return source
  }

  /// Everything but the frames.
  func summary(_ log: DiagnosticLog, frames: [Manifest.Frame]) -> Manifest.Summary {
    Manifest.Summary(
      generator: Version.generator, source: source, canvas: plan.frameSize,
      loop: structure.loopCount,
      durationMilliseconds: frames.last?.endMilliseconds ?? plan.durationMilliseconds,
      options: recordedOptions, diagnostics: log.all)
  }

  private var recordedOptions: Manifest.Options {
    var recorded = Manifest.Options(options)
    recorded.scaleFilter = plan.scaling?.filter.rawValue
    return recorded
  }

  /// The frames that were written, in the order in which they show.
  func frames(_ places: [FrameSink.Place]) -> [Manifest.Frame] {
    var firstOf: [RawPath: Int] = [:]
    return places.indices.compactMap { index in
      guard case .taken(let record) = places[index] else { return nil }
      var duplicateOf: Int?
      if options.sharing != .none, let name = record.file?.name {
        duplicateOf = firstOf[name]
        firstOf[name] = duplicateOf ?? index
      }
      return frame(index, record, duplicateOf: duplicateOf)
    }
  }

  private func frame(
    _ index: Int, _ record: FrameSink.Record, duplicateOf: Int?
  ) -> Manifest.Frame {
    let entry = plan.entries[index]
    var frame = structure.manifestFrame(
      entry.sourceIndex, index: index, startMilliseconds: entry.startMilliseconds,
      policy: options.input.delayPolicy)
    frame.endMilliseconds = entry.endMilliseconds
    if plan.isResampled {
      frame.delayCentiseconds = nil
      frame.effectiveDelayMilliseconds = nil
    }
    frame.rect = plan.scaling?.scaled(frame.rect) ?? frame.rect
    frame.file = record.file
    frame.content = Manifest.Content(
      state: record.product.state, decodedPixelCount: record.product.decodedPixelCount,
      duplicateOf: duplicateOf, crc32: record.product.crc32)
    return frame
  }
}

extension GIFStructure {
  func manifestSource(name: RawPath, crc32: UInt32) -> Manifest.Source {
    Manifest.Source(
      name: name, byteCount: byteCount, crc32: crc32, version: version.rawValue)
  }

  /// What the structure says of a frame.
  func manifestFrame(
    _ sourceIndex: Int, index: Int, startMilliseconds: Int, policy: DelayPolicy
  ) -> Manifest.Frame {
    let image = images[sourceIndex]
    let effective = policy.effectiveMilliseconds(of: image.delay)
    return Manifest.Frame(
      index: index, sourceIndex: sourceIndex, startMilliseconds: startMilliseconds,
      endMilliseconds: startMilliseconds + effective,
      delayCentiseconds: Int(image.delay.centiseconds), effectiveDelayMilliseconds: effective,
      rect: image.rect, disposal: image.disposal, disposalRaw: Int(image.disposalBits),
      transparentIndex: image.transparentColorIndex.map(Int.init),
      isInterlaced: image.isInterlaced, localColorCount: image.localColorCount)
  }
}

extension Manifest.Options {
  init(_ options: SplitOptions) {
    let selection = options.selection
    self.init(
      format: options.format.rawValue, compression: options.compression.rawValue,
      background: options.background.hexText, delayPolicy: options.input.delayPolicy.description,
      name: options.nameTemplate
        ?? (selection.rate == nil
          ? NameTemplate.standard.text.description : FrameNames.resampledTemplate),
      raw: options.isRaw, dedupe: options.sharing.rawValue,
      frames: selection.frames?.description, every: selection.step == 1 ? nil : selection.step,
      from: selection.start?.secondsText, to: selection.end?.secondsText,
      at: selection.instant?.secondsText, fps: selection.rate?.description,
      scale: options.scale?.description, salvage: options.input.damage == .salvage ? true : nil,
      zip: options.isZipped ? true : nil)
  }
}

extension Color {
  /// `transparent`, `#rrggbb` or `#rrggbbaa`.
  var hexText: String {
    if self == .transparent { return "transparent" }
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension FrameSelection {
  /// The list as it is written on the command line.
  fileprivate var description: String {
    ranges.map(\.description).joined(separator: ",")
  }
}
