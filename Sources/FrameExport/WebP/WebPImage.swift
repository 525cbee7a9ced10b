internal import CWebP
internal import Frames

/// A picture in libwebp's memory.
@safe
struct WebPImage: ~Copyable {
  /// libwebp's own form; valid as long as the image lives.
  let picture: UnsafeMutablePointer<WebPPicture>

  private init() {
    unsafe picture = .allocate(capacity: 1)
    unsafe picture.initialize(to: WebPPicture())
  }

  deinit {
    unsafe WebPPictureFree(picture)
    unsafe picture.deallocate()
  }

  /// Copies a canvas.
  ///
  /// - Throws: `ExportError`.
  static func copying(_ canvas: Canvas) throws(ExportError) -> WebPImage {
    try check(canvas.size)
    let image = WebPImage()
    try image.fill(with: canvas)
    return image
  }

  private borrowing func fill(with canvas: Canvas) throws(ExportError) {
    guard unsafe WebPPictureInit(picture) != 0 else {
      throw .webp("the installed libwebp has another interface")
    }
    unsafe picture.pointee.use_argb = 1
    unsafe picture.pointee.width = Int32(canvas.size.width)
    unsafe picture.pointee.height = Int32(canvas.size.height)
    let isCopied = unsafe canvas.pixels.withUnsafeBytes { pixels in
      let start = unsafe pixels.bindMemory(to: UInt8.self).baseAddress
      return unsafe WebPPictureImportRGBA(picture, start, Int32(4 * canvas.size.width)) != 0
    }
    guard isCopied else { throw .outOfMemory(byteCount: 4 * canvas.size.pixelCount) }
  }

  /// Checks that WebP can hold a picture.
  ///
  /// - Throws: `ExportError.emptyPicture`, `ExportError.tooLargeForWebP`.
  static func check(_ size: PixelSize) throws(ExportError) {
    if size.isEmpty { throw .emptyPicture(size) }
    if max(size.width, size.height) > StillWebP.maximumSide { throw .tooLargeForWebP(size) }
  }

  /// Why libwebp could not encode the picture.
  var failure: ExportError {
    switch unsafe picture.pointee.error_code {
    case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY:
      .outOfMemory(byteCount: unsafe 4 * Int(picture.pointee.width * picture.pointee.height))
    case let code: .webp("libwebp's error \(code.rawValue)")
    }
  }
}
