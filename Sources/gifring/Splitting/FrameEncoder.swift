internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Encodes pictures in the format that was asked for, in two steps: `prepare` while the picture is
/// there, and `finish`, which may take its time.
struct FrameEncoder: ~Copyable {
  private let format: SplitOptions.FrameFormat
  private let background: Color
  private let isScaled: Bool
  private var png: PNGEncoder?
  private let compression: CompressionLevel
  private let iccProfile: [UInt8]?
  private var plain: [UInt8] = []
  private var pending: Canvas?
  private var still: (picture: IndexedCanvas, delay: FrameDelay, frame: Int)?

  init(
    _ options: SplitOptions, iccProfile: [UInt8]?, isExhaustive: Bool = false
  ) throws(ExportError) {
    format = options.format
    background = options.background
    isScaled = options.scale != nil
    compression = options.compression
    self.iccProfile = iccProfile
    let png: PNGEncoder? =
      format == .png
      ? try PNGEncoder(
        compression: compression, iccProfile: iccProfile, isExhaustive: isExhaustive) : nil
    self.png = png
  }

  /// Takes over a frame.
  ///
  /// - Throws: `Failure` when the format can't hold it.
  mutating func prepare(_ frame: borrowing Frame) throws {
    let isPlain = background == .transparent
    let canvas = isPlain ? frame.canvas : frame.canvas.over(background)
    let indexed = isPlain ? frame.indexed : frame.indexed?.over(background)
    switch format {
    case .png: try png?.prepare(canvas, indexed: indexed)
    case .webp: pending = canvas
    case .pam, .rgba: plain = plainEncoder.encode(canvas)
    case .gif:
      still = (try picture(canvas, indexed, frame: frame.index), frame.delay, frame.index)
    }
  }

  /// Takes over a stored image.
  ///
  /// - Precondition: the format is not GIF, to which stored images are copied verbatim.
  mutating func prepare(_ pixels: StoredPixels) throws {
    switch pixels {
    case .indexed(let image) where format == .png: try png?.prepare(image)
    case .canvas(let canvas) where format == .png: try png?.prepare(canvas)
    case .indexed(let image) where format == .webp: pending = Canvas(image)
    case .canvas(let canvas) where format == .webp: pending = canvas
    case .indexed(let image): plain = plainEncoder.encode(image)
    case .canvas(let canvas): plain = plainEncoder.encode(canvas)
    }
  }

  private var plainEncoder: PlainEncoder { format == .pam ? .pam : .rgba }

  /// Encodes what was prepared.
  mutating func finish() throws -> [UInt8] {
    switch format {
    case .png: return try png?.finish() ?? []
    case .webp:
      return try pending.take().map {
        try StillWebP.encode($0, compression: compression, iccProfile: iccProfile)
      } ?? []
    case .pam, .rgba: return plain
    case .gif: return try stillGIF()
    }
  }

  private func stillGIF() throws -> [UInt8] {
    guard let still else { return [] }
    do {
      return try StillGIF.encode(still.picture, delay: still.delay)
    } catch .partialTransparency {
      throw Failure(
        .unusableInput,
        "frame \(still.frame) has partly transparent pixels, which a GIF can't hold: "
          + "use --format png, or "
          + (isScaled && background.isWhole ? "--scale-filter nearest" : "an opaque --background"))
    }
  }

  private func picture(
    _ canvas: Canvas, _ indexed: IndexedCanvas?, frame: Int
  ) throws(Failure) -> IndexedCanvas {
    if let picture = indexed ?? IndexedCanvas(exactly: canvas) { return picture }
    throw Failure(
      .unusableInput,
      "frame \(frame) has more than 256 colors, which a GIF can't hold: use --format png, "
        + (isScaled ? "or --scale-filter nearest" : "or --raw for the stored images"))
  }
}

extension Color {
  /// Whether it is opaque or transparent, not something between.
  fileprivate var isWhole: Bool { alpha == 0 || alpha == 255 }
}
