/// Arithmetic on premultiplied pixels whose four channels stand in 16-bit lanes of one word, so that one
/// multiplication does for all.
enum PixelMath {
  private static let lanes: UInt64 = 0x00ff_00ff_00ff_00ff
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// The channels of a pixel apart, red lowest.
  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let pairs = (UInt64(pixel) | UInt64(pixel) &<< 16) & 0x0000_ffff_0000_ffff
    return (pairs | pairs &<< 8) & lanes
  }

  /// The channels together again.
  @inline(__always)
  static func joined(_ pixel: UInt64) -> UInt32 {
    let pairs = (pixel | pixel &>> 8) & 0x0000_ffff_0000_ffff
    return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
  }

  /// Two pixels mixed by weights in 256ths that add up to 256 at most, rounded once.
  @inline(__always)
  static func mix(
    _ first: UInt64, _ firstWeight: UInt64, _ second: UInt64, _ secondWeight: UInt64
  ) -> UInt64 {
    (first &* firstWeight &+ second &* secondWeight &+ halves) &>> 8 & lanes
  }

  /// A pixel by a weight in 256ths.
  @inline(__always)
  static func scale(_ pixel: UInt64, _ weight: UInt64) -> UInt64 {
    (pixel &* weight &+ halves) &>> 8 & lanes
  }

  /// A pixel painted over an opaque one.
  @inline(__always)
  static func over(_ source: UInt64, _ ground: UInt32) -> UInt32 {
    let rest = 255 &- source &>> 48
    if rest == 0 { return joined(source) }
    return joined(source &+ divideBy255(spread(ground), times: rest))
  }

  /// Each channel times a factor of 0…255 divided by 255, rounded to the nearest.
  @inline(__always)
  private static func divideBy255(_ pixel: UInt64, times factor: UInt64) -> UInt64 {
    let product = pixel &* factor &+ halves
    return (product &+ (product &>> 8 & lanes)) &>> 8 & lanes
  }

  /// A straight pixel with its colors multiplied by its alpha.
  @inline(__always)
  static func premultiplied(_ pixel: UInt32) -> UInt64 {
    let alpha = pixel >> 24
    if alpha == 255 { return spread(pixel) }
    return divideBy255(spread(pixel | 0xff00_0000), times: UInt64(alpha))
  }
}
