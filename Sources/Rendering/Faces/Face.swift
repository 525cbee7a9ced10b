internal import Frames

/// The picture on an element, premultiplied, ready to be sampled.
struct Face: Sendable {
  let size: PixelSize
  let texels: [UInt32]

  /// Makes a face of a picture with an area.
  init(_ canvas: Canvas) {
    size = canvas.size
    texels = canvas.pixels.map(PixelMath.premultiplied)
  }

  /// Makes a face of one color.
  init(_ color: Color) {
    self.init(Canvas(size: PixelSize(width: 1, height: 1), filledWith: color))
  }

  var byteCount: Int { 4 * texels.count }

  /// The face at a place in texels, whole numbers being the middles of texels: the four around it,
  /// mixed in steps of 1/256; at the edges the outermost ones.
  ///
  /// - Precondition: both coordinates are numbers.
  @inline(__always)
  static func sample(
    _ texels: Span<UInt32>, _ size: PixelSize, x: Float, y: Float
  ) -> UInt32 {
    let column = steps(x, size.width)
    let row = steps(y, size.height)
    let left = max(column &>> 8, 0)
    let right = min(left &+ 1, size.width &- 1)
    let top = max(row &>> 8, 0) &* size.width
    let bottom = min(max(row &>> 8, 0) &+ 1, size.height &- 1) &* size.width
    let across = UInt32(truncatingIfNeeded: max(column, 0) & 255)
    let down = UInt32(truncatingIfNeeded: max(row, 0) & 255)
    let upper = PixelMath.mix(
      texels[top &+ left], 256 &- across, texels[top &+ right], across)
    if down == 0 { return upper }
    let lower = PixelMath.mix(
      texels[bottom &+ left], 256 &- across, texels[bottom &+ right], across)
    return PixelMath.mix(upper, 256 &- down, lower, down)
  }

  /// A coordinate in 256ths of a texel, not farther out than half a texel from the outermost ones.
  @inline(__always)
  private static func steps(_ place: Float, _ count: Int) -> Int {
    let last = Float(count &- 1)
    return Int(min(max(place, 0), last) * 256 + 0.5)
  }
}
