internal import Frames

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Converts between the bytes of sRGB and light, of which white has 65,535.
struct LinearLight: Sendable {
  /// The tables, made once.
  static let shared = LinearLight()

  private let lights: [UInt64]
  private let bytes: [UInt8]

  private init() {
    let lights = (0...255).map { UInt64((Self.linear(Double($0) / 255) * 65_535).rounded()) }
    var byte = 0
    bytes = (0...65_535).map { light in
      // The next byte is nearer as soon as light passes the middle between the two.
      while byte < 255, lights[byte] + lights[byte + 1] < 2 * UInt64(light) { byte += 1 }
      return UInt8(byte)
    }
    self.lights = lights
  }

  /// IEC 61966-2-1.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The light of an opaque color's channels, and 1 for its coverage.
  func linear(_ color: Color) -> SIMD4<UInt64> {
    SIMD4(lights[Int(color.red)], lights[Int(color.green)], lights[Int(color.blue)], 1)
  }

  /// The byte whose light is nearest.
  ///
  /// - Precondition: `light` is at most 65,535.
  func byte(_ light: UInt64) -> UInt8 { bytes[Int(light)] }
}
