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

  /// Decodes every image only to see which are whole.
  ///
  /// - Returns: the images' states, fewer than there are images where a limit ended the work.
  /// - Throws: what `nextFrame()` throws.
  package mutating func checkImages() throws(DecodingError) -> [FrameState] {
    var states: [FrameState] = []
    while try hasFrame(at: states.count) { states.append(try checkImage(at: states.count).state) }
    return states
  }

  /// Reads one image without decoding it, for a writer that copies it verbatim.
  ///
  /// The sub-blocks of an image whose end is missing are closed with a terminator.
  ///
  /// - Precondition: `index` is one of `structure.images`.
  /// - Throws: `DecodingError.input` when the source can't be read, or has become shorter.
  public func encodedImage(at index: Int) throws(DecodingError) -> EncodedImage {
    try images.encodedImage(at: index)
  }
}
