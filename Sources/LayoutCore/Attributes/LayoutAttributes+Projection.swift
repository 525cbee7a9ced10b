/// The corners of an element as they stand on the screen, in content coordinates.
public struct ProjectedCorners: Hashable, Sendable {
  /// Where the element's own top left corner is seen.
  public var topLeft: Point
  /// Where the element's own top right corner is seen.
  public var topRight: Point
  /// Where the element's own bottom right corner is seen.
  public var bottomRight: Point
  /// Where the element's own bottom left corner is seen.
  public var bottomLeft: Point

  /// The corners in the order of a path around the element.
  public var path: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The smallest upright rectangle around the corners.
  public var bounds: Rect {
    Rect(
      minX: min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x)),
      minY: min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y)),
      maxX: max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x)),
      maxY: max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y)))
  }
}

extension LayoutAttributes {
  /// How near to the eye's plane a point may come before what it belongs to is culled: the w of its
  /// projection, 1 where there is no perspective.
  static let nearestW = 1e-6

  /// Where the four corners are seen; nil if one is beside or behind the eye, which culls the
  /// element: it is neither returned for a rectangle nor hit.
  public var projectedCorners: ProjectedCorners? {
    let (x, y) = (size.width / 2, size.height / 2)
    let transform = transform3D
    guard let topLeft = transform.projection(x: -x, y: -y, around: center),
      let topRight = transform.projection(x: x, y: -y, around: center),
      let bottomRight = transform.projection(x: x, y: y, around: center),
      let bottomLeft = transform.projection(x: -x, y: y, around: center)
    else { return nil }
    return ProjectedCorners(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// The upright rectangle that the element covers on the screen: the box of its four corners; nil
  /// if it is culled.
  public var visualBounds: Rect? {
    isTransformed ? projectedCorners?.bounds : frame
  }

  /// Whether the element lies too near to the eye to be seen.
  public var isCulled: Bool { projectedCorners == nil }

  /// Whether the element shows its front: false for one seen from behind, exactly from the side, or
  /// culled.
  public var isFrontFacing: Bool { transform3D.planeOrientation > 1e-12 && !isCulled }

  /// The point of the element's own plane that is seen at `point`, measured from its top left
  /// corner, in points: what a renderer samples.
  ///
  /// Nil where the plane is seen from the side or lies behind the eye. The point may be outside the
  /// element.
  public func localPoint(at point: Point) -> Point? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    guard isTransformed else { return Point(x: x + size.width / 2, y: y + size.height / 2) }
    guard let local = transform3D.planePoint(seenAtX: x, y: y) else { return nil }
    return Point(x: local.x + size.width / 2, y: local.y + size.height / 2)
  }
}

extension Transform3D {
  /// Where the point (`x`, `y`) of the plane is seen, nil if it is beside or behind the eye.
  fileprivate func projection(x: Double, y: Double, around center: Point) -> Point? {
    let w = x * m14 + y * m24 + m44
    guard w > LayoutAttributes.nearestW else { return nil }
    return Point(
      x: center.x + (x * m11 + y * m21 + m41) / w, y: center.y + (x * m12 + y * m22 + m42) / w)
  }

  /// The determinant of the map from the plane z = 0 to the screen: above 0 where its front is
  /// seen.
  fileprivate var planeOrientation: Double {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41)
      + m14 * (m21 * m42 - m22 * m41)
  }

  /// Solves `[x y 0 1] · M` ~ (`seenX`, `seenY`) for x and y.
  fileprivate func planePoint(seenAtX seenX: Double, y seenY: Double) -> Point? {
    let (a, b) = (m11 - seenX * m14, m21 - seenX * m24)
    let (c, d) = (m12 - seenY * m14, m22 - seenY * m24)
    let (e, f) = (seenX * m44 - m41, seenY * m44 - m42)
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let point = Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    let w = point.x * m14 + point.y * m24 + m44
    return w > LayoutAttributes.nearestW ? point : nil
  }
}
