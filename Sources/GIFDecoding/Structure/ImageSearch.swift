internal import Frames

/// Looks for images among bytes of which nothing is known.
///
/// An image is believed to start where a descriptor places it on the canvas, leaves the reserved bits
/// 0, has an LZW minimum code size from 2 to 8, and data that start with a clear code. Compressed data
/// look like that once in some terabytes on a canvas of 500×500.
struct ImageSearch {
  let reader: WindowedReader
  /// The size of the canvas.
  let canvas: PixelSize

  /// Where the first such image starts, or the graphic control right in front of it.
  ///
  /// It leaves the cursor anywhere.
  func firstImage(in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      reader.seek(to: position)
      while position < range.upperBound, let byte = reader.next(), byte != 0x2c, byte != 0x21 {
        position += 1
      }
      if reader.reachedEnd || position >= range.upperBound { return nil }
      if startsImage(position) || startsControl(position) { return position }
      position += 1
    }
    return nil
  }

  /// GIF89a, section 20.
  private func startsImage(_ offset: Int) -> Bool {
    guard let head = bytes(at: offset, count: 10), head[0] == 0x2c, head[9] & 0x18 == 0 else {
      return false
    }
    let fields = [1, 3, 5, 7].map { Int(head[$0]) | Int(head[$0 + 1]) << 8 }
    let rect = PixelRect(x: fields[0], y: fields[1], width: fields[2], height: fields[3])
    guard !rect.isEmpty, PixelRect(canvas).contains(rect) else { return false }
    let tableByteCount = head[9] & 0x80 == 0 ? 0 : 3 << (Int(head[9] & 7) + 1)
    return startsData(offset + 10 + tableByteCount)
  }

  private func startsData(_ offset: Int) -> Bool {
    guard let head = bytes(at: offset, count: 4), (2...8).contains(head[0]) else { return false }
    let clear = 1 << Int(head[0])
    let code = (Int(head[2]) | Int(head[3]) << 8) & (2 * clear - 1)
    return code == clear && head[1] > (head[0] == 8 ? 1 : 0)
  }

  /// GIF89a, section 23.
  private func startsControl(_ offset: Int) -> Bool {
    guard let head = bytes(at: offset, count: 8) else { return false }
    return head[...2] == [0x21, 0xf9, 4] && head[3] & 0xe0 == 0 && head[7] == 0
      && startsImage(offset + 8)
  }

  private func bytes(at offset: Int, count: Int) -> [UInt8]? {
    reader.seek(to: offset)
    var bytes: [UInt8] = []
    while bytes.count < count, let byte = reader.next() { bytes.append(byte) }
    return bytes.count == count ? bytes : nil
  }
}
