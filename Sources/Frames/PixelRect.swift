/// A rectangle in whole pixels: origin at the top left, the right and bottom edges exclusive.
public struct PixelRect: Hashable, Sendable {
  /// The column of the leftmost pixels, from 0.
  public var x: Int
  /// The row of the topmost pixels, from 0.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle from its top left corner and its sides.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle that covers a canvas of `size` from its top left corner.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle's sides.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first row below the rectangle.
  public var maxY: Int { y + height }
  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { size.isEmpty }

  /// The part of the rectangle that lies on a canvas of `size`; empty where they don't meet.
  public func clipped(to size: PixelSize) -> PixelRect {
    let left = min(max(x, 0), size.width)
    let top = min(max(y, 0), size.height)
    let right = min(max(maxX, left), size.width)
    let bottom = min(max(maxY, top), size.height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the rectangle covers every pixel of a canvas of `size`.
  public func covers(_ size: PixelSize) -> Bool {
    x <= 0 && y <= 0 && maxX >= size.width && maxY >= size.height
  }

  /// Whether every pixel of `other` lies in this rectangle; an empty one always does.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
