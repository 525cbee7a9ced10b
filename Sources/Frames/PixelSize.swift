/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size of `width` by `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels, or 0 when a side is not positive.
  ///
  /// GIF sides are at most 65,535, so the product of two of them always fits in an `Int`.
  public var pixelCount: Int { width > 0 && height > 0 ? width * height : 0 }

  /// Whether there is no pixel at all.
  public var isEmpty: Bool { pixelCount == 0 }
}

extension PixelSize: CustomStringConvertible {
  /// The size as `320×240`.
  public var description: String { "\(width)×\(height)" }
}
