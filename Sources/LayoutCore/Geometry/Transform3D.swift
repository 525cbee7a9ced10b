/// A 4×4 matrix in Core Animation's convention: points are row vectors, `[x y z 1] · M`.
///
/// So ``rotated(by:aboutX:y:z:)`` and ``translated(x:y:z:)`` put the new step *before* what the
/// matrix already does, as `CATransform3DRotate` and `CATransform3DTranslate` do: the call made
/// last acts first on a point.
public struct Transform3D: Hashable, Sendable {
  /// The first row: where the x axis goes.
  public var m11, m12, m13, m14: Double
  /// The second row: where the y axis goes.
  public var m21, m22, m23, m24: Double
  /// The third row: where the z axis goes; ``m34`` is the perspective, −1 / distance of the eye.
  public var m31, m32, m33, m34: Double
  /// The fourth row: where the origin goes; ``m43`` is the depth that decides the paint order.
  public var m41, m42, m43, m44: Double

  /// The matrix that changes nothing.
  public static let identity = Transform3D()

  /// Makes the identity.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// Whether the matrix changes nothing.
  public var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m41 == 0 && m42 == 0 && m12 == 0 && m21 == 0
      && m43 == 0 && m34 == 0 && m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0
      && m32 == 0
  }

  /// Whether the last column is that of an affine map: no perspective, no scaling by w.
  public var isAffine: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }
}

extension Transform3D {
  /// Makes a matrix that scales the three axes.
  public init(scaleX x: Double, y: Double, z: Double = 1) {
    self.init()
    (m11, m22, m33) = (x, y, z)
  }

  /// Makes a matrix that moves points, in points.
  public init(translationX x: Double, y: Double, z: Double) {
    self.init()
    (m41, m42, m43) = (x, y, z)
  }

  /// Makes a perspective with the eye `distance` points in front of the plane.
  ///
  /// A distance that is not above a millionth of a point gives none.
  public init(eyeDistance distance: Double) {
    self.init()
    m34 = distance.asLength > 1e-6 ? -1 / distance : 0
  }

  /// Makes a matrix of its 16 elements in the order m11, m12 … m44.
  ///
  /// - Returns: nil if there are not 16.
  public init?(rowMajor elements: [Double]) {
    guard elements.count == 16 else { return nil }
    (m11, m12, m13, m14) = (elements[0], elements[1], elements[2], elements[3])
    (m21, m22, m23, m24) = (elements[4], elements[5], elements[6], elements[7])
    (m31, m32, m33, m34) = (elements[8], elements[9], elements[10], elements[11])
    (m41, m42, m43, m44) = (elements[12], elements[13], elements[14], elements[15])
  }

  /// The 16 elements in the order m11, m12 … m44.
  public var rowMajor: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
