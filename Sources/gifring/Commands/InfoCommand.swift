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
    let list: InputList
    do { list = try InputList(options.input) } catch { return console.report(error) }
    return Batch(console: console, list: list).run(describe, record: record)
  }

  private func describe(_ input: Input) throws -> ExitStatus {
    let source = try input.open(decoding.limits)
    let listing =
      options.checksPixels
      ? try checkedListing(source, input) : try Listing(GIFStructure(source, options: decoding))
    try listing.diagnostics.refuseDamage(options.input.damage)
    if options.isJSON {
      try printJSON(listing, source, input)
    } else {
      try console.printLines(InfoText(listing, input: input, options: options).lines)
      if options.listsFrames { try printFrames(listing) }
    }
    return console.report(listing.diagnostics, of: input, options.common.verbosity)
  }

  private func checkedListing(_ source: ByteSource, _ input: Input) throws -> Listing {
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
    var crc = CRC32()
    do { try source.forEachPiece { crc.update($0) } } catch { throw DecodingError.input(error) }
    let summary = listing.summary(
      name: input.name, crc32: crc.value, policy: options.input.delayPolicy)
    let writer = try ManifestWriter(
      summary, detail: options.checksPixels ? .contents : .structure)
    let output = console.output
    try writer.write(frames: listing.frames(options.input.delayPolicy)) { piece in
      // One line a record: line breaks stand between tokens only.
      try output.write(piece.filter { $0 != UInt8(ascii: "\n") })
    }
    try output.write("\n".utf8)
  }

  private func record(_ input: Input, _ failure: Failure) throws {
    if options.isJSON { try console.printLines([try FailureRecord(input, failure).line()]) }
  }
}
