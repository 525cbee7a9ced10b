public import Frames

/// What the files of an output folder are, and where they come from: `manifest.json`.
///
/// The JSON has one top-level object with the members of the summary and the list of frames; a JSON
/// Schema of it is in `Resources/manifest.schema.json`.
public struct Manifest: Hashable, Sendable {
  /// The version of the format that this module reads and writes.
  public static let schema = 1

  /// Everything but the frames.
  public var summary: Summary
  /// The frames in the order in which they show.
  public var frames: [Frame]

  /// Makes a manifest from its parts.
  public init(summary: Summary, frames: [Frame]) {
    self.summary = summary
    self.frames = frames
  }
}

extension Manifest {
  /// Everything that a manifest says but its frames.
  public struct Summary: Hashable, Sendable {
    /// The program that wrote the manifest and its version, as `gifring 0.1.0`.
    public var generator: String
    /// The file that the frames come from.
    public var source: Source
    /// The size of every composited frame, as it is written.
    public var canvas: PixelSize
    /// How often the animation plays.
    public var loop: LoopCount
    /// How long one play of the listed frames takes, in milliseconds.
    public var durationMilliseconds: Int
    /// Every option that changes the output.
    public var options: Options
    /// What deviates from the specification in the source.
    public var diagnostics: [Diagnostic]

    /// Makes a summary from its parts.
    public init(
      generator: String, source: Source, canvas: PixelSize, loop: LoopCount,
      durationMilliseconds: Int, options: Options, diagnostics: [Diagnostic] = []
    ) {
      self.generator = generator
      self.source = source
      self.canvas = canvas
      self.loop = loop
      self.durationMilliseconds = durationMilliseconds
      self.options = options
      self.diagnostics = diagnostics
    }
  }

  /// The file that frames come from.
  public struct Source: Hashable, Sendable {
    /// The file's name, without folders; not necessarily UTF-8.
    public var name: RawPath
    /// The file's length in bytes.
    public var byteCount: Int
    /// The CRC-32 of the file's bytes.
    public var crc32: UInt32
    /// The version that the signature states: `87a` or `89a`.
    public var version: String
    /// The file's own canvas where the frames were scaled, else nil.
    public var canvas: PixelSize?

    /// Makes a source from its parts.
    public init(
      name: RawPath, byteCount: Int, crc32: UInt32, version: String, canvas: PixelSize? = nil
    ) {
      self.name = name
      self.byteCount = byteCount
      self.crc32 = crc32
      self.version = version
      self.canvas = canvas
    }
  }
}
