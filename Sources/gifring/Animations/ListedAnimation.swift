internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import ImageReading

/// The frames of a folder, as its manifest lists them.
struct ListedAnimation: ReadableAnimation {
  /// As many canvases as reading frames takes at a time.
  private static let canvasesInMemory = 5

  let name: RawArgument
  let folder: FrameFolder
  let manifest: Manifest
  let times: [FrameTime]
  /// Whether files must have the checksums of the manifest.
  var checksFiles: Bool
  private let limits: Limits

  /// Reads a folder's manifest and checks all that can be known without its files.
  ///
  /// - Throws: `Failure` for a manifest that makes no sense, `DecodingError.limit` for one that asks
  ///   for too much.
  init(
    _ folder: FrameFolder, manifest file: RawPath, checksFiles: Bool, limits: Limits
  ) throws {
    self.folder = folder
    name = RawArgument(bytes: folder.path.bytes)
    manifest = try folder.manifest(named: file)
    self.checksFiles = checksFiles
    self.limits = limits
    let complaint = manifest.complaint
    if let complaint { throw Failure(.unusableInput, "the manifest makes no sense: \(complaint)") }
    let size = manifest.summary.canvas
    try limits.check(.canvasSide, max(size.width, size.height))
    try limits.check(.canvasPixels, size.pixelCount)
    try limits.check(.frames, manifest.frames.count)
    try limits.check(.outputPixels, size.pixelCount * manifest.frames.count)
    try limits.check(.memoryBytes, Self.canvasesInMemory * 4 * size.pixelCount)
    times = manifest.frames.map { frame in
      FrameTime(
        delay: frame.delayCentiseconds.map { FrameDelay(centiseconds: UInt16($0)) },
        shown: .milliseconds(frame.endMilliseconds - frame.startMilliseconds))
    }
  }

  var size: PixelSize { manifest.summary.canvas }
  var loopCount: LoopCount { manifest.summary.loop }

  func makeReader() -> any FrameReader { makeListedReader() }

  /// The profile of the first file: `split` gives all of them that of the GIF.
  func iccProfile() throws -> [UInt8]? {
    guard let file = manifest.frames.lazy.compactMap(\.file).first else { return nil }
    let most = PictureFileReader(limits: limits).mostBytes
    return ColorProfile.icc(in: try folder.contents(of: file.name, most: most))
  }

  /// Begins at the first frame; composited frames can also be had in any order.
  func makeListedReader() -> ListedFrames {
    ListedFrames(
      folder, manifest, checksFiles: checksFiles, reader: PictureFileReader(limits: limits))
  }
}

extension Manifest.Options {
  /// Whether only some frames were written, or others than the source has.
  var isSelection: Bool {
    every != nil || [frames, from, to, at, fps].contains { $0 != nil }
  }
}
