internal import Frames

extension Canvas {
  func nearest(_ part: PixelRect, _ size: PixelSize) -> Canvas {
    let places = NearestPlaces(part, size, stride: self.size.width)
    return Canvas(size: size, pixels: places.picked(from: pixels))
  }
}

/// Which pixel of the original each pixel of a scaled picture is.
struct NearestPlaces {
  private let columns: [Int]
  private let rows: [Int]
  private let stride: Int

  /// - Parameter stride: how many pixels a row of the original has.
  init(_ part: PixelRect, _ size: PixelSize, stride: Int) {
    columns = Self.places(of: part.width, in: size.width).map { part.x + $0 }
    rows = Self.places(of: part.height, in: size.height).map { part.y + $0 }
    self.stride = stride
  }

  /// What the middles of `target` elements fall on; a middle on an edge goes to what is behind it.
  private static func places(of source: Int, in target: Int) -> [Int] {
    (0..<target).map { (2 * $0 + 1) * source / (2 * target) }
  }

  /// The pixels of the scaled picture.
  func picked<Pixel>(from pixels: [Pixel]) -> [Pixel] {
    var picked: [Pixel] = []
    picked.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns { picked.append(pixels[row * stride + column]) }
    }
    return picked
  }
}
