public import Frames

/// Writes a stored image as a GIF of its own without decompressing it.
///
/// giflib's writer derives the LZW minimum code size from the color table and can't write another one,
/// so the few bytes around the compressed data are written here.
public enum VerbatimGIF {
  /// Wraps the compressed data of an image into a GIF89a whose logical screen is the image.
  ///
  /// Delay, disposal, transparency and interlacing are kept; the image's place is not.
  ///
  /// - Throws: `EncodingError.sideOutOfRange` for an image without pixels, and
  ///   `EncodingError.tooManyColors`.
  public static func encode(_ image: EncodedImage) throws(EncodingError) -> [UInt8] {
    guard (1...0xffff).contains(image.rect.width), (1...0xffff).contains(image.rect.height) else {
      throw .sideOutOfRange(width: image.rect.width, height: image.rect.height)
    }
    guard image.colorTable.count <= 256 else {
      throw .tooManyColors(count: image.colorTable.count)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 + 3 * image.colorTable.count + image.subBlocks.count)
    appendScreen(image, to: &bytes)
    appendGraphicControl(image, to: &bytes)
    appendDescriptor(image, to: &bytes)
    bytes.append(image.minimumCodeSize)
    bytes += image.subBlocks
    bytes.append(0x3b)
    return bytes
  }

  /// GIF89a, sections 17 to 19.
  private static func appendScreen(_ image: EncodedImage, to bytes: inout [UInt8]) {
    bytes += "GIF89a".utf8
    append(image.rect.width, to: &bytes)
    append(image.rect.height, to: &bytes)
    let colors = image.colorTable.colors
    var bits = 1
    while 1 << bits < colors.count { bits += 1 }
    let packed = colors.isEmpty ? 0x70 : 0xf0 | UInt8(bits - 1)
    bytes += [packed, 0, 0]
    guard !colors.isEmpty else { return }
    bytes.append(addingCapacity: 3 << bits) { table in
      for color in colors {
        table.append(color.red)
        table.append(color.green)
        table.append(color.blue)
      }
      table.append(repeating: 0, count: 3 * ((1 << bits) - colors.count))
    }
  }

  /// GIF89a, section 23; left out where it would say nothing.
  private static func appendGraphicControl(_ image: EncodedImage, to bytes: inout [UInt8]) {
    let transparent = image.transparentColorIndex
    guard image.delay.centiseconds > 0 || image.disposalBits > 0 || transparent != nil else {
      return
    }
    let packed = (image.disposalBits & 7) << 2 | (transparent == nil ? 0 : 1)
    bytes += [0x21, 0xf9, 4, packed]
    append(Int(image.delay.centiseconds), to: &bytes)
    bytes += [transparent ?? 0, 0]
  }

  /// GIF89a, section 20.
  private static func appendDescriptor(_ image: EncodedImage, to bytes: inout [UInt8]) {
    bytes += [0x2c, 0, 0, 0, 0]
    append(image.rect.width, to: &bytes)
    append(image.rect.height, to: &bytes)
    bytes.append(image.isInterlaced ? 0x40 : 0)
  }

  private static func append(_ value: Int, to bytes: inout [UInt8]) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
