internal import Frames

/// Which color of a face is seen at a pixel.
///
/// Between the middles of texels, the four around a place are mixed in steps of 1/256; beyond the
/// outermost middles, those are taken.
struct FaceMap: Sendable {
  private let matrix: PlaneMatrix
  private let isAffine: Bool
  private let stride: Int
  private let last: SIMD2<Float>
  /// What to add to a pixel's coordinates to get its texel, if the two grids are the same.
  private let translation: (x: Int, y: Int)?

  /// - Parameter matrix: takes pixels to texels, whole numbers being their middles.
  init(_ matrix: PlaneMatrix, size: PixelSize) {
    self.matrix = matrix
    isAffine = matrix.isAffine
    stride = size.width + 1
    last = SIMD2(Float(size.width - 1), Float(size.height - 1))
    translation = matrix.translation
  }

  /// The color at a pixel, which lies on the element's plane.
  func color(x: Int, y: Int, _ texels: Span<UInt64>) -> UInt64 {
    let (columns, rows) = places(x: SIMD4(repeating: Int32(x)), y: y)
    return Self.mix(columns[0], rows[0], stride, texels)
  }

  /// Visits the colors at some pixels of a row, which lie on the element's plane.
  @inline(__always)
  func forEachColor(
    in columns: Range<Int>, row: Int, _ texels: Span<UInt64>, _ body: (Int, UInt64) -> Void
  ) {
    if let translation {
      let start = clamped(row + translation.y, last.y) * stride
      for column in columns {
        body(column, texels[start + clamped(column + translation.x, last.x)])
      }
      return
    }
    var column = columns.lowerBound
    while column < columns.upperBound {
      let x = SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: column)) &+ SIMD4(0, 1, 2, 3)
      let (xs, ys) = places(x: x, y: row)
      for lane in 0..<min(4, columns.upperBound - column) {
        body(column + lane, Self.mix(xs[lane], ys[lane], stride, texels))
      }
      column += 4
    }
  }

  private func clamped(_ place: Int, _ last: Float) -> Int { min(max(place, 0), Int(last)) }

  /// The places of four pixels in 256ths of texels, in the lowest bits of the numbers' patterns.
  @inline(__always)
  private func places(x: SIMD4<Int32>, y: Int) -> (SIMD4<Float>, SIMD4<Float>) {
    let x = SIMD4<Float>(x &- Int32(truncatingIfNeeded: matrix.originX)) + 0.5
    let y = Float(y &- matrix.originY) + 0.5
    var across = x * matrix.across.x + (matrix.across.y * y + matrix.across.z)
    var down = x * matrix.down.x + (matrix.down.y * y + matrix.down.z)
    if !isAffine {
      let depth = x * matrix.depth.x + (matrix.depth.y * y + matrix.depth.z)
      across /= depth
      down /= depth
    }
    return (Self.steps(across, last.x), Self.steps(down, last.y))
  }

  /// At 3 · 2^22, single precision has only whole numbers: adding it rounds to the nearest, and leaves
  /// the number in the lowest bits.
  private static let wholeNumbers: Float = 12_582_912

  @inline(__always)
  private static func steps(_ place: SIMD4<Float>, _ last: Float) -> SIMD4<Float> {
    let place = place.replacing(with: 0, where: place .< 0)
    return place.replacing(with: last, where: place .> last) * 256 + wholeNumbers
  }

  @inline(__always)
  private static func mix(
    _ column: Float, _ row: Float, _ stride: Int, _ texels: Span<UInt64>
  ) -> UInt64 {
    let (column, row) = (Int(column.bitPattern & 0x3f_ffff), Int(row.bitPattern & 0x3f_ffff))
    let index = (row &>> 8) &* stride &+ (column &>> 8)
    let across = UInt64(truncatingIfNeeded: column & 255)
    let down = UInt64(truncatingIfNeeded: row & 255)
    let upper = PixelMath.mix(texels[index], 256 &- across, texels[index &+ 1], across)
    if down == 0 { return upper }
    let lower = PixelMath.mix(
      texels[index &+ stride], 256 &- across, texels[index &+ stride &+ 1], across)
    return PixelMath.mix(upper, 256 &- down, lower, down)
  }
}
