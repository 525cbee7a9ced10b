internal import Frames

/// Converts between the bytes of sRGB and light: IEC 61966-2-1.
struct LinearLight: Sendable {
  /// The tables, made once.
  static let shared = LinearLight()

  /// The light of each byte, 0…1.
  private let lights: [Float]
  /// The byte for light in steps of 1 / 65,535.
  private let bytes: [UInt8]

  private init() {
    lights = (0...255).map { Float(Self.linear(Double($0) / 255)) }
    let limits = (0..<255).map { Self.linear((Double($0) + 0.5) / 255) * 65_535 }
    var byte = 0
    bytes = (0...65_535).map { light in
      while byte < 255, Double(light) >= limits[byte] { byte += 1 }
      return UInt8(byte)
    }
  }

  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0 to 1: x^2.4 by arithmetic that is the same everywhere, which the
  /// last bit of the C libraries' `pow` is not.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let square = root * root
      root -= (root - value / (square * square)) / 5
    }
    return root
  }

  /// The light and coverage of a pixel, the former times the latter.
  @inline(__always)
  func linear(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = pixel >> 24
    let light = SIMD4(
      lights[Int(pixel & 255)], lights[Int(pixel >> 8 & 255)], lights[Int(pixel >> 16 & 255)], 1)
    return alpha == 255 ? light : light * (Float(alpha) / 255)
  }

  /// The pixel of light and coverage; transparent if the coverage is below half a 255th.
  func color(_ sum: SIMD4<Float>) -> UInt32 {
    let alpha = UInt32(min(sum.w, 1) * 255 + 0.5)
    guard alpha > 0 else { return 0 }
    let steps = sum * (65_535 / sum.w) + 0.5
    return UInt32(byte(steps.x)) | UInt32(byte(steps.y)) << 8 | UInt32(byte(steps.z)) << 16
      | alpha << 24
  }

  private func byte(_ step: Float) -> UInt8 { bytes[Int(min(step, 65_535))] }
}
