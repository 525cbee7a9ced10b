internal import Frames

/// A rectangle of pixels that turns one canvas into the next.
struct APNGPatch {
  /// What a decoder does with the pixels.
  enum Blend: UInt8 {
    /// They take the place of what was there.
    case source
    /// They are drawn over what was there.
    case over
  }

  /// Where it is drawn.
  let rect: PixelRect
  /// What a decoder does with the pixels.
  let blend: Blend
  /// The pixels, row by row.
  let pixels: [UInt32]

  /// All sensible patches that turn `before` into `target`: one at least.
  static func candidates(
    _ target: Canvas, over before: Canvas, hasTransparency: Bool
  ) -> [APNGPatch] {
    let changed = before.differenceBounds(to: target)
    // A frame has at least one pixel.
    let rect = changed.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : changed
    let new = target.pixels(in: rect)
    let drawn = APNGPatch(rect: rect, blend: .source, pixels: new)
    let old = before.pixels(in: rect)
    guard hasTransparency, zip(old, new).contains(where: { $0 == $1 }),
      zip(old, new).allSatisfy({ $0 == $1 || $1 >= 0xff00_0000 })
    else { return [drawn] }
    return [
      drawn,
      APNGPatch(rect: rect, blend: .over, pixels: zip(old, new).map { $0 == $1 ? 0 : $1 }),
      APNGPatch(rect: rect, blend: .over, pixels: prolongingRuns(old, new)),
    ]
  }

  /// Pixels that don't change are transparent, but go on with the color on their left where it is
  /// theirs: runs of one value compress best.
  private static func prolongingRuns(_ old: [UInt32], _ new: [UInt32]) -> [UInt32] {
    var last: UInt32 = 0
    return zip(old, new).map { old, new in
      last = old == new && (new != last || new < 0xff00_0000) ? 0 : new
      return last
    }
  }
}
