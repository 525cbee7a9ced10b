public import Frames
internal import Platform

/// Decodes a GIF into frames, one after the other, in memory that doesn't grow with their number.
///
/// ```swift
/// var decoder = try GIFDecoder(ByteSource(path: "party.gif"))
/// while let frame = try decoder.nextFrame() {
///   show(frame.canvas, for: DelayPolicy.browser.effectiveDuration(of: frame.delay))
/// }
/// ```
///
/// A frame's canvas shares its memory with the decoder until the next frame is asked for: let go of a
/// frame before that, and nothing is copied.
public struct GIFDecoder: ~Copyable {
  /// What the file says of itself.
  public let structure: GIFStructure
  let source: ByteSource
  let limits: Limits
  let composer: SharedComposer
  var images: ImageDecoder
  private(set) var nextIndex = 0

  /// Reads the structure of a GIF, and gets ready to decode it.
  ///
  /// - Throws: `DecodingError` when there is no GIF, no image in it, or a limit refuses it; its `input`
  ///   when the source can't be read, `deadlinePassed` and `outOfMemory`.
  public init(_ source: ByteSource, options: DecodingOptions = DecodingOptions())
    throws(DecodingError)
  {
    structure = try GIFStructure.forDecoding(source, options: options)
    self.source = source
    limits = options.limits
    composer = SharedComposer(FrameComposer(structure: structure, options: options))
    images = ImageDecoder(source: source, structure: structure, limits: limits)
  }

  /// The deviations found so far: those of the structure first, then those of the decoded frames.
  public var diagnostics: DiagnosticLog { composer.diagnostics }

  /// Decodes the next frame.
  ///
  /// A damaged image gives a partial or missing frame and a diagnostic, and no error.
  ///
  /// - Returns: nil behind the last frame, or when a limit ended the work (see `diagnostics`).
  /// - Throws: `DecodingError.input` when the source can't be read, `deadlinePassed` in front of the first
  ///   frame, and in place of the final nil `nothingReadable` when no frame had a single pixel.
  public mutating func nextFrame() throws(DecodingError) -> Frame? {
    guard try hasFrame(at: nextIndex) else { return nil }
    let decoded = images.decode(imageAt: nextIndex)
    if let failure = images.inputFailure { throw .input(failure) }
    defer { nextIndex += 1 }
    return composer.compose(nextIndex, decoded, from: &images)
  }

  /// Marks every frame as decoded.
  mutating func finish() {
    nextIndex = structure.images.count
  }

  /// Whether there is a frame at `index`; behind the last one, checks that there was something.
  ///
  /// - Throws: `DecodingError.nothingReadable`, and `deadlinePassed` in front of the first frame.
  package func hasFrame(at index: Int) throws(DecodingError) -> Bool {
    if index < structure.images.count && !composer.hasEnded {
      guard limits.end.hasPassed else { return true }
      if index == 0 { try limits.checkDeadline() }
      composer.endForDeadline(before: index)
    }
    if !composer.hasReadableImage {
      throw .nothingReadable(firstDamage: composer.diagnostics.firstDamage?.message)
    }
    return false
  }
}
