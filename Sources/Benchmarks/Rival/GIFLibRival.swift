internal import CGIF

/// giflib as a rival: the whole file in memory, one image after the other, row by row.
///
/// It draws rows with the plain loop that a C program would have. Disposal is left out of the timed
/// work unless frames are composited.
@safe
struct GIFLibRival: ~Copyable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Decodes every image's rows.
  ///
  /// - Returns: the seconds that the line reader alone took, without the container's records.
  func decodeLines() -> Double {
    var seconds = 0.0
    unsafe forEachImage { file in
      let width = unsafe file.pointee.Image.Width
      let height = unsafe file.pointee.Image.Height
      var line = [UInt8](repeating: 0, count: Int(width))
      let start = ContinuousClock.now
      for _ in 0..<height {
        guard unsafe DGifGetLine(file, &line, width) == GIF_OK else { return false }
      }
      seconds += (ContinuousClock.now - start) / .seconds(1)
      return true
    }
    return seconds
  }

  /// Decodes every image and draws it onto an RGBA canvas, as a plain C program does.
  ///
  /// - Returns: a word that depends on the pixels, so that no work can be left out.
  func composite() -> UInt32 {
    var canvas = PlainCanvas()
    var checksum: UInt32 = 0
    unsafe forEachImage { file in
      let isDrawn = unsafe canvas.draw(file)
      checksum &+= canvas.firstWord
      return isDrawn
    } graphicControl: { control in
      canvas.graphicControl = control
    }
    return checksum
  }

  private func forEachImage(
    _ body: (UnsafeMutablePointer<GifFileType>) -> Bool,
    graphicControl: (GraphicsControlBlock) -> Void = { _ in }
  ) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var cursor = unsafe Cursor(next: buffer.baseAddress, left: buffer.count)
      unsafe withUnsafeMutablePointer(to: &cursor) { cursor in
        guard let file = unsafe DGifOpen(cursor, readFromMemory, nil) else { return }
        unsafe walk(file, body, graphicControl)
        _ = unsafe DGifCloseFile(file, nil)
      }
    }
  }

  private func walk(
    _ file: UnsafeMutablePointer<GifFileType>,
    _ body: (UnsafeMutablePointer<GifFileType>) -> Bool,
    _ graphicControl: (GraphicsControlBlock) -> Void
  ) {
    var kind = UNDEFINED_RECORD_TYPE
    while unsafe DGifGetRecordType(file, &kind) == GIF_OK, kind != TERMINATE_RECORD_TYPE {
      if kind == IMAGE_DESC_RECORD_TYPE {
        guard unsafe DGifGetImageHeader(file) == GIF_OK, unsafe body(file) else { return }
      } else {
        unsafe skipExtension(file, graphicControl)
      }
    }
  }

  private func skipExtension(
    _ file: UnsafeMutablePointer<GifFileType>, _ graphicControl: (GraphicsControlBlock) -> Void
  ) {
    var code: CInt = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard unsafe DGifGetExtension(file, &code, &block) == GIF_OK else { return }
    while let content = unsafe block {
      var control = GraphicsControlBlock()
      if code == GRAPHICS_EXT_FUNC_CODE,
        unsafe DGifExtensionToGCB(Int(content.pointee), content + 1, &control) == GIF_OK
      {
        graphicControl(control)
      }
      guard unsafe DGifGetExtensionNext(file, &block) == GIF_OK else { return }
    }
  }
}

/// What is left to read.
@safe
private struct Cursor {
  var next: UnsafePointer<UInt8>?
  var left: Int
}

private func readFromMemory(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?,
  _ count: CInt
) -> CInt {
  guard let data = unsafe file?.pointee.UserData, let target = unsafe target else { return 0 }
  let cursor = unsafe data.assumingMemoryBound(to: Cursor.self)
  let taken = unsafe min(Int(count), cursor.pointee.left)
  guard let next = unsafe cursor.pointee.next else { return 0 }
  unsafe target.update(from: next, count: taken)
  unsafe cursor.pointee.next = next + taken
  unsafe cursor.pointee.left -= taken
  return CInt(taken)
}
