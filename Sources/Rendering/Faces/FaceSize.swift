internal import Frames
internal import LayoutCore
internal import Scenes

/// How large the face of an element should be, in texels: about as many as it covers pixels.
///
/// Sizes that change from frame to frame keep to a few steps, so that faces are found again.
struct FaceSize: Hashable, Sendable {
  /// As large as the face is where it is seen at the element's own size.
  let natural: PixelSize
  /// As large as it is seen.
  let seen: PixelSize

  /// No face has more on a side: of elements that large only a part is seen.
  private static let largest = 4_096.0

  /// The sizes with at most some texels on a side.
  func limited(to side: Int) -> FaceSize {
    FaceSize(natural: natural.limited(to: side), seen: seen.limited(to: side))
  }

  private init(natural: PixelSize, seen: PixelSize) {
    (self.natural, self.seen) = (natural, seen)
  }

  /// - Parameter size: the size of the face's place on the plane, in points.
  init(of element: LayoutAttributes, size: Size, scale: Double) {
    let (width, height) = (size.width * scale, size.height * scale)
    natural = PixelSize(width: Self.side(width), height: Self.side(height))
    guard element.isTransformed else {
      seen = natural
      return
    }
    let m = element.transform3D
    let w = m.m44 * m.m44
    let across = SIMD2(m.m11 * m.m44 - m.m41 * m.m14, m.m12 * m.m44 - m.m42 * m.m14) / w
    let down = SIMD2(m.m21 * m.m44 - m.m41 * m.m24, m.m22 * m.m44 - m.m42 * m.m24) / w
    seen = PixelSize(
      width: Self.side(width * Self.octaves(across)),
      height: Self.side(height * Self.octaves(down)))
  }

  /// A side in texels: the nearest of some steps for one that isn't whole.
  private static func side(_ pixels: Double) -> Int {
    guard pixels > 1 else { return 1 }
    let pixels = min(pixels, largest)
    if abs(pixels - pixels.rounded()) < 1e-6 { return Int(pixels.rounded()) }
    // Four steps an octave.
    let octave = pixels.binade
    let step = [1, 1.189, 1.414, 1.682, 2].min {
      abs($0 * octave - pixels) < abs($1 * octave - pixels)
    }
    return Int(((step ?? 1) * octave).rounded())
  }

  /// The length of an axis' image, in whole powers of two between 1/64 and 2.
  private static func octaves(_ axis: SIMD2<Double>) -> Double {
    let length = (axis.x * axis.x + axis.y * axis.y).squareRoot()
    guard length.isFinite else { return 1 }
    let lowest = max(length, 1.0 / 64)
    return min(lowest >= lowest.binade * 1.414 ? 2 * lowest.binade : lowest.binade, 2)
  }
}

extension PixelSize {
  fileprivate func limited(to side: Int) -> PixelSize {
    PixelSize(width: min(width, side), height: min(height, side))
  }
}
