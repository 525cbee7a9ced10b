internal import Frames

/// The picture on an element, ready to be sampled.
struct Face: Sendable {
  let size: PixelSize
  /// The pixels as ``PixelMath`` has them.
  ///
  /// The last column and row stand twice, so that every pixel has
  /// neighbors to the right and below.
  let texels: [UInt64]

  /// Makes a face of a picture with an area.
  init(_ canvas: Canvas) {
    size = canvas.size
    let (width, height) = (size.width, size.height)
    var texels: [UInt64] = []
    texels.reserveCapacity((width + 1) * (height + 1))
    for row in (0...height).map({ min($0, height - 1) * width }) {
      for index in row..<row + width {
        texels.append(PixelMath.premultiplied(canvas.pixels[index]))
      }
      texels.append(texels[texels.count - 1])
    }
    self.texels = texels
  }

  /// Makes a face of one color.
  init(_ color: Color) {
    self.init(Canvas(size: PixelSize(width: 1, height: 1), filledWith: color))
  }

  var byteCount: Int { 8 * texels.count }
}
