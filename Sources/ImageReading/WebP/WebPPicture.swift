internal import CWebP
internal import Frames

/// A WebP file whose header is read.
struct WebPPicture {
  /// The size as stored.
  let size: PixelSize
  private let bytes: [UInt8]
  private let isAnimated: Bool

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) {
    var features = WebPBitstreamFeatures()
    let status = unsafe WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, "") }
    size = PixelSize(width: Int(features.width), height: Int(features.height))
    try limits.check(size)
    self.bytes = bytes
    isAnimated = features.has_animation != 0
  }

  /// Decodes the picture, or the first frame of an animation.
  ///
  /// - Parameter goal: the size that still pictures are decoded at.
  func decoded(_ goal: PixelSize) throws(ImageReadingError) -> Canvas {
    isAnimated ? try firstFrame() : try still(goal)
  }

  private func still(_ goal: PixelSize) throws(ImageReadingError) -> Canvas {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .damaged(.webp, "") }
    if goal != size {
      unsafe config.options.use_scaling = 1
      unsafe config.options.scaled_width = CInt(goal.width)
      unsafe config.options.scaled_height = CInt(goal.height)
    }
    unsafe config.output.colorspace = MODE_RGBA
    unsafe config.output.is_external_memory = 1
    var pixels = [UInt32](repeating: 0, count: goal.pixelCount)
    let status = unsafe pixels.withUnsafeMutableBytes { buffer in
      unsafe config.output.u.RGBA.rgba = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      unsafe config.output.u.RGBA.stride = CInt(4 * goal.width)
      unsafe config.output.u.RGBA.size = buffer.count
      return unsafe WebPDecode(bytes, bytes.count, &config)
    }
    unsafe WebPFreeDecBuffer(&config.output)
    guard status == VP8_STATUS_OK else { throw Self.error(status) }
    return Canvas(size: goal, decoded: pixels)
  }

  private func firstFrame() throws(ImageReadingError) -> Canvas {
    try unsafe bytes.withUnsafeBufferPointer { file throws(ImageReadingError) in
      var data = unsafe WebPData(bytes: file.baseAddress, size: file.count)
      var options = WebPAnimDecoderOptions()
      guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else { throw .damaged(.webp, "") }
      options.color_mode = MODE_RGBA
      guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else {
        throw .damaged(.webp, "")
      }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var picture: UnsafeMutablePointer<UInt8>?
      var time: CInt = 0
      guard unsafe WebPAnimDecoderGetNext(decoder, &picture, &time) != 0,
        let picture = unsafe picture
      else { throw .damaged(.webp, "") }
      return unsafe canvas(copying: picture)
    }
  }

  private func canvas(copying picture: UnsafeMutablePointer<UInt8>) -> Canvas {
    var pixels = [UInt32](repeating: 0, count: size.pixelCount)
    unsafe pixels.withUnsafeMutableBytes { buffer in
      unsafe buffer.copyMemory(
        from: UnsafeRawBufferPointer(start: picture, count: buffer.count))
    }
    return Canvas(size: size, decoded: pixels)
  }

  private static func error(_ status: VP8StatusCode) -> ImageReadingError {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: .outOfMemory
    case VP8_STATUS_NOT_ENOUGH_DATA: .damaged(.webp, "the file ends too early")
    default: .damaged(.webp, "")
    }
  }
}
