internal import CJPEG
internal import Frames

/// A JPEG file whose header is read, by libjpeg-turbo's TurboJPEG interface: it needs no `longjmp`
/// over Swift frames.
@safe
struct JPEGPicture: ~Copyable {
  /// The size as stored.
  let size: PixelSize
  private let handle: tjhandle
  private let bytes: [UInt8]
  /// Whether the file holds inks, as printers' files do.
  private let isCMYK: Bool

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) {
    guard let handle = unsafe tjInitDecompress() else { throw .outOfMemory }
    var (width, height, sampling, space) = (CInt(0), CInt(0), CInt(0), CInt(0))
    let status = unsafe tjDecompressHeader3(
      handle, bytes, CUnsignedLong(bytes.count), &width, &height, &sampling, &space)
    let size = PixelSize(width: Int(width), height: Int(height))
    do throws(ImageReadingError) {
      if status != 0 || size.isEmpty { throw unsafe Self.damage(handle) }
      try limits.check(size)
    } catch {
      unsafe tjDestroy(handle)
      throw error
    }
    self.size = size
    unsafe self.handle = handle
    self.bytes = bytes
    isCMYK = space == CInt(TJCS_CMYK.rawValue) || space == CInt(TJCS_YCCK.rawValue)
  }

  deinit {
    unsafe tjDestroy(handle)
  }

  /// Decodes the picture at the smallest size that the library has and that isn't below `goal`.
  consuming func decoded(atLeast goal: PixelSize) throws(ImageReadingError) -> Canvas {
    let size = scaledSize(atLeast: goal)
    let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
    var pixels = [UInt32](repeating: 0, count: size.pixelCount)
    let status = unsafe pixels.withUnsafeMutableBytes { buffer in
      unsafe tjDecompress2(
        handle, bytes, CUnsignedLong(bytes.count),
        buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CInt(size.width), 0,
        CInt(size.height), CInt(format.rawValue), CInt(TJFLAG_LIMITSCANS))
    }
    guard status == 0 || isHarmless else { throw unsafe Self.damage(handle) }
    if isCMYK { pixels = pixels.map(Self.light) }
    return Canvas(size: size, decoded: pixels)
  }

  private func scaledSize(atLeast goal: PixelSize) -> PixelSize {
    var count: CInt = 0
    guard let factors = unsafe tjGetScalingFactors(&count) else { return size }
    var best = size
    for index in 0..<Int(count) {
      let factor = unsafe factors[index]
      let scaled = PixelSize(
        width: Self.scaled(size.width, by: factor), height: Self.scaled(size.height, by: factor))
      if scaled.width >= goal.width, scaled.height >= goal.height,
        scaled.pixelCount < best.pixelCount
      {
        best = scaled
      }
    }
    return best
  }

  /// As `TJSCALED`, a macro that is not imported, does.
  private static func scaled(_ side: Int, by factor: tjscalingfactor) -> Int {
    (side * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom)
  }

  /// Cameras leave bytes between a file's parts, which the library only warns of.
  private var isHarmless: Bool {
    unsafe tjGetErrorCode(handle) == CInt(TJERR_WARNING.rawValue)
      && Self.words(handle).contains("extraneous bytes")
  }

  private static func damage(_ handle: tjhandle) -> ImageReadingError {
    unsafe .damaged(.jpeg, words(handle))
  }

  private static func words(_ handle: tjhandle) -> String {
    unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) } ?? ""
  }

  /// The color of inks; files store how much of each is missing, as Adobe's programs do.
  private static func light(_ inks: UInt32) -> UInt32 {
    let inks = UInt32(littleEndian: inks)
    let black = inks >> 24
    let (red, green, blue) = (inks & 255, inks >> 8 & 255, inks >> 16 & 255)
    let pixel =
      red * black / 255 | (green * black / 255) << 8 | (blue * black / 255) << 16 | 0xff00_0000
    return pixel.littleEndian
  }
}
