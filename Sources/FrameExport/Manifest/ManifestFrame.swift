public import Frames

extension Manifest {
  /// One frame of a manifest.
  public struct Frame: Hashable, Sendable {
    /// The frame's place in the output, from 0.
    public var index: Int
    /// The frame's place in the source, from 0.
    public var sourceIndex: Int
    /// When the frame first shows, in milliseconds after the start of a play.
    public var startMilliseconds: Int
    /// When the next frame replaces it, in milliseconds after the start of a play.
    public var endMilliseconds: Int
    /// The file's delay in hundredths of a second, nil for a frame made by resampling.
    public var delayCentiseconds: Int?
    /// The delay by the delay policy, in milliseconds, nil for a frame made by resampling.
    public var effectiveDelayMilliseconds: Int?
    /// Where the image stands, as stored.
    public var rect: PixelRect
    /// What becomes of the image before the next one is drawn.
    public var disposal: DisposalMethod
    /// The disposal bits of the image's graphic control, 0…7.
    public var disposalRaw: Int
    /// The pixel value that leaves the canvas as it was, nil without one.
    public var transparentIndex: Int?
    /// Whether the image is stored interlaced.
    public var isInterlaced: Bool
    /// How many colors the image's local table has, 0 without one.
    public var localColorCount: Int
    /// The frame's file, nil if none was written.
    public var file: File?
    /// What decoding the frame told, nil if it was not decoded.
    public var content: Content?

    /// Makes a frame from its parts.
    public init(
      index: Int, sourceIndex: Int, startMilliseconds: Int, endMilliseconds: Int,
      delayCentiseconds: Int?, effectiveDelayMilliseconds: Int?, rect: PixelRect,
      disposal: DisposalMethod, disposalRaw: Int, transparentIndex: Int?, isInterlaced: Bool,
      localColorCount: Int, file: File? = nil, content: Content? = nil
    ) {
      self.index = index
      self.sourceIndex = sourceIndex
      self.startMilliseconds = startMilliseconds
      self.endMilliseconds = endMilliseconds
      self.delayCentiseconds = delayCentiseconds
      self.effectiveDelayMilliseconds = effectiveDelayMilliseconds
      self.rect = rect
      self.disposal = disposal
      self.disposalRaw = disposalRaw
      self.transparentIndex = transparentIndex
      self.isInterlaced = isInterlaced
      self.localColorCount = localColorCount
      self.file = file
      self.content = content
    }
  }

  /// A file of the output.
  public struct File: Hashable, Sendable {
    /// The file's path inside the output folder; not necessarily UTF-8.
    public var name: RawPath
    /// The file's length in bytes.
    public var byteCount: Int
    /// The CRC-32 of the file's bytes.
    public var crc32: UInt32

    /// Makes a file from its parts.
    public init(name: RawPath, byteCount: Int, crc32: UInt32) {
      self.name = name
      self.byteCount = byteCount
      self.crc32 = crc32
    }
  }

  /// What only decoding a frame tells.
  public struct Content: Hashable, Sendable {
    /// How much of the image could be decoded.
    public var state: FrameState
    /// How many pixels of the image could be decoded.
    public var decodedPixelCount: Int
    /// The first frame with the same picture whose file is shared, as an index of the output; nil for a
    /// picture with a file of its own.
    public var duplicateOf: Int?
    /// The CRC-32 of the composited frame's RGBA bytes, nil if it was not composited.
    public var crc32: UInt32?

    /// Makes a content from its parts.
    public init(state: FrameState, decodedPixelCount: Int, duplicateOf: Int?, crc32: UInt32?) {
      self.state = state
      self.decodedPixelCount = decodedPixelCount
      self.duplicateOf = duplicateOf
      self.crc32 = crc32
    }
  }

  /// Which members the frames of a manifest have.
  public enum Detail: Hashable, Sendable {
    /// Files and contents; null where a frame has none. For `split`.
    case files
    /// Contents, no files. For `info --check`.
    case contents
    /// Neither. For `info`.
    case structure
  }
}
