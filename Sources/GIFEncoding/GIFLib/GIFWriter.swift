internal import CGIF
internal import Frames

/// giflib's writing handle into an array of bytes.
///
/// giflib says OK where it should not (sides above 65,535, values outside the palette, an unwritten
/// trailer), so callers check what they hand in, and this handle counts what comes out.
@safe
struct GIFWriter: ~Copyable {
  private let handle: UnsafeMutablePointer<GifFileType>
  private let sink: ByteSink
  private var isOpen = true

  init() throws(EncodingError) {
    let sink = ByteSink()
    var code: CInt = 0
    let context = unsafe Unmanaged.passUnretained(sink).toOpaque()
    guard let opened = unsafe EGifOpen(context, appendBytes, &code) else {
      throw .encoder(GIFLibError(rawValue: code))
    }
    unsafe handle = opened
    self.sink = sink
    unsafe EGifSetGifVersion(handle, true)
  }

  /// Writes the header with the global color table.
  mutating func putScreen(_ size: PixelSize, palette: [Color]) throws(EncodingError) {
    let map = try ColorMap(palette)
    try check(
      unsafe EGifPutScreenDesc(
        handle, CInt(size.width), CInt(size.height), map.bitCount, 0, map.object))
  }

  /// Writes the graphic control of the image that follows.
  mutating func putGraphicControl(
    delay: FrameDelay, transparentIndex: UInt8?
  ) throws(EncodingError) {
    let packed: UInt8 = transparentIndex == nil ? 0 : 1
    let bytes = [
      packed, UInt8(truncatingIfNeeded: delay.centiseconds), UInt8(delay.centiseconds >> 8),
      transparentIndex ?? 0,
    ]
    try check(
      unsafe EGifPutExtension(handle, CInt(GRAPHICS_EXT_FUNC_CODE), CInt(bytes.count), bytes))
  }

  /// Writes the image that covers the screen.
  ///
  /// - Precondition: every value is below the palette's count: giflib would mask it silently.
  mutating func putImage(_ size: PixelSize, indices: [UInt8]) throws(EncodingError) {
    let width = CInt(size.width)
    try check(unsafe EGifPutImageDesc(handle, 0, 0, width, CInt(size.height), false, nil))
    var indices = indices
    for row in 0..<size.height {
      let status = unsafe indices.withUnsafeMutableBufferPointer { buffer in
        unsafe EGifPutLine(handle, buffer.baseAddress?.advanced(by: row * size.width), width)
      }
      try check(status)
    }
  }

  /// Writes the trailer and gives the file's bytes.
  ///
  /// - Precondition: nothing is written afterwards.
  mutating func finish() throws(EncodingError) -> [UInt8] {
    precondition(isOpen, "a GIF is finished once")
    isOpen = false
    var code: CInt = 0
    let closed = unsafe EGifCloseFile(handle, &code) == GIF_OK
    // giflib doesn't check that the trailer was written.
    guard closed, sink.bytes.last == 0x3b else {
      throw .encoder(closed ? .writeFailed : GIFLibError(rawValue: code))
    }
    return sink.bytes
  }

  deinit {
    if isOpen { _ = unsafe EGifCloseFile(handle, nil) }
  }

  private func check(_ status: CInt) throws(EncodingError) {
    guard status == GIF_OK else {
      throw .encoder(GIFLibError(rawValue: unsafe handle.pointee.Error))
    }
  }
}

/// A color map of giflib's, padded with black to a power of two.
@safe
private struct ColorMap: ~Copyable {
  let object: UnsafeMutablePointer<ColorMapObject>
  let bitCount: CInt

  init(_ palette: [Color]) throws(EncodingError) {
    var bits = 1
    while 1 << bits < palette.count { bits += 1 }
    guard let made = unsafe GifMakeMapObject(1 << bits, nil) else {
      throw .encoder(.notEnoughMemory)
    }
    unsafe object = made
    bitCount = CInt(bits)
    for index in 0..<1 << bits {
      let color = index < palette.count ? palette[index] : .black
      unsafe object.pointee.Colors[index] = GifColorType(
        Red: color.red, Green: color.green, Blue: color.blue)
    }
  }

  deinit {
    unsafe GifFreeMapObject(object)
  }
}

/// Where giflib's output gathers.
private final class ByteSink {
  var bytes: [UInt8] = []
}

private func appendBytes(
  _ file: UnsafeMutablePointer<GifFileType>?, _ source: UnsafePointer<GifByteType>?, _ count: CInt
) -> CInt {
  guard let context = unsafe file?.pointee.UserData, count > 0 else { return 0 }
  let sink = unsafe Unmanaged<ByteSink>.fromOpaque(context).takeUnretainedValue()
  unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
  return count
}
