public import Frames
public import GIFDecoding

/// What a repair made of a damaged file.
public struct RepairedGIF: Sendable {
  /// What became of a frame.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Its image was copied byte for byte.
    case copied
    /// Its image is whole but not as the specification wants it, and was compressed anew, exactly.
    case rewritten
    /// The pixels that could be decoded were kept, the others are transparent.
    case kept
    /// It was left out.
    case dropped
  }

  /// A frame of the damaged file.
  public struct Frame: Hashable, Sendable {
    /// What became of it.
    public let verdict: Verdict
    /// How much of its image could be decoded.
    public let state: FrameState
    /// How many pixels of its image could be decoded.
    public let decodedPixelCount: Int
    /// How many pixels its image has.
    public let pixelCount: Int
    /// How many of the pixels that could be decoded are not kept: no value was free for the transparent
    /// others, so the rarest color made room.
    public let lostPixelCount: Int
  }

  /// The valid file.
  public let bytes: [UInt8]
  /// The size of its frames.
  public let canvasSize: PixelSize
  /// The frames of the damaged file, in order.
  public let frames: [Frame]
  /// How many frames the damaged file declares: more than `frames` has where a limit ended the work.
  public let declaredFrameCount: Int
  /// What was found in the damaged file, its pixels included.
  public let diagnostics: DiagnosticLog

  /// How many frames came to a verdict.
  public func count(of verdict: Verdict) -> Int { frames.count { $0.verdict == verdict } }
}
