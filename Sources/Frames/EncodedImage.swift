/// A stored image that is still compressed: everything that a GIF writer needs to copy it verbatim.
public struct EncodedImage: Hashable, Sendable {
  /// Where the image stands on the canvas, as stored.
  public let rect: PixelRect
  /// Whether the rows are stored in the four passes of GIF89a, appendix E.
  public let isInterlaced: Bool
  /// The colors of the pixel values: the local table, else the global one; empty without either.
  public let colorTable: ColorTable
  /// The pixel value that leaves the canvas as it was, nil without one.
  public let transparentColorIndex: UInt8?
  /// How long the image shows.
  public let delay: FrameDelay
  /// The three disposal bits of the image's graphic control, as stored.
  public let disposalBits: UInt8
  /// The LZW minimum code size that stands in front of the data.
  public let minimumCodeSize: UInt8
  /// The image's sub-blocks as stored, each behind its length byte, the terminator included.
  public let subBlocks: [UInt8]

  /// Makes an image from its parts.
  public init(
    rect: PixelRect, isInterlaced: Bool, colorTable: ColorTable, transparentColorIndex: UInt8?,
    delay: FrameDelay, disposalBits: UInt8, minimumCodeSize: UInt8, subBlocks: [UInt8]
  ) {
    self.rect = rect
    self.isInterlaced = isInterlaced
    self.colorTable = colorTable
    self.transparentColorIndex = transparentColorIndex
    self.delay = delay
    self.disposalBits = disposalBits
    self.minimumCodeSize = minimumCodeSize
    self.subBlocks = subBlocks
  }
}
