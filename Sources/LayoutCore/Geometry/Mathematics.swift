#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The C library's functions that layouts need, in double precision: single precision, which the
/// seeds use, is 7.7e-5 points off at a radius of 307.
enum Mathematics {
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  static func tangent(_ radians: Double) -> Double { tan(radians) }
  static func arcSine(_ value: Double) -> Double { asin(value) }
  static func arcCosine(_ value: Double) -> Double { acos(value) }
  /// The angle of the direction (`x`, `y`) from the x axis, −π…π.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}
