public import Frames

/// A GIF file that is written down block by block, right or wrong as a test wants it.
///
/// ```swift
/// let gif = GIF(screen: 4 × 3, [
///   .loop(0),
///   .graphicControl(delay: 10, disposal: 2, transparent: 1),
///   .image(2 × 2, x: 1, .pixels([0, 1, 2, 3])),
///   .comment("made by hand"),
///   .trailer,
/// ])
/// ```
///
/// Nothing is added: a file without `.trailer` has none.
public struct GIF: Sendable {
  /// The file.
  public let bytes: [UInt8]
  private let blockRanges: [Range<Int>]
  private let blocks: [GIFBlock]

  /// Writes the header, the logical screen, the global color table and then `blocks`.
  ///
  /// - Parameters:
  ///   - signature: The first six bytes.
  ///   - screen: The logical screen, 0…65,535 pixels a side.
  ///   - globalTable: The global color table, nil for none.
  ///   - backgroundIndex: The background color index.
  ///   - aspectRatio: The pixel aspect ratio byte.
  ///   - packedFields: The packed fields of the logical screen, nil for those that are true.
  ///   - blocks: What follows.
  public init(
    signature: some Collection<UInt8> = "GIF89a".utf8, screen: PixelSize,
    globalTable: ColorTable? = .primaries, backgroundIndex: UInt8 = 0, aspectRatio: UInt8 = 0,
    packedFields: UInt8? = nil, _ blocks: [GIFBlock]
  ) {
    precondition(signature.count == 6, "a signature has six bytes")
    let flags = packedFields ?? globalTable.map { 0xf0 | $0.sizeBits } ?? 0x70
    var bytes = Array(signature) + screen.width.littleEndian16 + screen.height.littleEndian16
    bytes += [flags, backgroundIndex, aspectRatio] + (globalTable?.bytes ?? [])
    var ranges: [Range<Int>] = []
    for block in blocks {
      ranges.append(bytes.count..<bytes.count + block.bytes.count)
      bytes += block.bytes
    }
    self.bytes = bytes
    self.blocks = blocks
    blockRanges = ranges
  }
}

extension GIF {
  /// Where the block of this index stands, in bytes from the start of the file.
  public func range(ofBlock index: Int) -> Range<Int> {
    blockRanges[index]
  }

  /// Where the image of this index stands, from its separator to its terminator.
  public func range(ofImage index: Int) -> Range<Int> {
    blockRanges[imageBlocks[index]]
  }

  /// Where the sub-blocks of the image of this index stand, the minimum code size left out.
  public func range(ofImageData index: Int) -> Range<Int> {
    offset(ofMinimumCodeSize: index) + 1..<range(ofImage: index).upperBound
  }

  /// Where the LZW minimum code size of the image of this index stands.
  public func offset(ofMinimumCodeSize index: Int) -> Int {
    let block = imageBlocks[index]
    return blockRanges[block].lowerBound + (blocks[block].codeSizeOffset ?? 0)
  }

  /// Where the first trailer stands, nil without one.
  public var trailerOffset: Int? {
    blocks.firstIndex(where: \.isTrailer).map { blockRanges[$0].lowerBound }
  }

  private var imageBlocks: [Int] {
    blocks.indices.filter { blocks[$0].codeSizeOffset != nil }
  }
}

extension Int {
  /// A 16-bit field as GIF stores it, low byte first.
  var littleEndian16: [UInt8] {
    let value = UInt16(self)
    return [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
  }
}
