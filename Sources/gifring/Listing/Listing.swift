internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding

/// What `info` knows of a file.
struct Listing {
  let structure: GIFStructure
  let diagnostics: DiagnosticLog
  /// What decoding told of each frame, nil when nothing was decoded.
  let contents: [Manifest.Content]?
  /// What was found about motion, nil when nobody asked.
  var motion: MotionReport?

  init(_ structure: GIFStructure) {
    self.init(structure, diagnostics: structure.diagnostics, contents: nil)
  }

  init(_ structure: GIFStructure, diagnostics: DiagnosticLog, contents: [Manifest.Content]?) {
    self.structure = structure
    self.diagnostics = diagnostics
    self.contents = contents
  }

  /// The frames that are listed: all, unless a limit ended the decoding.
  var frameCount: Int { contents?.count ?? structure.images.count }

  /// The length of one play in milliseconds.
  func durationMilliseconds(_ policy: DelayPolicy) -> Int {
    structure.images.prefix(frameCount).reduce(0) {
      $0 + policy.effectiveMilliseconds(of: $1.delay)
    }
  }

  /// Everything that the JSON says but the frames.
  func summary(name: RawPath, crc32: UInt32, policy: DelayPolicy) -> Manifest.Summary {
    Manifest.Summary(
      generator: Version.generator,
      source: structure.manifestSource(name: name, crc32: crc32), canvas: structure.canvasSize,
      loop: structure.loopCount, durationMilliseconds: durationMilliseconds(policy),
      options: Manifest.Options(delayPolicy: policy.description),
      diagnostics: diagnostics.all)
  }

  /// The frames, made one after the other as they are asked for: there can be a million.
  func frames(_ policy: DelayPolicy) -> some Sequence<Manifest.Frame> {
    var start = 0
    return (0..<frameCount).lazy.map { index in
      var frame = structure.manifestFrame(
        index, index: index, startMilliseconds: start, policy: policy)
      start = frame.endMilliseconds
      frame.content = contents?[index]
      return frame
    }
  }
}
