extension Transform3D {
  /// Makes a turn of `radians` about the axis (`x`, `y`, `z`), as `CATransform3DMakeRotation` does;
  /// the axis need not have length 1.
  ///
  /// Positive angles turn x towards y, which is clockwise on a screen whose y points down. An axis
  /// without length, an angle or an axis that isn't finite give the identity.
  public init(rotation radians: Double, aboutX x: Double, y: Double, z: Double) {
    self.init()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, radians.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (Mathematics.sine(radians), Mathematics.cosine(radians))
    let rest = 1 - cosine
    (m11, m12, m13) = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    (m21, m22, m23) = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    (m31, m32, m33) = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
  }

  /// Makes a turn of `radians` in the plane of the screen, clockwise.
  public init(planarRotation radians: Double) {
    self.init()
    let (sine, cosine) = (Mathematics.sine(radians), Mathematics.cosine(radians))
    (m11, m12, m21, m22) = (cosine, sine, -sine, cosine)
  }

  /// This matrix with a turn put before it, as `CATransform3DRotate`.
  public func rotated(by radians: Double, aboutX x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotation: radians, aboutX: x, y: y, z: z).concatenating(self)
  }

  /// This matrix with a move put before it, as `CATransform3DTranslate`.
  public func translated(x: Double, y: Double, z: Double) -> Transform3D {
    var moved = self
    moved.m41 += x * m11 + y * m21 + z * m31
    moved.m42 += x * m12 + y * m22 + z * m32
    moved.m43 += x * m13 + y * m23 + z * m33
    moved.m44 += x * m14 + y * m24 + z * m34
    return moved
  }

  /// The matrix that does this one first and `next` after it, as `CATransform3DConcat(self, next)`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    var product = Transform3D()
    (product.m11, product.m12, product.m13, product.m14) = next.image(m11, m12, m13, m14)
    (product.m21, product.m22, product.m23, product.m24) = next.image(m21, m22, m23, m24)
    (product.m31, product.m32, product.m33, product.m34) = next.image(m31, m32, m33, m34)
    (product.m41, product.m42, product.m43, product.m44) = next.image(m41, m42, m43, m44)
    return product
  }

  /// The row vector `[x y z w] · M`.
  @inline(__always)
  package func image(
    _ x: Double, _ y: Double, _ z: Double, _ w: Double
  ) -> (Double, Double, Double, Double) {
    (
      x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
    )
  }
}
