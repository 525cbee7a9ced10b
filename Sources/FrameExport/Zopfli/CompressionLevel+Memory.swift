/// The memory that the level `max` takes beside what every level takes: zopfli's.
extension CompressionLevel {
  /// The most bytes for one of many exhaustively compressed PNG pictures of so many pixels.
  package func additionalByteCount(forPictureOf pixelCount: Int) -> Int {
    byteCount(pixelCount, limit: ZopfliCompressor.pictureLimit)
  }

  /// The most bytes for an APNG animation whose pictures have so many pixels.
  package func additionalByteCount(forAnimationOf pixelCount: Int) -> Int {
    byteCount(pixelCount, limit: ZopfliCompressor.largestLimit)
  }

  private func byteCount(_ pixelCount: Int, limit: Int) -> Int {
    guard self == .max else { return 0 }
    // Four channels, and a filter's number for each row, which may be one pixel long.
    return ZopfliCompressor.memoryByteCount(for: min(5 * pixelCount, limit))
  }
}
