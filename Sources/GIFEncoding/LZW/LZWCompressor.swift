/// Compresses the pixel values of images as GIF89a, appendix F, describes it.
enum LZWCompressor {
  /// Compresses pixel values to sub-blocks, each behind its length byte, without the terminator.
  ///
  /// - Precondition: every value fits in `minimumCodeSize` bits.
  static func compress(_ pixels: LZWPixels, minimumCodeSize: Int) -> [UInt8] {
    pixels.withBorrowed { compress($0, minimumCodeSize: minimumCodeSize) }
  }

  private static func compress(_ pixels: BorrowedPixels, minimumCodeSize: Int) -> [UInt8] {
    var writer = LZWCodeWriter(minimumCodeSize: minimumCodeSize)
    writer.writeClear()
    var parser = LZWParser(at: 0, minimumCodeSize: minimumCodeSize)
    parser.fillDictionary(pixels)
    writer.write(parser.codes)
    while parser.position < pixels.count {
      // The dictionary is full. Is it good enough for what comes, or is it better to begin anew?
      var fresh = LZWParser(at: parser.position, minimumCodeSize: minimumCodeSize)
      fresh.fillDictionary(pixels)
      let start = parser.position
      parser.removeCodes()
      parser.parse(pixels, until: fresh.position, bitLimit: fresh.bitCount + 12)
      let bitsWithClear = (12 + fresh.bitCount) * (parser.position - start)
      if bitsWithClear < parser.bitCount * (fresh.position - start) {
        writer.writeClear()
        swap(&parser, &fresh)
      }
      writer.write(parser.codes)
    }
    return writer.finish()
  }
}
