internal import FrameExport
internal import Frames
internal import GIFDecoding

/// One or more passes over a source that make files of its frames.
struct SplitWork {
  /// What one or more passes came to.
  struct Result {
    /// What is written, by the place in the output.
    var places: [FrameSink.Place] = []
    var recordCount = 0
    /// The bytes of all files so far, those of earlier passes too.
    var byteCount = 0
    var diagnostics = DiagnosticLog()
    /// Whether a limit ended the work.
    var isCutShort = false

    /// Adds what a later pass over the same source came to.
    mutating func add(_ later: Result) {
      let known = Set(diagnostics.all)
      for diagnostic in later.diagnostics.all where !known.contains(diagnostic) {
        diagnostics.append(diagnostic)
      }
      places += later.places
      recordCount += later.recordCount
      byteCount = later.byteCount
      isCutShort = later.isCutShort
    }
  }

  let options: SplitOptions
  let decoding: DecodingOptions
  let source: ByteSource
  let turn: Turn
  let plan: SplitPlan
  let names: FrameNames
  let progress: @Sendable (Int) -> Void

  /// Decodes the source once, and writes the frames of a pass.
  ///
  /// - Parameter byteCount: how many bytes passes before this one have written.
  func run(
    _ decoder: consuming GIFDecoder, pass: SplitPass, to destination: FrameSink.Destination,
    after byteCount: Int = 0
  ) throws -> Result {
    let sink = FrameSink(
      to: destination, pass: pass, names: names, sharing: options.sharing,
      after: byteCount, limits: decoding.limits, progress: progress)
    var decoder = decoder
    let workers = try workerCount(decoder.structure)
    if copiesImages {
      try decoder.forEachCheckedImage(
        workers: workers, makeWorker: { ImageCopyWorker(sink) }, deliver: { try sink.take($0) })
    } else if options.isRaw {
      let makeWorker = workerMaker(decoder.structure)
      try decoder.forEachStoredPicture(
        workers: workers, makeWorker: { StoredFileWorker(sink, encoder: try makeWorker()) },
        deliver: { try sink.take($0) })
    } else {
      let makeWorker = workerMaker(decoder.structure)
      try decoder.forEachFrame(
        workers: workers,
        makeWorker: { FrameFileWorker(sink, scaling: plan.scaling, encoder: try makeWorker()) },
        deliver: { try sink.take($0) })
    }
    if byteCount == 0, sink.recordCount == 0, let violation = sink.violation {
      throw DecodingError.limit(violation)
    }
    return Result(
      places: sink.places, recordCount: sink.recordCount, byteCount: sink.byteCount,
      diagnostics: diagnostics(decoder.diagnostics, decoder.structure, sink),
      isCutShort: !sink.isComplete)
  }

  /// How many frames of a stream can be held back in 32 MiB.
  func mostHeldFrames(of structure: GIFStructure) -> Int {
    (32 << 20) / max(4 * largestPixelCount(structure), 1)
  }

  /// The pixels of the largest picture that may be written.
  private func largestPixelCount(_ structure: GIFStructure) -> Int {
    let images = options.isRaw ? structure.images.map(\.rect.size) : []
    return images.reduce(plan.frameSize.pixelCount) { max($0, $1.pixelCount) }
  }

  /// Whether the whole run takes some 50 ms at most, and has no thread but this one.
  func isBrief(_ structure: GIFStructure) -> Bool {
    let level = options.compression
    guard options.input.isSingle, !isLongWork(structure), !options.flushesToDisk,
      level == .fast || level == .standard, options.format != .webp,
      structure.images.count <= 100, plan.entries.count <= 100
    else { return false }
    return structure.images.reduce(0) { $0 + $1.rect.size.pixelCount } <= 1 << 20
  }

  private func workerMaker(_ structure: GIFStructure) -> @Sendable () throws -> FrameEncoder {
    let options = options
    let profile = structure.iccProfile
    let isExhaustive = isExhaustive
    return { try FrameEncoder(options, iccProfile: profile, isExhaustive: isExhaustive) }
  }

  /// What takes up to 20 µs a pixel is for a minute, not for hours.
  private var isExhaustive: Bool {
    plan.frameSize.pixelCount * plan.entries.count <= 4 << 20
  }

  /// What was found in the structure and in the frames that were wanted.
  ///
  /// How far the workers have got behind the last wanted frame depends on their number and on luck.
  private func diagnostics(
    _ log: DiagnosticLog, _ structure: GIFStructure, _ sink: FrameSink
  ) -> DiagnosticLog {
    let last = sink.lastWantedSource
    lazy var known = Set(structure.diagnostics.all)
    var found = DiagnosticLog()
    for diagnostic in log.all where diagnostic.frame ?? 0 <= last || known.contains(diagnostic) {
      found.append(diagnostic)
    }
    if let violation = sink.violation { found.append(endOfWriting(violation, sink)) }
    return found
  }

  private func endOfWriting(_ violation: LimitViolation, _ sink: FrameSink) -> Diagnostic {
    Diagnostic(
      .damage, .limit, "writing ends after \(sink.recordCount) frames: \(violation)",
      byteOffset: source.byteCount)
  }

  /// Puts off what is too much for a shared turn.
  func admit(_ structure: GIFStructure) throws(WaitForTurn) {
    let pixelCount = max(structure.canvasSize.pixelCount, plan.frameSize.pixelCount)
    try turn.admit(
      pixelCount: pixelCount * max(structure.images.count, plan.entries.count),
      memoryEstimate(structure), decoding.limits)
  }

  private func memoryEstimate(_ structure: GIFStructure) -> MemoryEstimate {
    MemoryEstimate(
      structure, limits: decoding.limits,
      pictures: options.isRaw && !copiesImages ? .stored : .frames(plan.frameSize),
      encoderBytes: options.format == .png && isExhaustive
        ? options.compression.additionalByteCount(
          forPictureOf: largestPixelCount(structure)) : 0)
  }

  /// As many workers as pay off and fit into the memory.
  ///
  /// - Throws: `DecodingError.limit` when not even one does.
  private func workerCount(_ structure: GIFStructure) throws(DecodingError) -> Int {
    let worthwhile = isLongWork(structure) ? turn.jobs(options.input.jobs) : 1
    let estimate = memoryEstimate(structure)
    try decoding.limits.check(.memoryBytes, estimate.byteCount(workers: 1))
    return estimate.workers(wanted: worthwhile)
  }

  /// Whether there is enough to do for threads to gain more than they cost: some 3 ms in all, and, when
  /// images are copied, some 50 µs for each.
  private func isLongWork(_ structure: GIFStructure) -> Bool {
    let imageCount = structure.images.count
    if copiesImages && structure.byteCount / imageCount < 2_048 { return false }
    let pixelCount = max(structure.canvasSize.pixelCount, plan.frameSize.pixelCount)
    return pixelCount * min(imageCount, 1_000) >= 1 << 19
  }

  private var copiesImages: Bool { options.isRaw && options.format == .gif }
}
