internal import CWebP
public import Frames

/// Writes animations as WebP files without losing anything.
public enum AnimatedWebP {
  /// The most plays that a WebP file tells, unless it plays forever.
  package static let mostPlays = 0xffff

  /// Encodes an animation.
  ///
  /// Times are rounded to whole milliseconds such that each frame starts as near to its time as it
  /// can: nothing adds up. libwebp joins a picture that repeats the one before with it into one frame.
  /// An animation of one picture becomes a still file where that is smaller. WebP counts plays up to
  /// 65,535; one more, which GIF can say, is written as that.
  ///
  /// - Throws: `ExportError`, or what the source throws; sides are 16,383 pixels at most, a frame
  ///   shows for less than 4.6 hours, and all of them for less than 24 days.
  public static func encode(
    _ animation: some AnimationSource, compression: CompressionLevel = .standard
  ) throws -> [UInt8] {
    var encoder = try WebPAnimation(
      size: animation.size, loopCount: animation.loopCount, compression)
    try animation.forEachPicture { try encoder.add($0) }
    let file = try encoder.finish()
    return WebPContainer.adding(animation.iccProfile ?? [], to: file, animation.size)
  }
}

/// libwebp's encoder of animations.
@safe
struct WebPAnimation: ~Copyable {
  /// libwebp refuses frames that show for as many milliseconds: their number has 24 bits.
  private static let durationLimit = 1 << 24

  private let handle: OpaquePointer
  private let size: PixelSize
  private var config: WebPConfig
  private var elapsed: Duration = .zero
  private var frame = 0
  private var isOpaque = true

  init(
    size: PixelSize, loopCount: LoopCount, _ compression: CompressionLevel
  ) throws(ExportError) {
    try WebPImage.check(size)
    let config = try WebPSettings(compression).config
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw .webp("the installed libwebpmux has another interface")
    }
    options.anim_params.loop_count = Int32(min(loopCount.plays ?? 0, AnimatedWebP.mostPlays))
    options.anim_params.bgcolor = 0
    // No key frames, which only make seeking faster; more trials for smaller files.
    options.kmax = 0
    options.minimize_size = compression == .fast ? 0 : 1
    guard
      let handle = unsafe WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options)
    else { throw .outOfMemory(byteCount: 12 * size.pixelCount) }
    unsafe self.handle = handle
    self.size = size
    self.config = config
  }

  deinit {
    unsafe WebPAnimEncoderDelete(handle)
  }

  /// Takes the next picture.
  mutating func add(_ picture: TimedCanvas) throws(ExportError) {
    let canvas = picture.canvas
    guard canvas.size == size else {
      throw .sizeDiffers(frame: frame, found: canvas.size, declared: size)
    }
    let start = milliseconds
    let image = try WebPImage.copying(canvas)
    guard unsafe WebPAnimEncoderAdd(handle, image.picture, start, &config) != 0 else {
      throw unsafe image.picture.pointee.error_code == VP8_ENC_OK ? failure : image.failure
    }
    guard picture.duration >= .zero, elapsed + picture.duration < .milliseconds(Int32.max) else {
      throw .delayOutOfRange(frame: frame, picture.duration)
    }
    elapsed += picture.duration
    isOpaque = isOpaque && canvas.pixels.allSatisfy { $0 >> 24 == 0xff }
    guard Int(milliseconds - start) < Self.durationLimit else {
      throw .delayOutOfRange(frame: frame, picture.duration)
    }
    frame += 1
  }

  /// Gives the file's bytes.
  mutating func finish() throws(ExportError) -> [UInt8] {
    guard frame > 0 else { throw .noPicture }
    guard unsafe WebPAnimEncoderAdd(handle, nil, milliseconds, nil) != 0 else { throw failure }
    var data = unsafe WebPData()
    guard unsafe WebPAnimEncoderAssemble(handle, &data) != 0 else { throw failure }
    defer { unsafe WebPDataClear(&data) }
    let file = unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    return isOpaque ? file : WebPContainer.declaringTransparency(file)
  }

  /// When the next frame starts.
  private var milliseconds: Int32 {
    Int32((elapsed + .microseconds(500)) / .milliseconds(1))
  }

  private var failure: ExportError {
    guard let text = unsafe WebPAnimEncoderGetError(handle) else { return .webp("no reason given") }
    return unsafe .webp(String(cString: text))
  }
}
