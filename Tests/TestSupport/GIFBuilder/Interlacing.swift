public import Frames

/// The four passes of an interlaced image: GIF89a, appendix E.
public enum Interlacing {
  /// The rows of an image of this height in the order in which a file stores them.
  public static func storedRows(height: Int) -> [Int] {
    let passes = [
      (first: 0, step: 8), (first: 4, step: 8), (first: 2, step: 4), (first: 1, step: 2),
    ]
    return passes.flatMap { stride(from: $0.first, to: height, by: $0.step) }
  }

  /// The pixels of an image, given from top to bottom, in the order in which a file stores them.
  ///
  /// - Precondition: There is one pixel value for each pixel of `size`.
  public static func stored<Value>(_ pixels: [Value], size: PixelSize) -> [Value] {
    precondition(pixels.count == size.pixelCount, "an interlaced image needs all its pixels")
    guard !size.isEmpty else { return [] }
    return storedRows(height: size.height).flatMap {
      pixels[$0 * size.width..<($0 + 1) * size.width]
    }
  }
}
