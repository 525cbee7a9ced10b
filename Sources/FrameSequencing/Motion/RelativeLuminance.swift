internal import Frames

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The relative luminance of sRGB colors as WCAG 2.2 defines it, in billionths of that of white.
///
/// Whole numbers make every machine see the same flashes; 1 is less than 8-bit colors can differ by.
struct RelativeLuminance: Sendable {
  /// That of white, and of transparent pixels, which show the page: most are white.
  static let white: UInt32 = 1_000_000_000

  private let reds: [UInt32]
  private let greens: [UInt32]
  private let blues: [UInt32]

  init() {
    reds = Self.parts(0.2126)
    greens = Self.parts(0.7152)
    blues = Self.parts(0.0722)
  }

  private static func parts(_ weight: Double) -> [UInt32] {
    (0...255).map { UInt32((linear(Double($0) / 255) * weight * Double(white)).rounded()) }
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    let color = Color(rawValue: pixel)
    guard color.alpha > 0 else { return Self.white }
    return reds[Int(color.red)] + greens[Int(color.green)] + blues[Int(color.blue)]
  }
}
