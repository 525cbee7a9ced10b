/// A decoded image as its file stores it: pixel values, a color table, a place on the canvas.
public struct IndexedImage: Hashable, Sendable {
  /// Where the image stands on the canvas, as stored: it may hang over or lie outside.
  public let rect: PixelRect
  /// One pixel value a byte, rows from top to bottom, without padding; de-interlaced.
  ///
  /// Values of pixels that could not be decoded are 0; `decodedPixelCount` and `isInterlaced` tell
  /// which those are.
  public let indices: [UInt8]
  /// How many pixels were decoded, counted in the order in which the file stores them.
  public let decodedPixelCount: Int
  /// Whether the file stores the rows in the four passes of GIF89a, appendix E.
  public let isInterlaced: Bool
  /// The colors of the pixel values: the local table, else the global one; empty without either.
  ///
  /// A value outside the table stands for opaque black.
  public let colorTable: ColorTable
  /// The pixel value that leaves the canvas as it was, nil without one.
  ///
  /// It may lie outside the table.
  public let transparentColorIndex: UInt8?

  /// Makes an image from its parts.
  ///
  /// - Precondition: `indices` has one value for each pixel of `rect`.
  public init(
    rect: PixelRect, indices: [UInt8], decodedPixelCount: Int, isInterlaced: Bool,
    colorTable: ColorTable, transparentColorIndex: UInt8?
  ) {
    precondition(indices.count == rect.size.pixelCount, "an image needs one value a pixel")
    self.rect = rect
    self.indices = indices
    self.decodedPixelCount = decodedPixelCount
    self.isInterlaced = isInterlaced
    self.colorTable = colorTable
    self.transparentColorIndex = transparentColorIndex
  }
}
