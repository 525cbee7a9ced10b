internal import Frames

/// What the pixel pass made of one image, ready for the canvas.
enum DecodedImage {
  /// The image has no pixels.
  case empty
  /// Not a single pixel can be had, for a reason that was known before the data was read.
  case refused(code: Diagnostic.Code, reason: String)
  /// The pixel values stand in the decoder's index buffer.
  case bytes(ImageDecoder.Result, Palette)
  /// The pixel values may exceed a byte: they are decoded while they are drawn.
  case rows(Palette)
}

extension ImageDecoder {
  /// Decodes the image at `index` as far as that is possible without the canvas.
  mutating func decode(imageAt index: Int) -> DecodedImage {
    let image = structure.images[index]
    let pixelCount = image.rect.size.pixelCount
    guard pixelCount > 0 else { return .empty }
    if let refusal = refusal(of: image, at: index) { return refusal }
    let palette = palette(of: image)
    guard (1...8).contains(image.minimumCodeSize) else { return .rows(palette) }
    var result = decode(image)
    result.hasValuesOutsideTable = hasValuesOutsideTable(
      image, palette, count: result.pixelCount)
    return .bytes(result, palette)
  }

  /// What decoding gave, for an image whose pixels nobody wants.
  mutating func result(of image: StoredImage, _ decoded: DecodedImage) -> Result {
    switch decoded {
    case .empty, .refused: Result()
    case .bytes(let result, _): result
    case .rows(let palette): decodeRows(image, palette) { _, _ in }
    }
  }

  private func refusal(of image: StoredImage, at index: Int) -> DecodedImage? {
    let pixelCount = image.rect.size.pixelCount
    let most = limits[.canvasPixels]
    if pixelCount > most {
      let violation = LimitViolation(.canvasPixels, value: pixelCount, most: most)
      return .refused(code: .limit, reason: "the image is too large: \(violation)")
    }
    switch image.minimumCodeSize {
    case 0 where pixelCount > 1, 12...:
      return .refused(
        code: .badCodeSize, reason: "minimum code size \(image.minimumCodeSize) can't be decoded")
    default: return nil
    }
  }

  private mutating func palette(of image: StoredImage) -> Palette {
    if image.localColorCount > 0 {
      return Palette(colorTable(of: image), transparentIndex: image.transparentColorIndex)
    }
    if let last = lastGlobalPalette, last.transparentIndex == image.transparentColorIndex {
      return last
    }
    let palette = Palette(
      structure.logicalScreen.globalColorTable, transparentIndex: image.transparentColorIndex)
    lastGlobalPalette = palette
    return palette
  }

  /// Reads the local color table of an image, nil when it has none.
  func colorTable(of image: StoredImage) -> ColorTable? {
    guard image.localColorCount > 0 else { return nil }
    return reader.colorTable(at: image.localColorTableByteOffset, count: image.localColorCount)
  }

  private func hasValuesOutsideTable(
    _ image: StoredImage, _ palette: borrowing Palette, count: Int
  ) -> Bool {
    guard palette.definedCount < 1 << Int(image.minimumCodeSize) else { return false }
    let values = unsafe UnsafeBufferPointer(start: indices.pixels, count: count)
    return unsafe values.containsValue(
      from: UInt8(palette.definedCount), except: palette.transparentIndex)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a value is at least `first` and not `exception`.
  ///
  /// It looks at every value without a branch, which the compiler makes one instruction for many: this
  /// goes over all pixels of images whose color table is smaller than their code size allows.
  fileprivate func containsValue(from first: UInt8, except exception: UInt8?) -> Bool {
    guard first > 0 else { return unsafe contains { $0 != exception } }
    // A value below `first` is none anyway.
    let exception = exception ?? 0
    var found: UInt8 = 0
    for index in 0..<count {
      let value = unsafe self[index]
      found |= (value >= first ? 1 : 0) & (value != exception ? 1 : 0)
    }
    return found != 0
  }
}

extension WindowedReader {
  /// Reads `count` colors of three bytes each.
  func colorTable(at offset: Int, count: Int) -> ColorTable {
    var bytes = [UInt8](repeating: 0, count: 3 * count)
    seek(to: offset)
    _ = unsafe bytes.withUnsafeMutableBytes { unsafe read(into: $0) }
    return ColorTable(
      (0..<count).map {
        Color(red: bytes[3 * $0], green: bytes[3 * $0 + 1], blue: bytes[3 * $0 + 2])
      })
  }
}
