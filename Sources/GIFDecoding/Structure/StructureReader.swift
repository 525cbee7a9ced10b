internal import Frames

/// The structure pass: walks the records of a file and collects what they say.
struct StructureReader: ~Copyable {
  private var container: GIFContainer
  private let source: ByteSource
  private let version: GIFStructure.Version
  private let options: StructureOptions
  private var control: GraphicControl?
  private var canvas: CanvasChoice?
  private var images: [StoredImage] = []
  private var imageCount = 0
  private var extensions: ExtensionCollector
  private var diagnostics = DiagnosticLog()
  private var lastRecordWasImage = false
  /// How many bytes were searched for images, or will be read again.
  private var searchedByteCount = 0
  /// How many times as many bytes as the file has may be searched.
  private static let mostSearches = 4

  private var reader: WindowedReader { container.reader }

  /// Reads a source from its signature to its trailer.
  static func read(
    _ source: ByteSource, options: StructureOptions
  ) throws(DecodingError) -> GIFStructure {
    try options.limits.check(.inputBytes, source.byteCount)
    let reader = WindowedReader(source, deadline: options.limits.end)
    let version = try checkSignature(of: source)
    guard let container = GIFContainer(reader) else {
      if let failure = reader.failure { throw failure }
      guard reader.reachedEnd else { throw .outOfMemory }
      throw source.byteCount < Header.byteCount
        ? .truncatedHeader(byteCount: source.byteCount)
        : .truncatedGlobalColorTable(byteCount: source.byteCount)
    }
    var pass = StructureReader(
      container: container, source: source, version: version, options: options)
    return try pass.run()
  }

  private init(
    container: consuming GIFContainer, source: ByteSource, version: GIFStructure.Version,
    options: StructureOptions
  ) {
    self.container = container
    self.source = source
    self.version = version
    self.options = options
    extensions = ExtensionCollector(limits: options.limits)
  }

  /// giflib takes any version, so the signature is checked here.
  private static func checkSignature(
    of source: ByteSource
  ) throws(DecodingError) -> GIFStructure.Version {
    var head = [UInt8](repeating: 0, count: 64)
    do { head.removeSubrange(try source.read(at: 0, into: &head)...) } catch {
      throw .input(error)
    }
    if let version = Header.version(head) { return version }
    if Header.looksCut(head) {
      throw .truncatedHeader(byteCount: head.count)
    }
    throw .notGIF(found: ForeignFormat(firstBytes: head))
  }

  private mutating func run() throws(DecodingError) -> GIFStructure {
    for oddity in container.logicalScreen.oddities { diagnostics.append(oddity) }
    while readRecord() {}
    if let failure = reader.failure { throw failure }
    return try makeStructure()
  }

  /// Reads one record.
  ///
  /// - Returns: false when there is none left, for whatever reason.
  private mutating func readRecord() -> Bool {
    let offset = reader.position
    switch container.nextRecord() {
    case .image: return readImage(at: offset)
    case .extension: return readExtension(at: offset)
    case .trailer: return readTrailer()
    case .unknown: return skipUnknownRecord(at: offset)
    case .end: return readEnd(at: offset)
    }
  }

  private mutating func readImage(at offset: Int) -> Bool {
    guard let header = container.imageHeader() else {
      diagnostics.append(
        Diagnostic(
          .damage, .truncatedImage, "the file ends inside an image's descriptor or color table",
          byteOffset: offset, frame: imageCount))
      return false
    }
    let dataOffset = offset + 10 + 3 * header.localColorCount + 1
    reader.seek(to: dataOffset - 1)
    guard let minimumCodeSize = reader.next() else {
      diagnostics.append(
        Diagnostic(
          .damage, .truncatedImage, "the file ends before an image's data", byteOffset: offset,
          frame: imageCount))
      return false
    }
    let chain = reader.skipSubBlocks()
    keep(
      StoredImage(
        header: header, minimumCodeSize: minimumCodeSize, control: control, byteOffset: offset,
        endByteOffset: reader.position, chain: chain))
    return chain.isTerminated || cutLastImage(at: nextImage(from: dataOffset))
  }

  private mutating func keep(_ image: StoredImage) {
    if imageCount < options.imageCapacity { images.append(image) }
    control = nil
    lastRecordWasImage = true
    noteOddity(of: image)
    if !image.isTerminated {
      diagnostics.append(
        Diagnostic(
          .damage, .truncatedImage, "the file ends inside an image's data",
          byteOffset: image.endByteOffset, frame: imageCount))
    }
    imageCount += 1
  }

  private mutating func readExtension(at offset: Int) -> Bool {
    lastRecordWasImage = false
    extensions.begin(at: offset)
    let found = container.readExtension { [extensions] label, subBlock in
      extensions.add(subBlock, label: label)
    }
    guard let found, found.isTerminated else {
      diagnostics.append(
        Diagnostic(
          .damage, .truncatedExtension, "the file ends inside an extension", byteOffset: offset))
      return skip(to: nextImage(from: offset + 2), from: offset)
    }
    if let control = extensions.finish(label: found.label, diagnostics: &diagnostics) {
      self.control = control
    }
    return true
  }

  private mutating func readTrailer() -> Bool {
    let rest = source.byteCount - reader.position
    if rest > 0 {
      diagnostics.append(
        Diagnostic(
          .note, .trailingData, "\(rest) bytes after the trailer are ignored",
          byteOffset: reader.position))
    }
    return false
  }

  private mutating func readEnd(at offset: Int) -> Bool {
    if imageCount > 0 && lastRecordWasImage {
      diagnostics.append(
        Diagnostic(
          .note, .missingTrailer, "the file ends without a trailer", byteOffset: offset))
    } else {
      diagnostics.append(
        Diagnostic(
          .damage, .truncatedFile, "the file ends without a trailer, and not right after an image",
          byteOffset: offset))
    }
    return false
  }

  /// Ends decoding, or with `--salvage` looks for what comes next.
  private mutating func skipUnknownRecord(at offset: Int) -> Bool {
    reader.seek(to: offset)
    let byte = reader.peek() ?? 0
    let name = "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    let message = "\(name) where a record should start"
    if options.salvages {
      if lastRecordWasImage, let last = images.last, images.count == imageCount,
        cutLastImage(at: nextImage(from: last.dataByteOffset, to: offset))
      {
        return true
      }
      let next = nextPlausibleRecord(after: offset) ?? nextImage(from: offset + 1)
      if skip(to: next, from: offset, because: message) { return true }
    }
    diagnostics.append(
      Diagnostic(
        .damage, .unknownRecord, "\(message): decoding ends here", byteOffset: offset))
    return false
  }

  private func nextPlausibleRecord(after offset: Int) -> Int? {
    let reach = 64
    for candidate in offset + 1...offset + reach {
      reader.seek(to: candidate)
      switch reader.next() {
      case 0x2c, 0x3b: return candidate
      case 0x21:
        if let label = reader.peek(), [0x01, 0xf9, 0xfe, 0xff].contains(label) { return candidate }
      case nil: return nil
      default: continue
      }
    }
    return nil
  }
}

extension StructureReader {
  /// Goes on where a record seems to start, if there is such a place.
  private mutating func skip(
    to next: Int?, from offset: Int, because reason: String = "an extension without an end"
  ) -> Bool {
    guard let next else { return false }
    diagnostics.append(
      Diagnostic(
        .damage, .skippedBytes, "\(reason): \(next - offset) bytes are skipped",
        byteOffset: offset))
    reader.seek(to: next)
    return true
  }

  /// Goes on where an image seems to start inside the data of the last one, which ends there.
  private mutating func cutLastImage(at next: Int?) -> Bool {
    guard let next, images.count == imageCount else { return false }
    images[images.count - 1].cut(at: next)
    diagnostics.append(
      Diagnostic(
        .damage, .damagedImage, "the image's data are cut off where another image starts",
        byteOffset: next, frame: imageCount - 1))
    reader.seek(to: next)
    return true
  }

  /// Where the next image that looks whole starts, or its graphic control; going back is limited, or
  /// time would grow with the square of the bytes.
  private mutating func nextImage(from start: Int, to end: Int = .max) -> Int? {
    let (position, limit) = (reader.position, min(end, source.byteCount))
    guard options.salvages, start < limit,
      searchedByteCount < Self.mostSearches * source.byteCount
    else { return nil }
    let search = ImageSearch(
      reader: reader, canvas: canvas?.size ?? container.logicalScreen.size)
    let found = search.firstImage(in: start..<limit)
    searchedByteCount += max(position, found ?? limit) - start
    return found
  }

  private mutating func noteOddity(of image: StoredImage) {
    let canvas = canvas ?? CanvasChoice(screen: container.logicalScreen, firstImage: image)
    self.canvas = canvas
    if let oddity = canvas.oddity(of: image, at: imageCount) { diagnostics.append(oddity) }
  }

  private mutating func makeStructure() throws(DecodingError) -> GIFStructure {
    guard let canvas, !images.isEmpty else {
      throw .noImage(firstDamage: diagnostics.firstDamage?.message)
    }
    return GIFStructure(
      byteCount: source.byteCount, version: version, logicalScreen: container.logicalScreen,
      canvasSize: canvas.size, images: images, imageCount: imageCount,
      loopCount: LoopCount(rawValue: extensions.loopValue), comments: extensions.comments,
      applicationExtensions: extensions.applications, diagnostics: diagnostics,
      movesFirstImageToOrigin: canvas.isFirstImage)
  }
}

/// How the structure pass goes about its work.
struct StructureOptions {
  var limits: Limits
  /// How many images are kept; further ones are counted.
  var imageCapacity: Int
  /// Whether to look for the next record where a byte starts none.
  var salvages: Bool
}
