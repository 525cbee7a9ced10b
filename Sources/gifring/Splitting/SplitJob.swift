internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Splits one input.
struct SplitJob {
  /// What one input came to.
  struct Outcome {
    let summary: Manifest.Summary
    let frameCount: Int
    let byteCount: Int
    /// Where the files are, nil for standard output.
    let output: RawPath?
    /// Whether the same work had been done before.
    let wasUpToDate: Bool
    /// How much damage there was.
    let damageCount: Int
    let firstDamage: Diagnostic?
  }

  let options: SplitOptions
  let decoding: DecodingOptions
  let input: Input
  let source: ByteSource
  /// When it is split: work that is too long for a shared turn is put off before it begins.
  let turn: Turn
  let target: SplitTarget
  /// Whether files that exist may be replaced.
  let replacesFiles: Bool
  let console: Console

  func run() throws -> Outcome {
    let decoder = try GIFDecoder(source, options: decoding)
    try decoder.diagnostics.refuseDamage(options.input.damage)
    let plan = try SplitPlan(decoder.structure, options, limits: decoding.limits)
    let names = try FrameNames(options, input: input, plan: plan, structure: decoder.structure)
    let manifest = ManifestBuilder(
      options: options, input: input, plan: plan, structure: decoder.structure,
      sourceCRC32: target.hasManifest ? try source.checksum() : 0)
    if let done = try outcomeOfEarlierRun(manifest) { return done }
    let work = SplitWork(
      options: options, decoding: decoding, source: source, turn: turn, plan: plan, names: names,
      progress: progress(frameCount: decoder.structure.images.count))
    try work.admit(decoder.structure)
    switch target {
    case .folder(let path): return try write(work, decoder, manifest, to: path)
    case .archive(let archive, let folder):
      return try write(work, decoder, manifest, to: archive, in: folder)
    case .standardOutput: return try stream(work, decoder, manifest)
    }
  }

  private func write(
    _ work: SplitWork, _ decoder: consuming GIFDecoder, _ manifest: ManifestBuilder,
    to path: RawPath
  ) throws -> Outcome {
    var writing = OutputFolder.Options(
      replacesExisting: replacesFiles, flushesToDisk: options.flushesToDisk)
    writing.isBrief = work.isBrief(decoder.structure)
    let folder = try OutputFolder(path, options: writing)
    defer { folder.abort() }
    let pass = SplitPass(of: work.plan.entries, work.plan.entries.indices)
    let result = try work.run(decoder, pass: pass, to: .folder(folder))
    try result.diagnostics.refuseDamage(options.input.damage)
    let frames = manifest.frames(result.places)
    let summary = manifest.summary(result.diagnostics, frames: frames)
    let writer = ManifestWriter(summary, detail: .files)
    try folder.commit { file throws(OutputError) in
      try writer.write(frames: frames) { piece throws(OutputError) in try file.write(piece) }
    }
    return outcome(summary, result, frameCount: frames.count)
  }

  private func write(
    _ work: SplitWork, _ decoder: consuming GIFDecoder, _ manifest: ManifestBuilder,
    to archive: FrameArchive, in folder: RawPath?
  ) throws -> Outcome {
    if options.input.damage == .refuse { try refuseDamagedFrames(of: work) }
    if let folder { try archive.claim(folder) }
    let pass = SplitPass(of: work.plan.entries, work.plan.entries.indices)
    let result = try work.run(decoder, pass: pass, to: .archive(archive, folder: folder))
    let frames = manifest.frames(result.places)
    let summary = manifest.summary(result.diagnostics, frames: frames)
    var json: [UInt8] = []
    ManifestWriter(summary, detail: .files).write(frames: frames) { json += $0 }
    try archive.add(manifest: json, in: folder)
    return outcome(summary, result, frameCount: frames.count)
  }

  private func stream(
    _ work: SplitWork, _ decoder: consuming GIFDecoder, _ manifest: ManifestBuilder
  ) throws -> Outcome {
    if options.input.damage == .refuse { try refuseDamagedFrames(of: work) }
    let passes = work.plan.passes(holding: work.mostHeldFrames(of: decoder.structure))
    var decoder: GIFDecoder? = decoder
    var total = SplitWork.Result()
    for pass in passes where !total.isCutShort {
      let fresh = try decoder.take() ?? GIFDecoder(work.source, options: decoding)
      total.add(
        try work.run(fresh, pass: pass, to: .standardOutput, after: total.byteCount))
    }
    return outcome(
      manifest.summary(total.diagnostics, frames: []), total, frameCount: total.recordCount)
  }

  /// Decodes the wanted frames of a stream in advance: what is written can't be taken back.
  private func refuseDamagedFrames(of work: SplitWork) throws {
    var decoder = try GIFDecoder(work.source, options: decoding)
    let last = work.plan.entries.reduce(0) { max($0, $1.sourceIndex) }
    for _ in 0...last {
      guard try decoder.nextFrame() != nil else { break }
    }
    try decoder.diagnostics.refuseDamage(options.input.damage)
  }

  private func outcome(
    _ summary: Manifest.Summary, _ result: SplitWork.Result, frameCount: Int
  ) -> Outcome {
    Outcome(
      summary: summary, frameCount: frameCount, byteCount: result.byteCount, output: target.path,
      wasUpToDate: false, damageCount: result.diagnostics.damageCount,
      firstDamage: result.diagnostics.firstDamage)
  }
}

extension SplitJob {
  /// What an identical run left in the folder.
  private func outcomeOfEarlierRun(_ manifest: ManifestBuilder) throws -> Outcome? {
    guard case .folder(let folder) = target else { return nil }
    let found = Manifest.upToDate(in: folder, for: manifest.expectation) { value, bytes in
      var crc = CRC32(continuing: value)
      crc.update(bytes)
      return crc.value
    }
    // A limit ended that run's work, and may have been raised since.
    guard let found, !found.summary.diagnostics.contains(where: { $0.code == .limit }) else {
      return nil
    }
    var log = DiagnosticLog()
    for diagnostic in found.summary.diagnostics { log.append(diagnostic) }
    try log.refuseDamage(options.input.damage)
    return Outcome(
      summary: found.summary, frameCount: found.frames.count,
      byteCount: found.frames.reduce(0) { $0 + ($1.file?.byteCount ?? 0) }, output: folder,
      wasUpToDate: true, damageCount: log.damageCount, firstDamage: log.firstDamage)
  }

  private func progress(frameCount: Int) -> @Sendable (Int) -> Void {
    let name = input.argument
    let console = console
    return { index in
      console.showProgress("\(name): frame \(index + 1) of \(frameCount)")
    }
  }
}
