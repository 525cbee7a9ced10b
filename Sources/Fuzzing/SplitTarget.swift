internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Everything that a split does but the files: decoding on several threads, every format, the
/// manifest, verbatim copies.
enum SplitTarget {
  /// Smaller pictures than the decoder's own target takes: each is encoded and decoded again.
  private static let options: DecodingOptions = {
    var options = FuzzTarget.options
    options.limits[.canvasPixels] = 1 << 10
    options.limits[.imagePixels] = 1 << 12
    options.limits[.outputPixels] = 1 << 13
    options.limits[.frames] = 16
    return options
  }()

  static func run(_ bytes: [UInt8]) {
    let source = ByteSource(bytes: bytes)
    guard var decoder = try? GIFDecoder(source, options: options) else { return }
    let structure = decoder.structure
    let keeper = try? decodeAndEncode(&decoder)
    writeManifest(structure, decoder.diagnostics)
    if keeper != nil { copyImages(source, structure) }
  }

  /// Encodes every frame as PNG and where possible as GIF, which must decode to the same picture.
  private static func decodeAndEncode(_ decoder: inout GIFDecoder) throws -> Int {
    struct Encoder: DecodingWorker, ~Copyable {
      var png: PNGEncoder
      var still: IndexedCanvas?

      mutating func capture(_ frame: borrowing Frame) throws -> CaptureResult {
        try png.prepare(frame.canvas, indexed: frame.indexed)
        still = frame.indexed ?? IndexedCanvas(exactly: frame.canvas)
        return .finish
      }

      mutating func finish() throws -> Int {
        let file = try png.finish()
        precondition(file.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        guard let still else { return file.count }
        var copy = try GIFDecoder(ByteSource(bytes: try StillGIF.encode(still)))
        let frame = try copy.nextFrame()
        let colors = still.indices.map { still.palette[Int($0)].rawValue }
        precondition(frame?.canvas.pixels == colors, "a still GIF of another picture")
        return file.count
      }
    }
    let profile = decoder.structure.iccProfile
    // Threads cost more than these small files: now and then is enough.
    let isOdd = decoder.structure.byteCount % 16 == 1
    try decoder.forEachFrame(
      workers: isOdd ? 2 : 1,
      makeWorker: { Encoder(png: try PNGEncoder(compression: .fast, iccProfile: profile)) },
      deliver: { precondition($0 > 0) })
    return decoder.structure.images.count
  }

  private static func writeManifest(_ structure: GIFStructure, _ log: DiagnosticLog) {
    let summary = Manifest.Summary(
      generator: "fuzzing",
      source: Manifest.Source(
        name: "x.gif", byteCount: structure.byteCount, crc32: 0,
        version: structure.version.rawValue),
      canvas: structure.canvasSize, loop: structure.loopCount, durationMilliseconds: 0,
      options: Manifest.Options(), diagnostics: log.all)
    let writer = ManifestWriter(summary, detail: .structure)
    var json: [UInt8] = []
    writer.write(frames: [], to: { json += $0 })
    guard let manifest = try? Manifest(json: json) else {
      preconditionFailure("every manifest can be read back")
    }
    precondition(manifest.summary == summary)
  }

  private static func copyImages(_ source: ByteSource, _ structure: GIFStructure) {
    guard var decoder = try? GIFDecoder(source, options: options) else { return }
    for index in structure.images.indices {
      guard let image = try? decoder.encodedImage(at: index),
        let copy = try? VerbatimGIF.encode(image),
        let first = try? decoder.storedPicture(at: index),
        var copied = try? GIFDecoder(ByteSource(bytes: copy), options: options),
        let second = try? copied.storedPicture(at: 0)
      else { continue }
      precondition(first.state == second.state, "a copy in another state")
      precondition(first.decodedPixelCount == second.decodedPixelCount)
    }
  }
}
