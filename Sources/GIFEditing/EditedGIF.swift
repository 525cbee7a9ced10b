public import Frames
public import GIFDecoding

/// What an edit made.
public struct EditedGIF: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The size of its frames.
  public let canvasSize: PixelSize
  /// The delays of its frames, as stored.
  public let delays: [FrameDelay]
  /// How often it plays.
  public let loopCount: LoopCount
  /// How many of its images are those of the input, byte for byte; the others were compressed anew.
  public let copiedImageCount: Int
  /// Whether colors were lost: scaled pictures may need more than 256.
  public let isQuantized: Bool
  /// What was found in the input, its pixels included.
  public let diagnostics: DiagnosticLog
}
