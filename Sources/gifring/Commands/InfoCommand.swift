internal import FrameExport
internal import Frames
internal import GIFDecoding

/// `gifring info`: says what is in GIFs.
struct InfoCommand {
  private let options: InfoOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: InfoOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common)
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    return Batch(options: options.input, deadline: decoding.limits.deadline, console: console).run(
      describe, record: record)
  }

  private func describe(_ input: Input) throws -> ExitStatus {
    let source = try input.open(decoding.limits)
    let listing = try listing(of: source)
    try listing.diagnostics.refuseDamage(options.input.damage)
    if options.isJSON {
      try printJSON(listing, source, input)
    } else {
      try console.printLines(InfoText(listing, input: input, options: options).lines)
      if options.listsFrames { try printFrames(listing) }
    }
    return console.report(listing.diagnostics, of: input, options.common.verbosity)
  }

  private func listing(of source: ByteSource) throws -> Listing {
    guard options.reportsMotion else {
      return options.checksPixels
        ? try checkedListing(source) : try Listing(GIFStructure(source, options: decoding))
    }
    let checked = options.checksPixels ? try checkedListing(source) : nil
    let structure = try checked?.structure ?? GIFStructure(source, options: decoding)
    var scan = MotionScan(source, structure, options: decoding, options.input.delayPolicy)
    let motion = try scan.run()
    var listing = checked ?? Listing(structure, diagnostics: scan.diagnostics, contents: nil)
    listing.motion = motion
    return listing
  }

  private func checkedListing(_ source: ByteSource) throws -> Listing {
    let checker = FrameChecker()
    var decoder = try GIFDecoder(source, options: decoding)
    let structure = decoder.structure
    let jobs = options.input.jobs ?? Processors.count
    let workers = MemoryEstimate(structure, limits: decoding.limits).workers(wanted: jobs)
    try decoder.forEachFrame(
      workers: workers, makeWorker: { CheckingWorker() }, deliver: { checker.take($0) })
    return Listing(structure, diagnostics: decoder.diagnostics, contents: checker.contents)
  }

  private func printFrames(_ listing: Listing) throws {
    try console.printLines([""])
    try FrameTable(listing, options.input.delayPolicy).forEachPart { try console.printLines($0) }
  }

  private func printJSON(_ listing: Listing, _ source: ByteSource, _ input: Input) throws {
    let summary = listing.summary(
      name: input.name, crc32: try source.checksum(), policy: options.input.delayPolicy)
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

  private func record(_ input: Input, _ failure: Failure) throws {
    if options.isJSON {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
  }
}
