internal import CGIF
public import Frames

/// giflib's own line reader, `DGifGetLine`, as an oracle for the pixels of stored images.
@safe
public struct GIFLibOracle: ~Copyable {
  private static let mostPixels = 1 << 26
  private let file: UnsafeMutablePointer<GifFileType>

  /// An image as giflib reads it.
  public struct Image: Sendable {
    /// Where the image stands, as stored.
    public let rect: PixelRect
    /// One pixel value a byte, rows from top to bottom, de-interlaced.
    public let indices: [UInt8]
  }

  /// Reads all images of a file up to the first record that giflib can't read.
  ///
  /// - Returns: the images in file order, nil for those that giflib reads with an error, and for those
  ///   of more than 2^26 pixels.
  public static func images(of bytes: [UInt8]) -> [Image?] {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var cursor = unsafe OracleCursor(next: buffer.baseAddress, left: buffer.count)
      return unsafe withUnsafeMutablePointer(to: &cursor) { cursor in
        guard let file = unsafe DGifOpen(cursor, readFromMemory, nil) else { return [] }
        return unsafe GIFLibOracle(file: file).images()
      }
    }
  }

  private init(file: UnsafeMutablePointer<GifFileType>) {
    unsafe self.file = file
  }

  deinit {
    _ = unsafe DGifCloseFile(file, nil)
  }
}

extension GIFLibOracle {
  private func images() -> [Image?] {
    var images: [Image?] = []
    var kind = UNDEFINED_RECORD_TYPE
    while unsafe DGifGetRecordType(file, &kind) == GIF_OK, kind != TERMINATE_RECORD_TYPE {
      if kind == IMAGE_DESC_RECORD_TYPE {
        images.append(image())
        guard images.last != nil || skipSubBlocks() else { break }
      } else {
        guard skipExtension() else { break }
      }
    }
    return images
  }

  /// Reads one image to its terminator, nil when giflib finds an error in it.
  private func image() -> Image? {
    guard unsafe DGifGetImageHeader(file) == GIF_OK else { return nil }
    let header = unsafe file.pointee.Image
    let rect = unsafe PixelRect(
      x: Int(header.Left), y: Int(header.Top), width: Int(header.Width),
      height: Int(header.Height))
    // Made-up rectangles can ask for 4 GB.
    guard rect.size.pixelCount <= Self.mostPixels else { return nil }
    var indices = [UInt8](repeating: 0, count: rect.size.pixelCount)
    if indices.isEmpty { return skipSubBlocks() ? Image(rect: rect, indices: []) : nil }
    let rows =
      unsafe header.Interlace ? Interlacing.storedRows(height: rect.height) : Array(0..<rect.height)
    for row in rows {
      guard readLine(into: &indices, at: row * rect.width, count: rect.width) else { return nil }
    }
    return Image(rect: rect, indices: indices)
  }

  private func readLine(into indices: inout [UInt8], at start: Int, count: Int) -> Bool {
    unsafe indices.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      precondition(start + count <= buffer.count, "a line of the image")
      return unsafe DGifGetLine(file, base + start, CInt(count)) == GIF_OK
    }
  }

  private func skipSubBlocks() -> Bool {
    var block: UnsafeMutablePointer<GifByteType>?
    repeat {
      guard unsafe DGifGetCodeNext(file, &block) == GIF_OK else { return false }
    } while unsafe block != nil
    return true
  }

  private func skipExtension() -> Bool {
    var label: CInt = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard unsafe DGifGetExtension(file, &label, &block) == GIF_OK else { return false }
    while unsafe block != nil {
      guard unsafe DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }
}

/// What is left to read.
@safe
private struct OracleCursor {
  var next: UnsafePointer<UInt8>?
  var left: Int
}

private func readFromMemory(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?,
  _ count: CInt
) -> CInt {
  guard let data = unsafe file?.pointee.UserData, let target = unsafe target else { return 0 }
  let cursor = unsafe data.assumingMemoryBound(to: OracleCursor.self)
  let taken = unsafe min(Int(count), cursor.pointee.left)
  guard let next = unsafe cursor.pointee.next, taken > 0 else { return 0 }
  unsafe target.update(from: next, count: taken)
  unsafe cursor.pointee.next = next + taken
  unsafe cursor.pointee.left -= taken
  return CInt(taken)
}
