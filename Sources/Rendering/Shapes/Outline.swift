internal import LayoutCore

/// The outline of an element around the middle of its plane: how much of a pixel lies inside it.
///
/// Distances to the outline are measured in points and brought to pixels by how fast the place on the
/// plane changes there.
struct Outline: Sendable {
  private let halfWidth: Float
  private let halfHeight: Float
  /// The radius of the corners; nil for an ellipse.
  private let radius: Float?

  init(_ shape: CellShape, size: Size) {
    halfWidth = Float(size.width / 2)
    halfHeight = Float(size.height / 2)
    switch shape {
    case .rectangle: radius = 0
    case .ellipse: radius = nil
    case .rounded(let wanted):
      let wanted = wanted.isNaN ? 0 : max(0, wanted)
      radius = min(Float(wanted), min(halfWidth, halfHeight))
    }
  }

  private init(halfWidth: Float, halfHeight: Float, radius: Float?) {
    (self.halfWidth, self.halfHeight, self.radius) = (halfWidth, halfHeight, radius)
  }

  /// The outline that lies `width` points inside this one.
  func inset(by width: Float) -> Outline {
    Outline(
      halfWidth: halfWidth - width, halfHeight: halfHeight - width,
      radius: radius.map { max(0, $0 - width) })
  }

  /// How much of the pixel at a place is inside, 0…1.
  @inline(__always)
  func coverage(_ place: PlanePlace) -> Float {
    guard halfWidth > 0, halfHeight > 0 else { return 0 }
    // As the overlap of two intervals, so that shapes thinner than a pixel cover a part of it.
    let across = Self.overlap(halfWidth, place.u, place.uSlope.length)
    let down = Self.overlap(halfHeight, place.v, place.vSlope.length)
    let box = across * down
    guard box > 0 else { return 0 }
    guard let radius else { return min(box, ellipseCoverage(place)) }
    guard radius > 0 else { return box }
    let (x, y) = (abs(place.u) - (halfWidth - radius), abs(place.v) - (halfHeight - radius))
    guard x > 0, y > 0 else { return box }
    return min(box, cornerCoverage(place, x, y, radius))
  }

  /// The part of a pixel that lies between −`half` and `half`.
  @inline(__always)
  private static func overlap(_ half: Float, _ place: Float, _ slope: Float) -> Float {
    let inverse = 1 / max(slope, 1e-20)
    let near = clamped(0.5 + (half - abs(place)) * inverse)
    let far = clamped(0.5 + (half + abs(place)) * inverse)
    return max(0, near + far - 1)
  }

  /// - Parameters:
  ///   - x: how far beyond the corner's middle the place is, across.
  ///   - y: and down.
  private func cornerCoverage(
    _ place: PlanePlace, _ x: Float, _ y: Float, _ radius: Float
  ) -> Float {
    let distance = (x * x + y * y).squareRoot()
    let (towardsU, towardsV) = (place.u < 0 ? -x : x, place.v < 0 ? -y : y)
    let slope = (place.uSlope * towardsU + place.vSlope * towardsV).length / distance
    return Self.clamped(0.5 - (distance - radius) / max(slope, 1e-20))
  }

  /// By the first-order distance, which for circles is the distance.
  private func ellipseCoverage(_ place: PlanePlace) -> Float {
    let (x, y) = (place.u / halfWidth, place.v / halfHeight)
    let length = (x * x + y * y).squareRoot()
    let (xSlope, ySlope) = (place.uSlope / halfWidth, place.vSlope / halfHeight)
    let slope =
      length > 1e-4
      ? (xSlope * x + ySlope * y).length / length : max(xSlope.length, ySlope.length)
    let inverse = 1 / max(slope, 1e-20)
    let near = Self.clamped(0.5 + (1 - length) * inverse)
    let far = Self.clamped(0.5 + (1 + length) * inverse)
    return max(0, near + far - 1)
  }

  @inline(__always)
  private static func clamped(_ value: Float) -> Float { min(max(value, 0), 1) }
}
