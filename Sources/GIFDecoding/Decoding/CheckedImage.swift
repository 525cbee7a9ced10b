public import Frames

/// One image as its file stores it, still compressed, and how much of it could be decoded.
public struct CheckedImage: Sendable {
  /// The image's place in the file, from 0.
  public let index: Int
  /// How much of the image could be decoded.
  public let state: FrameState
  /// How many pixels of the image could be decoded.
  public let decodedPixelCount: Int
  /// The image for a writer that copies it verbatim; closed with a terminator where its end is missing.
  ///
  /// It is nil for the image whose data behind the last pixel end the work: they can be as long as the
  /// whole input.
  public let encoded: EncodedImage?
}

extension ImageDecoder {
  /// Whether an image has more data than may be idle in a whole file.
  func isLongerThanIdleDataMayBe(imageAt index: Int) -> Bool {
    let image = structure.images[index]
    return image.endByteOffset - image.dataByteOffset > limits[.idleDataBytes]
  }

  /// Reads one image without decoding it.
  func encodedImage(at index: Int) throws(DecodingError) -> EncodedImage {
    let image = structure.images[index]
    let table = colorTable(of: image) ?? structure.logicalScreen.globalColorTable
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
    do { count = try reader.source.read(at: range.lowerBound, into: &bytes) } catch {
      throw .input(error)
    }
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
