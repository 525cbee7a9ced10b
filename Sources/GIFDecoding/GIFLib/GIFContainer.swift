internal import CGIF
internal import Frames

/// giflib's reading handle over a `WindowedReader`: it walks the container and touches no pixel.
///
/// giflib reads exactly what it asks for and buffers nothing, so the reader's position always tells
/// where in the file the container stands, and may be moved between records.
@safe
struct GIFContainer: ~Copyable {
  private let handle: UnsafeMutablePointer<GifFileType>
  /// The bytes, and the position in them.
  let reader: WindowedReader

  /// Reads the header, the logical screen and the global color table.
  ///
  /// - Returns: nil when giflib fails; the reader's state tells why.
  init?(_ reader: WindowedReader) {
    let context = unsafe Unmanaged.passUnretained(reader).toOpaque()
    guard let opened = unsafe DGifOpen(context, readBytes, nil) else { return nil }
    unsafe handle = opened
    self.reader = reader
  }

  deinit {
    _ = unsafe DGifCloseFile(handle, nil)
  }

  /// What stands where a record should start.
  enum Record {
    case image
    case `extension`
    case trailer
    /// A byte that starts no record; it is consumed.
    case unknown
    /// The end of the source, or a failure to read it.
    case end
  }

  /// Reads the byte that says what comes next.
  mutating func nextRecord() -> Record {
    var kind = UNDEFINED_RECORD_TYPE
    unsafe handle.pointee.Error = 0
    guard unsafe DGifGetRecordType(handle, &kind) == GIF_OK else {
      return reader.reachedEnd ? .end : .unknown
    }
    switch kind {
    case IMAGE_DESC_RECORD_TYPE: return .image
    case EXTENSION_RECORD_TYPE: return .extension
    case TERMINATE_RECORD_TYPE: return .trailer
    default: return .unknown
    }
  }

  /// The logical screen and the global color table.
  var logicalScreen: LogicalScreen {
    let file = unsafe handle.pointee
    return unsafe LogicalScreen(
      size: PixelSize(width: Int(file.SWidth), height: Int(file.SHeight)),
      backgroundColorIndex: UInt8(truncatingIfNeeded: file.SBackGroundColor),
      pixelAspectRatio: file.AspectByte,
      globalColorTable: colors(file.SColorMap))
  }

  /// An image's descriptor as giflib reads it.
  struct ImageHeader {
    var left: UInt16
    var top: UInt16
    var width: UInt16
    var height: UInt16
    var isInterlaced: Bool
    var localColorCount: Int
  }

  /// Reads an image descriptor, its local color table and its LZW minimum code size.
  ///
  /// giflib fails on a code size that it can't decode (above 8; newer versions: below 2) although it
  /// has read it and its position is right. Our own pixel pass decides about code sizes, so that
  /// failure is none here.
  ///
  /// - Returns: nil when the source ends inside the header, or when memory is short.
  mutating func imageHeader() -> ImageHeader? {
    unsafe handle.pointee.Error = 0
    let isRead = unsafe DGifGetImageHeader(handle) == GIF_OK
    let isOutOfMemory = unsafe handle.pointee.Error == D_GIF_ERR_NOT_ENOUGH_MEM
    if !isRead && (reader.reachedEnd || isOutOfMemory) { return nil }
    let image = unsafe handle.pointee.Image
    return unsafe ImageHeader(
      left: UInt16(truncatingIfNeeded: image.Left), top: UInt16(truncatingIfNeeded: image.Top),
      width: UInt16(truncatingIfNeeded: image.Width),
      height: UInt16(truncatingIfNeeded: image.Height),
      isInterlaced: image.Interlace, localColorCount: Int(image.ColorMap?.pointee.ColorCount ?? 0))
  }

  /// Reads an extension and lends each of its sub-blocks to `body`.
  ///
  /// - Returns: the extension's label, and whether its terminator was reached; nil when the source
  ///   ends before the label.
  mutating func readExtension(
    _ body: (_ label: UInt8, _ subBlock: borrowing RawSpan) -> Void
  ) -> (label: UInt8, isTerminated: Bool)? {
    var code: CInt = -1
    var block: UnsafeMutablePointer<GifByteType>?
    unsafe handle.pointee.Error = 0
    var isRead = unsafe DGifGetExtension(handle, &code, &block) == GIF_OK
    guard code >= 0 else { return nil }
    let label = UInt8(truncatingIfNeeded: code)
    // An extension whose first block is empty is finished: asking on would eat the next record.
    while isRead, let bytes = unsafe block {
      let payload = unsafe UnsafeRawBufferPointer(start: bytes + 1, count: Int(bytes.pointee))
      unsafe body(label, payload.bytes)
      isRead = unsafe DGifGetExtensionNext(handle, &block) == GIF_OK
    }
    return (label, isRead)
  }
}

/// giflib's read callback: a short read is fatal to the call that asked.
private func readBytes(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?,
  _ count: CInt
) -> CInt {
  guard let context = unsafe file?.pointee.UserData, let target = unsafe target, count > 0 else {
    return 0
  }
  let buffer = unsafe UnsafeMutableRawBufferPointer(start: target, count: Int(count))
  let reader = unsafe Unmanaged<WindowedReader>.fromOpaque(context)
  return unsafe reader._withUnsafeGuaranteedRef { CInt(unsafe $0.read(into: buffer)) }
}

private func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> ColorTable? {
  guard let map = unsafe map?.pointee, let first = unsafe map.Colors else { return nil }
  return ColorTable(
    (0..<Int(unsafe map.ColorCount)).map { index in
      let color = unsafe first[index]
      return Color(red: color.Red, green: color.Green, blue: color.Blue)
    })
}
