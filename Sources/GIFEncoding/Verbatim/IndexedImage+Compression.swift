package import Frames

extension IndexedImage {
  /// Compresses the image for a writer of stored images.
  ///
  /// The pixel values and the color table stay what they are; rows are stored from top to bottom.
  ///
  /// - Precondition: the image has a pixel.
  package func compressed(delay: FrameDelay, disposalBits: UInt8) -> EncodedImage {
    precondition(!rect.isEmpty, "an image has a pixel")
    let pixels = LZWPixels(values: indices)
    let codeSize = pixels.minimumCodeSize
    return EncodedImage(
      rect: rect, isInterlaced: false, colorTable: colorTable,
      transparentColorIndex: transparentColorIndex, delay: delay, disposalBits: disposalBits,
      minimumCodeSize: UInt8(codeSize),
      subBlocks: LZWCompressor.compress(pixels, minimumCodeSize: codeSize) + [0])
  }
}
