/// An RGBA color of 8 bits a channel, with straight (not premultiplied) alpha.
///
/// It is laid out as in a canvas: one 32-bit word whose bytes in memory, on a little-endian machine,
/// are red, green, blue, alpha.
@frozen
public struct Color: Hashable, Sendable {
  /// The four channels in one word: red in the lowest byte, alpha in the highest.
  public var rawValue: UInt32

  /// Takes the word as it stands in a canvas.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a color from its channels, 0…255 each.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rawValue =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The red channel.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  /// The green channel.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// The blue channel.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// The alpha channel: 0 is transparent, 255 opaque.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

  /// Transparent, with all channels 0: what a canvas starts with.
  public static let transparent = Color(rawValue: 0)
  /// Opaque black: what a pixel outside its color table shows as.
  public static let black = Color(rawValue: 0xff00_0000)
}
