public import Frames

/// The pixels of one image as its file stores them, without the images before it.
public struct StoredPicture: Sendable {
  /// The image's pixels in one of two forms.
  public enum Pixels: Sendable {
    /// Pixel values with their color table: every image whose values fit a byte.
    case indexed(IndexedImage)
    /// Colors, for an LZW minimum code size above 8, whose values don't fit a byte.
    case canvas(Canvas)
  }

  /// The image's place in the file, from 0.
  public let index: Int
  /// The pixels, nil when the image has none or is too large to be decoded.
  public let pixels: Pixels?
  /// How much of the image could be decoded.
  public let state: FrameState
  /// How many pixels of the image could be decoded.
  public let decodedPixelCount: Int
}

extension ImageDecoder {
  /// Takes the pixels of an image out of the decoder.
  mutating func storedPixels(
    of image: StoredImage, _ decoded: DecodedImage
  ) -> (pixels: StoredPicture.Pixels?, result: Result) {
    switch decoded {
    case .empty, .refused:
      return (nil, Result())
    case .bytes(let result, _):
      let values = indicesFromTopToBottom(of: image, count: result.pixelCount)
      return (.indexed(indexedImage(of: image, values, result)), result)
    case .rows(let palette) where image.minimumCodeSize == 0:
      // The only value that there is, in the only pixel that such an image may have.
      let result = decodeRows(image, palette) { _, _ in }
      return (.indexed(indexedImage(of: image, [0], result)), result)
    case .rows(let palette):
      var compositor = Compositor(size: image.rect.size)
      let placed = PlacedImage(image, rect: PixelRect(image.rect.size))
      let result = decodeRows(image, palette) { row, values in
        compositor.drawRow(values, storedAt: row, of: placed, palette: palette)
      }
      return (.canvas(compositor.canvas), result)
    }
  }

  private func indexedImage(
    of image: StoredImage, _ indices: [UInt8], _ result: Result
  ) -> IndexedImage {
    let table = colorTable(of: image) ?? structure.logicalScreen.globalColorTable
    return IndexedImage(
      rect: image.rect, indices: indices,
      decodedPixelCount: result.pixelCount, isInterlaced: image.isInterlaced,
      colorTable: table ?? ColorTable([]), transparentColorIndex: image.transparentColorIndex)
  }

  private func indicesFromTopToBottom(of image: StoredImage, count: Int) -> [UInt8] {
    let size = image.rect.size
    let rows = StoredRows(height: size.height, isInterlaced: image.isInterlaced)
    let values = unsafe UnsafeBufferPointer(start: indices.pixels, count: count)
    var ordered = [UInt8](repeating: 0, count: size.pixelCount)
    for stored in 0..<(count + size.width - 1) / size.width {
      let first = stored * size.width
      let target = rows.row(storedAt: stored) * size.width
      for column in 0..<min(size.width, count - first) {
        ordered[target + column] = unsafe values[first + column]
      }
    }
    return ordered
  }
}
