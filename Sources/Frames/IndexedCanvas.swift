/// A whole canvas as pixel values of one palette of at most 256 colors.
public struct IndexedCanvas: Hashable, Sendable {
  /// The width and height in pixels.
  public let size: PixelSize
  /// One palette index a byte, rows from top to bottom, without padding.
  public var indices: [UInt8]
  /// The colors that the indices stand for; transparent pixels are `Color.transparent`.
  public var palette: [Color]

  /// Makes a canvas from its pixel values.
  ///
  /// - Precondition: `indices` has one value a pixel, and `palette` at most 256 colors.
  public init(size: PixelSize, indices: [UInt8], palette: [Color]) {
    precondition(indices.count == size.pixelCount, "a canvas needs one value a pixel")
    precondition(palette.count <= 256, "a palette has at most 256 colors")
    self.size = size
    self.indices = indices
    self.palette = palette
  }
}
