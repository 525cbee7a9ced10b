/// One block of a GIF file, as bytes.
public struct GIFBlock: Sendable {
  /// The block as it stands in the file.
  public let bytes: [UInt8]
  /// Where in `bytes` the LZW minimum code size stands; nil in blocks that are no images.
  let codeSizeOffset: Int?
  /// Whether the block is a trailer.
  var isTrailer: Bool { bytes == [0x3b] }

  /// Makes a block from its bytes.
  init(_ bytes: [UInt8], codeSizeOffset: Int? = nil) {
    self.bytes = bytes
    self.codeSizeOffset = codeSizeOffset
  }
}

extension GIFBlock {
  /// The trailer that ends a file.
  public static let trailer = GIFBlock([0x3b])

  /// Any bytes: garbage, half a block, a second file.
  public static func raw(_ bytes: [UInt8]) -> GIFBlock {
    GIFBlock(bytes)
  }

  /// An extension of any label from its sub-blocks.
  ///
  /// - Parameters:
  ///   - label: The byte that says what kind of extension it is.
  ///   - subBlocks: What the sub-blocks hold, at most 255 bytes each; one without bytes ends the
  ///     chain early.
  ///   - isTerminated: Whether the empty sub-block that ends the chain follows.
  public static func `extension`(
    label: UInt8, subBlocks: [[UInt8]], isTerminated: Bool = true
  ) -> GIFBlock {
    let chain = subBlocks.flatMap { [UInt8($0.count)] + $0 }
    return GIFBlock([0x21, label] + chain + (isTerminated ? [0] : []))
  }

  /// A graphic control: GIF89a, section 23.
  ///
  /// - Parameters:
  ///   - delay: Hundredths of a second, 0…65,535.
  ///   - disposal: The three disposal bits, 0…7.
  ///   - transparent: The transparent color index, nil for none.
  ///   - waitsForUser: Whether the user input flag is set.
  public static func graphicControl(
    delay: Int = 0, disposal: UInt8 = 0, transparent: UInt8? = nil, waitsForUser: Bool = false
  ) -> GIFBlock {
    precondition(disposal < 8, "a disposal method has three bits")
    let flags = disposal << 2 | (waitsForUser ? 2 : 0) | (transparent == nil ? 0 : 1)
    return .extension(
      label: 0xf9, subBlocks: [[flags] + delay.littleEndian16 + [transparent ?? 0]])
  }

  /// An application extension: GIF89a, section 26.
  ///
  /// - Parameters:
  ///   - identifier: The identifier and the authentication code, eleven bytes in a right file.
  ///   - subBlocks: What the sub-blocks after them hold.
  public static func application(_ identifier: String, subBlocks: [[UInt8]]) -> GIFBlock {
    .extension(label: 0xff, subBlocks: [Array(identifier.utf8)] + subBlocks)
  }

  /// A loop block with its raw number: 0 is forever.
  public static func loop(_ count: Int, application: String = "NETSCAPE2.0") -> GIFBlock {
    .application(application, subBlocks: [[1] + count.littleEndian16])
  }

  /// A comment, in as many sub-blocks as it takes; an empty one has none.
  public static func comment(_ text: String) -> GIFBlock {
    .extension(label: 0xfe, subBlocks: Array(text.utf8).chunks(of: 255))
  }

  /// Plain text in cells of 8×8 pixels at the top left: GIF89a, section 25.
  public static func plainText(_ text: String) -> GIFBlock {
    let grid = [0, 0, 8 * text.utf8.count, 8].flatMap(\.littleEndian16) + [8, 8, 1, 0]
    return .extension(label: 0x01, subBlocks: [grid] + Array(text.utf8).chunks(of: 255))
  }
}
