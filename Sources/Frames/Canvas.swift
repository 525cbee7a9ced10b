/// A picture of RGBA pixels, 8 bits a channel, straight alpha.
///
/// Rows stand from top to bottom without padding: the stride is `size.width` pixels. A transparent
/// pixel has all four channels 0. Copies share their pixels until one of them is changed.
public struct Canvas: Hashable, Sendable {
  /// The width and height in pixels.
  public let size: PixelSize
  /// The pixels, row by row: `size.pixelCount` words as `Color.rawValue` describes them.
  ///
  /// On a little-endian machine the bytes of this array are R, G, B, A, R, G, B, A, …
  public private(set) var pixels: [UInt32]

  /// Makes a canvas of `size`, filled with one color.
  public init(size: PixelSize, filledWith color: Color = .transparent) {
    self.size = size
    pixels = [UInt32](repeating: color.rawValue, count: size.pixelCount)
  }

  /// Makes a canvas of `size` from its pixels.
  ///
  /// - Precondition: `pixels` has exactly `size.pixelCount` elements.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.pixelCount, "a canvas needs one word a pixel")
    self.size = size
    self.pixels = pixels
  }

  /// Lends the pixels for changes in place; their number stays.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = pixels.mutableSpan
    return try body(&span)
  }

  /// Lends the pixels for changes in place, to code that checks its own bounds.
  @unsafe
  package mutating func withUnsafePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe body($0) }
  }

  /// The color of one pixel.
  ///
  /// - Precondition: `x` and `y` lie on the canvas.
  public subscript(x: Int, y: Int) -> Color {
    get { Color(rawValue: pixels[index(x, y)]) }
    set { pixels[index(x, y)] = newValue.rawValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "a pixel on the canvas")
    return y * size.width + x
  }
}
