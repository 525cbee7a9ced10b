internal import FrameExport
internal import Frames
internal import GIFDecoding

/// `gifring info`: says what is in GIFs.
struct InfoCommand: BatchWork {
  /// What is known of an input.
  struct Reading {
    let listing: Listing
    /// The checksum of the file, where the answer tells it.
    let crc32: UInt32
  }

  private let options: InfoOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: InfoOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() -> ExitStatus {
    SignalCleanup.install()
    return Batch(work: self, options: options.input, decoding: decoding, console: console).run()
  }

  func work(on input: Input, _ source: ByteSource, _ turn: Turn) throws -> Reading {
    let listing = try listing(of: source, turn)
    try listing.diagnostics.refuseDamage(options.input.damage)
    return Reading(listing: listing, crc32: options.isJSON ? try source.checksum() : 0)
  }

  func deliver(_ reading: Reading, of input: Input, isFirst: Bool) throws -> ExitStatus {
    if options.isJSON {
      try printJSON(reading, input)
    } else {
      try console.printLines(InfoText(reading.listing, input: input, options: options).lines)
      if options.listsFrames { try printFrames(reading.listing) }
    }
    return console.report(reading.listing.diagnostics, of: input, options.common.verbosity)
  }

  func record(_ failure: Failure, of input: Input) throws {
    if options.isJSON {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
  }

  private func listing(of source: ByteSource, _ turn: Turn) throws -> Listing {
    guard options.reportsMotion else {
      return options.checksPixels
        ? try checkedListing(source, turn) : try Listing(GIFStructure(source, options: decoding))
    }
    let checked = options.checksPixels ? try checkedListing(source, turn) : nil
    let structure = try checked?.structure ?? GIFStructure(source, options: decoding)
    try admit(structure, to: turn)
    var scan = MotionScan(source, structure, options: decoding, options.input.delayPolicy)
    let motion = try scan.run()
    var listing = checked ?? Listing(structure, diagnostics: scan.diagnostics, contents: nil)
    listing.motion = motion
    return listing
  }

  private func checkedListing(_ source: ByteSource, _ turn: Turn) throws -> Listing {
    let checker = FrameChecker()
    var decoder = try GIFDecoder(source, options: decoding)
    let structure = decoder.structure
    try admit(structure, to: turn)
    let workers = MemoryEstimate(structure, limits: decoding.limits)
      .workers(wanted: turn.jobs(options.input.jobs))
    try decoder.forEachFrame(
      workers: workers, makeWorker: { CheckingWorker() }, deliver: { checker.take($0) })
    return Listing(structure, diagnostics: decoder.diagnostics, contents: checker.contents)
  }

  private func admit(_ structure: GIFStructure, to turn: Turn) throws(WaitForTurn) {
    try turn.admit(
      pixelCount: structure.canvasSize.pixelCount * structure.images.count,
      MemoryEstimate(structure, limits: decoding.limits), decoding.limits)
  }

  private func printFrames(_ listing: Listing) throws {
    try console.printLines([""])
    try FrameTable(listing, options.input.delayPolicy).forEachPart { try console.printLines($0) }
  }

  private func printJSON(_ reading: Reading, _ input: Input) throws {
    let listing = reading.listing
    let summary = listing.summary(
      name: input.name, crc32: reading.crc32, policy: options.input.delayPolicy)
    let writer = ManifestWriter(
      summary, detail: options.checksPixels ? .contents : .structure)
    let stream = ResultStream(to: console.output)
    let echo = InfoEcho(input: input, firstDamage: listing.diagnostics.firstDamage)
    // The members of two objects in one.
    var last = Array(echo.line.utf8.dropLast() + ",".utf8)
    var isFirst = true
    writer.write(frames: listing.frames(options.input.delayPolicy)) { piece in
      stream.write(last)
      // One line a record: line breaks stand between tokens only.
      last = TerminalText.escaped(
        json: piece.dropFirst(isFirst ? 1 : 0).filter { $0 != UInt8(ascii: "\n") })
      isFirst = false
    }
    if let motion = listing.motion {
      last = last.dropLast() + ",\"motion\":\(motion.json)}".utf8
    }
    stream.write(last + "\n".utf8)
    try stream.finish()
  }
}
