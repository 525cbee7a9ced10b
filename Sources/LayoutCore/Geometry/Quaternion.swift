/// A turn in space, of length 1.
struct Quaternion {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// Makes the turn whose matrix has the given rows, each perpendicular to the others and of length
  /// 1.
  ///
  /// The largest of the four components is computed first, so that no difference cancels.
  init(rows a: Vector3, _ b: Vector3, _ c: Vector3) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      self.init(b.z - c.y, c.x - a.z, a.y - b.x, trace + 1)
    } else if a.x > b.y, a.x > c.z {
      self.init(1 + a.x - b.y - c.z, a.y + b.x, c.x + a.z, b.z - c.y)
    } else if b.y > c.z {
      self.init(a.y + b.x, 1 + b.y - a.x - c.z, b.z + c.y, c.x - a.z)
    } else {
      self.init(c.x + a.z, b.z + c.y, 1 + c.z - a.x - b.y, a.y - b.x)
    }
  }

  private init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    (self.x, self.y, self.z, self.w) = (x / length, y / length, z / length, w / length)
  }

  /// The rows of the turn's matrix.
  var rows: (Vector3, Vector3, Vector3) {
    (
      Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      Vector3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      Vector3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// The turn on the short way to `other` at `fraction`, at a constant speed.
  func slerped(to other: Quaternion, at fraction: Double) -> Quaternion {
    let cosine = x * other.x + y * other.y + z * other.z + w * other.w
    let sign: Double = cosine < 0 ? -1 : 1
    let angle = Mathematics.arcCosine(min(1, abs(cosine)))
    var (near, far) = (1 - fraction, fraction)
    if angle > 1e-9 {
      let sine = Mathematics.sine(angle)
      (near, far) = (Mathematics.sine(near * angle) / sine, Mathematics.sine(far * angle) / sine)
    }
    far *= sign
    return Quaternion(
      near * x + far * other.x, near * y + far * other.y, near * z + far * other.z,
      near * w + far * other.w)
  }
}
