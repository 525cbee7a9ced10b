package import Frames

extension IndexedImage {
  /// Whether every pixel could be decoded.
  var isWhollyDecoded: Bool { decodedPixelCount >= indices.count }

  /// The color of each of the 256 pixel values: that of the table, opaque black outside of it,
  /// transparent for the transparent index.
  var palette: [Color] {
    var palette = Array(colorTable.colors.prefix(256))
    palette += [Color](repeating: .black, count: 256 - palette.count)
    if let transparentColorIndex { palette[Int(transparentColorIndex)] = .transparent }
    return palette
  }

  /// How many pixels of a row could be decoded, from its left end.
  func decodedWidth(ofRow row: Int) -> Int {
    let before = storedPosition(ofRow: row) * rect.width
    return min(max(decodedPixelCount - before, 0), rect.width)
  }

  /// The place of a row in the order in which the file stores rows: GIF89a, appendix E.
  private func storedPosition(ofRow row: Int) -> Int {
    guard isInterlaced else { return row }
    let height = rect.height
    let firstPass = (height + 7) / 8
    let secondPass = (height + 3) / 8
    let thirdPass = (height + 1) / 4
    switch row % 8 {
    case 0: return row / 8
    case 4: return firstPass + row / 8
    case 2, 6: return firstPass + secondPass + row / 4
    default: return firstPass + secondPass + thirdPass + row / 2
    }
  }
}

extension Canvas {
  /// Makes the picture that a stored image shows over nothing, in the image's own size.
  package init(_ image: IndexedImage) {
    let size = image.rect.size
    let palette = image.palette.map(\.rawValue)
    var pixels = [UInt32](repeating: 0, count: size.pixelCount)
    for row in 0..<(size.isEmpty ? 0 : size.height) {
      let first = row * size.width
      for index in first..<first + image.decodedWidth(ofRow: row) {
        pixels[index] = palette[Int(image.indices[index])]
      }
    }
    self.init(size: size, pixels: pixels)
  }
}
