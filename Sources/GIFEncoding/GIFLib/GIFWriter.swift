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

  /// Writes the block that says how often the animation plays, or nothing for once.
  mutating func putLoopCount(_ loopCount: LoopCount) throws(EncodingError) {
    guard let rawValue = loopCount.rawValue else { return }
    let number = [1, UInt8(truncatingIfNeeded: rawValue), UInt8(rawValue >> 8)]
    try check(unsafe EGifPutExtensionLeader(handle, CInt(APPLICATION_EXT_FUNC_CODE)))
    try check(unsafe EGifPutExtensionBlock(handle, 11, Array("NETSCAPE2.0".utf8)))
    try check(unsafe EGifPutExtensionBlock(handle, 3, number))
    try check(unsafe EGifPutExtensionTrailer(handle))
  }

  /// Writes a color profile, if there is one, in an application extension as the ICC's specification
  /// has it (ICC.1:2010, section B.5).
  mutating func putColorProfile(_ profile: [UInt8]) throws(EncodingError) {
    if profile.isEmpty { return }
    try check(unsafe EGifPutExtensionLeader(handle, CInt(APPLICATION_EXT_FUNC_CODE)))
    try check(unsafe EGifPutExtensionBlock(handle, 11, Array("ICCRGBG1012".utf8)))
    for start in stride(from: 0, to: profile.count, by: 255) {
      let block = Array(profile[start..<min(start + 255, profile.count)])
      try check(unsafe EGifPutExtensionBlock(handle, CInt(block.count), block))
    }
    try check(unsafe EGifPutExtensionTrailer(handle))
  }

  /// Writes the graphic control of the image that follows.
  mutating func putGraphicControl(
    delay: FrameDelay, transparentIndex: UInt8?, disposal: DisposalMethod = .unspecified
  ) throws(EncodingError) {
    let packed: UInt8 = disposal.rawBits << 2 | (transparentIndex == nil ? 0 : 1)
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

  /// Writes an image that is compressed already.
  ///
  /// - Precondition: `rect` lies on the screen; a local palette has as many colors as
  ///   `image.minimumCodeSize` needs.
  mutating func putImage(_ image: CompressedImage, at rect: PixelRect) throws(EncodingError) {
    if let palette = image.localPalette {
      let map = try ColorMap(palette)
      unsafe try putDescriptor(rect, localMap: map.object)
    } else {
      try putDescriptor(rect, minimumCodeSize: image.minimumCodeSize)
    }
    try putSubBlocks(image.subBlocks)
  }

  /// giflib derives the code size from the palette, of which an image may use only the first colors:
  /// so it sees a palette of those for a moment.
  private mutating func putDescriptor(
    _ rect: PixelRect, minimumCodeSize: Int
  ) throws(EncodingError) {
    let map = try ColorMap([Color](repeating: .black, count: 1 << minimumCodeSize))
    let globalMap = unsafe handle.pointee.SColorMap
    unsafe handle.pointee.SColorMap = map.object
    defer { unsafe handle.pointee.SColorMap = globalMap }
    unsafe try putDescriptor(rect, localMap: nil)
  }

  private mutating func putDescriptor(
    _ rect: PixelRect, localMap: UnsafeMutablePointer<ColorMapObject>?
  ) throws(EncodingError) {
    try check(
      unsafe EGifPutImageDesc(
        handle, CInt(rect.x), CInt(rect.y), CInt(rect.width), CInt(rect.height), false, localMap))
  }

  private mutating func putSubBlocks(_ subBlocks: [UInt8]) throws(EncodingError) {
    var start = 0
    while start < subBlocks.count {
      let end = start + 1 + Int(subBlocks[start])
      precondition(end <= subBlocks.count, "whole sub-blocks")
      try check(unsafe EGifPutCodeNext(handle, Array(subBlocks[start..<end])))
      start = end
    }
    try check(unsafe EGifPutCodeNext(handle, nil))
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

extension DisposalMethod {
  /// The three bits of a graphic control: GIF89a, section 23.
  fileprivate var rawBits: UInt8 {
    switch self {
    case .unspecified: 0
    case .doNotDispose: 1
    case .restoreToBackground: 2
    case .restoreToPrevious: 3
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
