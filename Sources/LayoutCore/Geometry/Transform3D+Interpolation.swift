extension Transform3D {
  /// The matrix on the way to `other` at `fraction`: 0 is this one, 1 the other, exactly.
  ///
  /// Translation, scale and skew change evenly, the rotation takes the short way at a constant
  /// speed. Matrices that flatten space or have a perspective are mixed element by element. How
  /// Core Animation splits a matrix is not published; for the seeds' scale of 0.1 every way is the
  /// same.
  public func interpolated(to other: Transform3D, at fraction: Double) -> Transform3D {
    let fraction = min(max(0, fraction.orZero), 1)
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    guard let start = TransformParts(self), let end = TransformParts(other) else {
      return mixed(with: other, at: fraction)
    }
    return start.mixed(with: end, at: fraction).matrix
  }

  private func mixed(with other: Transform3D, at fraction: Double) -> Transform3D {
    let elements = zip(rowMajor, other.rowMajor).map { $0 + ($1 - $0) * fraction }
    return Transform3D(rowMajor: elements) ?? self
  }
}

/// An affine matrix taken apart: it skews and scales first, then turns, then moves.
///
/// The method is that of Spencer W. Thomas, "Decomposing a matrix into simple transformations"
/// (Graphics Gems II), for row vectors.
private struct TransformParts {
  var translation: Vector3
  var scale: Vector3
  /// How much of the x axis is in y, of x in z, and of y in z.
  var skew: Vector3
  var rotation: Quaternion

  /// - Returns: nil for a matrix with perspective or one that flattens space.
  init?(_ matrix: Transform3D) {
    guard matrix.isAffine else { return nil }
    var x = Vector3(matrix.m11, matrix.m12, matrix.m13)
    var y = Vector3(matrix.m21, matrix.m22, matrix.m23)
    var z = Vector3(matrix.m31, matrix.m32, matrix.m33)
    let volume = x.dot(y.cross(z))
    guard volume.isFinite, abs(volume) > 1e-12 else { return nil }
    scale = Vector3(x.length, 0, 0)
    x = x * (1 / scale.x)
    skew = Vector3(x.dot(y), x.dot(z), 0)
    y = y - x * skew.x
    scale.y = y.length
    y = y * (1 / scale.y)
    skew.z = y.dot(z)
    z = z - x * skew.y - y * skew.z
    scale.z = z.length
    z = z * (1 / scale.z)
    skew = Vector3(skew.x / scale.y, skew.y / scale.z, skew.z / scale.z)
    if volume < 0 { (scale, x, y, z) = (scale * -1, x * -1, y * -1, z * -1) }
    translation = Vector3(matrix.m41, matrix.m42, matrix.m43)
    rotation = Quaternion(rows: x, y, z)
  }

  func mixed(with other: TransformParts, at fraction: Double) -> TransformParts {
    var parts = self
    parts.translation = translation.mixed(with: other.translation, at: fraction)
    parts.scale = scale.mixed(with: other.scale, at: fraction)
    parts.skew = skew.mixed(with: other.skew, at: fraction)
    parts.rotation = rotation.slerped(to: other.rotation, at: fraction)
    return parts
  }

  var matrix: Transform3D {
    var matrix = Transform3D()
    let (x, y, z) = rotation.rows
    let first = x * scale.x
    let second = (y + x * skew.x) * scale.y
    let third = (z + x * skew.y + y * skew.z) * scale.z
    (matrix.m11, matrix.m12, matrix.m13) = (first.x, first.y, first.z)
    (matrix.m21, matrix.m22, matrix.m23) = (second.x, second.y, second.z)
    (matrix.m31, matrix.m32, matrix.m33) = (third.x, third.y, third.z)
    (matrix.m41, matrix.m42, matrix.m43) = (translation.x, translation.y, translation.z)
    return matrix
  }
}
