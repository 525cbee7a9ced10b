internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// One or more passes over a source that make files of its frames.
struct SplitWork {
  /// What a pass came to.
  struct Result {
    var records: [Int: FrameSink.Record] = [:]
    var byteCount = 0
    var diagnostics = DiagnosticLog()
  }

  let options: SplitOptions
  let decoding: DecodingOptions
  let source: ByteSource
  let plan: SplitPlan
  let names: FrameNames
  let progress: @Sendable (Int) -> Void

  /// Decodes the source once, and writes the frames of a pass.
  func run(
    _ decoder: consuming GIFDecoder, pass: [Int: [Int]], to destination: FrameSink.Destination
  ) throws -> Result {
    let sink = FrameSink(
      to: destination, pass: pass, names: names, sharesDuplicates: options.sharesDuplicates,
      mostBytes: decoding.limits[.outputBytes], progress: progress)
    var decoder = decoder
    let workers = workerCount(decoder.structure)
    if options.isRaw && options.format == .gif {
      try copyImages(&decoder, to: sink)
    } else if options.isRaw {
      let makeWorker = workerMaker(decoder.structure)
      try decoder.forEachStoredPicture(
        workers: workers, makeWorker: { StoredFileWorker(sink, encoder: try makeWorker()) },
        deliver: { try sink.take($0) })
    } else {
      let makeWorker = workerMaker(decoder.structure)
      try decoder.forEachFrame(
        workers: workers, makeWorker: { FrameFileWorker(sink, encoder: try makeWorker()) },
        deliver: { try sink.take($0) })
    }
    return Result(
      records: sink.records, byteCount: sink.byteCount,
      diagnostics: diagnostics(decoder.diagnostics, sink))
  }

  private func workerMaker(_ structure: GIFStructure) -> @Sendable () throws -> FrameEncoder {
    let options = options
    let profile = structure.iccProfile
    return { try FrameEncoder(options, iccProfile: profile) }
  }

  /// Copies stored images verbatim; they are decoded only to know whether they are whole.
  private func copyImages(_ decoder: inout GIFDecoder, to sink: FrameSink) throws {
    for index in decoder.structure.images.indices {
      let decision = sink.decision(onSource: index)
      if decision == .stop { return }
      guard decision == .finish else { continue }
      let check = try decoder.checkImage(at: index)
      let isEmpty = decoder.structure.images[index].rect.isEmpty
      try sink.take(
        FrameProduct(
          sourceIndex: index, state: check.state, decodedPixelCount: check.decodedPixelCount,
          crc32: nil, fingerprint: nil,
          bytes: isEmpty ? nil : try VerbatimGIF.encode(decoder.encodedImage(at: index))))
    }
  }

  private func diagnostics(_ log: DiagnosticLog, _ sink: FrameSink) -> DiagnosticLog {
    guard let violation = sink.violation else { return log }
    var log = log
    log.append(
      Diagnostic(
        .damage, .limit, "writing ends after \(sink.records.count) frames: \(violation)",
        byteOffset: source.byteCount))
    return log
  }

  /// As many workers as pay off and fit into the memory.
  private func workerCount(_ structure: GIFStructure) -> Int {
    let wanted = options.input.jobs ?? Processors.count
    let pixelCount = structure.canvasSize.pixelCount * min(structure.images.count, 1_000)
    // Below some 3 ms of work threads only cost.
    let worthwhile = pixelCount < 1 << 19 ? 1 : wanted
    return MemoryEstimate(structure, limits: decoding.limits).workers(wanted: worthwhile)
  }
}
