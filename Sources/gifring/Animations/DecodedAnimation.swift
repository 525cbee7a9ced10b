internal import Frames
internal import GIFDecoding

/// A GIF as an animation.
final class DecodedAnimation: ReadableAnimation {
  let name: RawArgument
  let structure: GIFStructure
  let times: [FrameTime]
  private let source: ByteSource
  private let decoding: DecodingOptions
  /// What stands behind transparent pixels.
  private let background: Color
  /// What was found by the walk that came furthest.
  private(set) var diagnostics: DiagnosticLog
  /// What ended a walk before the last frame, nil where all were read that were asked for.
  private(set) var limitMet: Diagnostic?

  /// Reads a GIF's structure.
  ///
  /// - Throws: `DecodingError`.
  init(
    _ input: Input, decoding: DecodingOptions, policy: DelayPolicy,
    background: Color = .transparent
  ) throws {
    name = input.argument
    source = try input.open(decoding.limits)
    self.decoding = decoding
    self.background = background
    structure = try GIFDecoder(source, options: decoding).structure
    diagnostics = structure.diagnostics
    times = structure.images.map {
      FrameTime(delay: $0.delay, shown: policy.effectiveDuration(of: $0.delay))
    }
  }

  var size: PixelSize { structure.canvasSize }
  var loopCount: LoopCount { structure.loopCount }

  func makeReader() throws -> any FrameReader {
    DecodedFrames(
      try GIFDecoder(source, options: decoding), of: name, over: background,
      report: { [self] in note($0, isCutShort: $1) })
  }

  private func note(_ log: DiagnosticLog, isCutShort: Bool) {
    if log.all.count > diagnostics.all.count { diagnostics = log }
    if isCutShort { limitMet = log.all.last { $0.code == .limit } }
  }

  func iccProfile() -> [UInt8]? { structure.iccProfile }

  /// The checksum of the file's bytes.
  func checksum() throws -> UInt32 { try source.checksum() }
}

/// The frames of a GIF, decoded one after the other.
private final class DecodedFrames: FrameReader {
  private var decoder: GIFDecoder
  private let name: RawArgument
  private let background: Color
  private let report: (DiagnosticLog, _ isCutShort: Bool) -> Void
  private var count = 0

  init(
    _ decoder: consuming GIFDecoder, of name: RawArgument, over background: Color,
    report: @escaping (DiagnosticLog, _ isCutShort: Bool) -> Void
  ) {
    self.decoder = decoder
    self.name = name
    self.background = background
    self.report = report
  }

  func next() throws -> Canvas? {
    let canvas = try nextCanvas()
    report(
      decoder.diagnostics, canvas == nil && count < decoder.structure.images.count)
    guard let canvas else { return nil }
    count += 1
    return background == .transparent ? canvas : canvas.over(background)
  }

  private func nextCanvas() throws(Failure) -> Canvas? {
    do { return try decoder.nextFrame()?.canvas } catch { throw Failure(error).about(name) }
  }
}
