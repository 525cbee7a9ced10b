internal import CPNG
internal import Frames

/// A PNG file whose header is read, by libpng's simplified interface: it needs no `longjmp` over
/// Swift frames.
struct PNGPicture {
  /// 8-bit sRGB with straight alpha: `PNG_FORMAT_RGBA`, a macro that is not imported.
  private static let format: UInt32 = 3
  private static let version: UInt32 = 1

  private let bytes: [UInt8]
  private let limits: ImageLimits

  init(_ bytes: [UInt8], limits: ImageLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Decodes the picture at its own size.
  func decoded() throws(ImageReadingError) -> Canvas {
    var image = unsafe png_image()
    unsafe image.version = Self.version
    defer { unsafe png_image_free(&image) }
    return try unsafe bytes.withUnsafeBufferPointer { file throws(ImageReadingError) in
      guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0
      else { throw unsafe Self.damage(image) }
      return try unsafe Self.finish(&image, limits)
    }
  }

  private static func finish(
    _ image: inout png_image, _ limits: ImageLimits
  ) throws(ImageReadingError) -> Canvas {
    let size = unsafe PixelSize(width: Int(image.width), height: Int(image.height))
    try limits.check(size)
    unsafe image.format = format
    var pixels = [UInt32](repeating: 0, count: size.pixelCount)
    let isWhole = unsafe pixels.withUnsafeMutableBytes { buffer in
      // A row stride of 0 means rows without padding.
      unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
    }
    guard isWhole else { throw unsafe damage(image) }
    return Canvas(size: size, decoded: pixels)
  }

  private static func damage(_ image: png_image) -> ImageReadingError {
    let words = unsafe withUnsafeBytes(of: image.message) { message in
      unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(.png, words)
  }
}
