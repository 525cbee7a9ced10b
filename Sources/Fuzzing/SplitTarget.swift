internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Everything that a split does but the files: decoding on several threads, every format, the
/// manifest, verbatim copies.
enum SplitTarget {
  /// Smaller pictures than the decoder's own target takes: each is encoded and decoded again.
  static let options: DecodingOptions = {
    var options = FuzzTarget.options
    options.limits[.canvasPixels] = 1 << 10
    options.limits[.imagePixels] = 1 << 12
    options.limits[.outputPixels] = 1 << 13
    options.limits[.frames] = 16
    return options
  }()

  /// One format a run, as with the tool: the input's own length chooses it, and now and then threads,
  /// which cost more than files as small as these.
  static func run(_ bytes: [UInt8]) {
    let source = ByteSource(bytes: bytes)
    guard var decoder = try? GIFDecoder(source, options: options) else { return }
    let structure = decoder.structure
    let workers = bytes.count % 16 == 1 ? 2 : 1
    switch bytes.count % 3 {
    case 0: try? encodePNG(&decoder, workers: workers)
    case 1: try? encodeGIF(&decoder, workers: workers)
    default: copyImages(source, structure)
    }
    if bytes.count % 5 == 0 { writeManifest(structure, decoder.diagnostics) }
  }

  private static func encodePNG(_ decoder: inout GIFDecoder, workers: Int) throws {
    struct Encoder: DecodingWorker, ~Copyable {
      var png: PNGEncoder

      mutating func capture(_ frame: borrowing Frame) throws -> CaptureResult {
        try png.prepare(frame.canvas, indexed: frame.indexed)
        return .finish
      }

      mutating func finish() throws -> Bool {
        try png.finish().starts(with: [0x89, 0x50, 0x4e, 0x47])
      }
    }
    let profile = decoder.structure.iccProfile
    try decoder.forEachFrame(
      workers: workers,
      makeWorker: { Encoder(png: try PNGEncoder(compression: .fast, iccProfile: profile)) },
      deliver: { precondition($0, "a PNG without a signature") })
  }

  /// Encodes every frame of at most 256 colors as a GIF, which must decode to the same picture.
  private static func encodeGIF(_ decoder: inout GIFDecoder, workers: Int) throws {
    struct Encoder: DecodingWorker {
      var still: IndexedCanvas?

      mutating func capture(_ frame: borrowing Frame) -> CaptureResult {
        still = frame.indexed ?? IndexedCanvas(exactly: frame.canvas)
        return still == nil ? .skip : .finish
      }

      mutating func finish() throws -> Bool {
        guard let still = still.take() else { return true }
        var copy = try GIFDecoder(ByteSource(bytes: try StillGIF.encode(still)))
        let frame = try copy.nextFrame()
        return frame?.canvas.pixels == still.indices.map { still.palette[Int($0)].rawValue }
      }
    }
    try decoder.forEachFrame(
      workers: workers, makeWorker: { Encoder() },
      deliver: { precondition($0, "a still GIF of another picture") })
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
