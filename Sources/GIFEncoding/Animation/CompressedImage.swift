internal import Frames

/// An image that is ready to be written.
struct CompressedImage {
  /// Its own colors, nil where it uses the global ones.
  let localPalette: [Color]?
  /// The pixel value that leaves the canvas as it was, nil where there is none.
  let transparentIndex: UInt8?
  /// The LZW minimum code size of the sub-blocks.
  let minimumCodeSize: Int
  /// The compressed data, each block behind its length byte, without the terminator.
  let subBlocks: [UInt8]

  /// Compresses an image.
  init(_ image: IndexedPatch) {
    localPalette = image.localPalette
    transparentIndex = image.transparentIndex
    minimumCodeSize = image.minimumCodeSize
    subBlocks = LZWCompressor.compress(image.pixels, minimumCodeSize: image.minimumCodeSize)
  }

  /// The bytes that the image takes, apart from what every image takes.
  var byteCount: Int {
    subBlocks.count + (localPalette.map { 3 * $0.count } ?? 0)
  }
}
