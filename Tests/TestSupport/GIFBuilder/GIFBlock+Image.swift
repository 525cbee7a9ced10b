public import Frames

extension GIFBlock {
  /// An image with its descriptor, local color table and data: GIF89a, sections 20 to 22.
  ///
  /// - Parameters:
  ///   - size: The image's sides, 0…65,535 each.
  ///   - x: The column of its left edge.
  ///   - y: The row of its top edge.
  ///   - content: What its data holds.
  ///   - localTable: The local color table, nil for none.
  ///   - isInterlaced: Whether the rows are stored in four passes.
  ///   - minimumCodeSize: The LZW minimum code size, nil for the smallest that the content needs,
  ///     which is 2 at least.
  ///   - subBlocks: How the data is cut.
  ///   - packedFields: The packed fields of the descriptor, nil for those that are true.
  public static func image(
    _ size: PixelSize, x: Int = 0, y: Int = 0, _ content: ImageContent,
    localTable: ColorTable? = nil, isInterlaced: Bool = false, minimumCodeSize: Int? = nil,
    subBlocks: SubBlocks = .standard, packedFields: UInt8? = nil
  ) -> GIFBlock {
    let tableFlags = localTable.map { 0x80 | $0.sizeBits } ?? 0
    let flags = packedFields ?? (tableFlags | (isInterlaced ? 0x40 : 0))
    let head =
      [0x2c] + [x, y, size.width, size.height].flatMap(\.littleEndian16) + [flags]
      + (localTable?.bytes ?? [])
    let codeSize = minimumCodeSize ?? content.smallestCodeSize
    let data = content.data(of: size, isInterlaced: isInterlaced, minimumCodeSize: codeSize)
    return GIFBlock(
      head + [UInt8(codeSize)] + subBlocks.chain(data), codeSizeOffset: head.count)
  }
}
