/// Arithmetic on premultiplied pixels, two channels at a time in 16-bit lanes.
enum PixelMath {
  private static let lanes: UInt32 = 0x00ff_00ff
  private static let halves: UInt32 = 0x0080_0080

  /// Two pixels mixed by weights in 256ths that add up to 256 at most, rounded once.
  @inline(__always)
  static func mix(
    _ first: UInt32, _ firstWeight: UInt32, _ second: UInt32, _ secondWeight: UInt32
  ) -> UInt32 {
    let low = (first & lanes) &* firstWeight &+ (second & lanes) &* secondWeight &+ halves
    let high =
      (first &>> 8 & lanes) &* firstWeight &+ (second &>> 8 & lanes) &* secondWeight &+ halves
    return (low &>> 8 & lanes) | (high & ~lanes)
  }

  /// A pixel by a weight in 256ths.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ weight: UInt32) -> UInt32 {
    weight == 256 ? pixel : mix(pixel, weight, 0, 0)
  }

  /// A premultiplied pixel painted over an opaque one.
  @inline(__always)
  static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
    let rest = 255 &- source &>> 24
    if rest == 0 { return source }
    return source &+ divideBy255(ground, times: rest)
  }

  /// Each channel times a factor of 0…255 divided by 255, rounded to the nearest.
  @inline(__always)
  private static func divideBy255(_ pixel: UInt32, times factor: UInt32) -> UInt32 {
    let low = (pixel & lanes) &* factor &+ halves
    let high = (pixel &>> 8 & lanes) &* factor &+ halves
    let lowQuotient = (low &+ (low &>> 8 & lanes)) &>> 8 & lanes
    let highQuotient = (high &+ (high &>> 8 & lanes)) & ~lanes
    return lowQuotient | highQuotient
  }

  /// A straight pixel with its colors multiplied by its alpha.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return alpha == 255 ? pixel : divideBy255(pixel | 0xff00_0000, times: alpha)
  }
}
