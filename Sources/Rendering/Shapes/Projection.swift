internal import LayoutCore

/// Where the pixels of the picture lie on an element's own plane: a matrix that takes a pixel's middle to
/// three numbers, of which the third divides the others.
///
/// Worked out in double precision, then rounded to single: so a last bit that differs between C
/// libraries seldom gets through to a pixel. Pixels count from one near the element's middle, where
/// single precision is finest.
struct Projection: Sendable {
  /// The rows of the matrix.
  private let across, down, depth: SIMD3<Double>
  /// The pixel from which others count.
  let originX, originY: Int

  /// Coefficients, places and sizes beyond that could overflow single precision.
  private static let largest = 1e9
  /// The smallest area in pixels that could tint one.
  private static let smallestArea = 1e-4

  /// Makes the projection of an element to pixels of `scale` to the point.
  ///
  /// - Returns: nil if the element is seen from the side, or its numbers are no good.
  init?(_ element: LayoutAttributes, scale: Double) {
    let (x, y) = (element.center.x * scale, element.center.y * scale)
    guard abs(x) < Self.largest, abs(y) < Self.largest,
      max(element.size.width, element.size.height) < PlanePlace.farthest
    else { return nil }
    (originX, originY) = (Int(x), Int(y))
    let (tx, ty) = (x - Double(originX), y - Double(originY))
    let m = element.transform3D
    // The columns are the images of the plane's two axes and of its origin.
    let u = SIMD3(scale * m.m11 + tx * m.m14, scale * m.m12 + ty * m.m14, m.m14)
    let v = SIMD3(scale * m.m21 + tx * m.m24, scale * m.m22 + ty * m.m24, m.m24)
    let o = SIMD3(scale * m.m41 + tx * m.m44, scale * m.m42 + ty * m.m44, m.m44)
    let volume = u * v.cross(o)
    let determinant = volume.x + volume.y + volume.z
    let area = abs(determinant) * element.size.width * element.size.height
    guard area > Self.smallestArea, area.isFinite else { return nil }
    (across, down, depth) = (
      v.cross(o) / determinant, o.cross(u) / determinant, u.cross(v) / determinant
    )
    guard across.isBelow(Self.largest), down.isBelow(Self.largest), depth.isBelow(Self.largest)
    else { return nil }
  }

  private init(_ across: SIMD3<Double>, _ down: SIMD3<Double>, _ from: Projection) {
    (self.across, self.down, depth) = (across, down, from.depth)
    (originX, originY) = (from.originX, from.originY)
  }

  /// The matrix in single precision.
  var matrix: PlaneMatrix {
    PlaneMatrix(
      across: SIMD3(across), down: SIMD3(down), depth: SIMD3(depth), originX: originX,
      originY: originY)
  }

  /// The projection to other coordinates of the plane: `scale` · (place − `origin`) − ½.
  func scaled(from origin: Point, by scale: Size) -> Projection {
    Projection(
      across * scale.width - depth * (origin.x * scale.width + 0.5),
      down * scale.height - depth * (origin.y * scale.height + 0.5), self)
  }
}

/// A ``Projection`` as pixels use it.
struct PlaneMatrix: Sendable {
  let across, down, depth: SIMD3<Float>
  let originX, originY: Int

  /// Whether nothing is divided.
  var isAffine: Bool { depth == SIMD3(0, 0, 1) }

  /// The whole numbers that must be added to a pixel's coordinates to get its place, if that is all.
  var translation: (x: Int, y: Int)? {
    guard isAffine, across.x == 1, across.y == 0, down.x == 0, down.y == 1,
      let x = Int(exactly: across.z + 0.5), let y = Int(exactly: down.z + 0.5)
    else { return nil }
    return (x - originX, y - originY)
  }

  /// The three numbers of a pixel's middle.
  @inline(__always)
  func numbers(x: Int, y: Int) -> SIMD3<Float> {
    let (x, y) = (Float(x &- originX) + 0.5, Float(y &- originY) + 0.5)
    return SIMD3(
      across.x * x + across.y * y + across.z, down.x * x + down.y * y + down.z,
      depth.x * x + depth.y * y + depth.z)
  }

  /// The place on the plane of a pixel's middle, and how fast it changes from pixel to pixel.
  ///
  /// - Returns: nil beyond the horizon, and far from every element.
  @inline(__always)
  func place(x: Int, y: Int) -> PlanePlace? {
    let numbers = numbers(x: x, y: y)
    guard numbers.z > 1e-6 else { return nil }
    let inverse = 1 / numbers.z
    let (u, v) = (numbers.x * inverse, numbers.y * inverse)
    guard max(abs(u), abs(v)) < Float(PlanePlace.farthest) else { return nil }
    return PlanePlace(
      u: u, v: v,
      uSlope: SIMD2(across.x - u * depth.x, across.y - u * depth.y) * inverse,
      vSlope: SIMD2(down.x - v * depth.x, down.y - v * depth.y) * inverse)
  }
}

/// A place on an element's plane, in points from its middle.
struct PlanePlace {
  /// Larger elements aren't drawn, so that nothing overflows.
  static let farthest = 1e6

  let u, v: Float
  /// How ``u`` changes a pixel to the right, and a pixel down.
  let uSlope: SIMD2<Float>
  /// How ``v`` does.
  let vSlope: SIMD2<Float>
}

extension SIMD3<Double> {
  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// False for NaN too.
  fileprivate func isBelow(_ limit: Double) -> Bool {
    abs(x) < limit && abs(y) < limit && abs(z) < limit
  }
}

extension SIMD2<Float> {
  var length: Float { (x * x + y * y).squareRoot() }
}

extension PlanePlace {
  /// The place measured from another point of the plane.
  func from(_ point: SIMD2<Float>) -> PlanePlace {
    PlanePlace(u: u - point.x, v: v - point.y, uSlope: uSlope, vSlope: vSlope)
  }
}
