public import Frames

extension GIFDecoder {
  /// Decodes the pixels of one image as stored, whatever was decoded before.
  ///
  /// - Precondition: `index` is one of `structure.images`.
  /// - Throws: `DecodingError.input` when the source can't be read.
  public mutating func storedPicture(at index: Int) throws(DecodingError) -> StoredPicture {
    let decoded = images.decode(imageAt: index)
    if let failure = images.inputFailure { throw .input(failure) }
    return composer.store(index, decoded, from: &images)
  }

  /// Decodes an image only to see whether it is whole; `diagnostics` tells what is wrong with it.
  ///
  /// - Precondition: `index` is one of `structure.images`.
  /// - Throws: `DecodingError.input` when the source can't be read.
  public mutating func checkImage(
    at index: Int
  ) throws(DecodingError) -> (state: FrameState, decodedPixelCount: Int) {
    let decoded = images.decode(imageAt: index)
    if let failure = images.inputFailure { throw .input(failure) }
    return composer.check(index, decoded, from: &images)
  }

  /// Reads one image without decoding it, for a writer that copies it verbatim.
  ///
  /// The sub-blocks of an image whose end is missing are closed with a terminator.
  ///
  /// - Precondition: `index` is one of `structure.images`.
  /// - Throws: `DecodingError.input` when the source can't be read, or has become shorter.
  public func encodedImage(at index: Int) throws(DecodingError) -> EncodedImage {
    let image = structure.images[index]
    let table = images.colorTable(of: image) ?? structure.logicalScreen.globalColorTable
    return EncodedImage(
      rect: image.rect, isInterlaced: image.isInterlaced, colorTable: table ?? ColorTable([]),
      transparentColorIndex: image.transparentColorIndex, delay: image.delay,
      disposalBits: image.disposalBits, minimumCodeSize: image.minimumCodeSize,
      subBlocks: try subBlocks(of: image))
  }

  private func subBlocks(of image: StoredImage) throws(DecodingError) -> [UInt8] {
    let range = image.dataByteOffset..<image.endByteOffset
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count: Int
    do { count = try source.read(at: range.lowerBound, into: &bytes) } catch { throw .input(error) }
    guard count == range.count else { throw .input(.endsEarly(at: range.lowerBound + count)) }
    return image.isTerminated ? bytes : Self.closed(bytes)
  }

  /// Shortens the sub-block that the file's end cuts off, and adds the terminator.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var chain = bytes
    var last = 0
    var position = 0
    while position < chain.count {
      last = position
      position += 1 + Int(chain[position])
    }
    if position > chain.count {
      chain[last] = UInt8(chain.count - last - 1)
      // Cut down to nothing, the sub-block is a terminator itself.
      if chain[last] == 0 { return chain }
    }
    return chain + [0]
  }
}
