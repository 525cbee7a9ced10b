public import Frames

/// How the pixels of a scaled picture come from those of the original.
public enum ScalingFilter: String, Hashable, Sendable, CaseIterable {
  /// Each pixel is the one of the original that its middle falls on: no new colors, hard edges; for
  /// pixel art.
  case nearest
  /// Each pixel is the mean of the area of the original that it covers: for everything made smaller.
  ///
  /// Means are those of light, not of sRGB values, so that dithered areas keep their brightness, and
  /// transparent pixels don't color their neighbors.
  case area
}

extension Canvas {
  /// The picture in another size.
  ///
  /// The proportions may change. One that has the size already comes back as it is. Without area on
  /// either side, the result is transparent.
  ///
  /// Nothing depends on the machine: the same picture gives the same pixels everywhere.
  ///
  /// - Precondition: no side of `size` is below 0.
  /// - Complexity: O(pixels of both).
  public func scaled(to size: PixelSize, filter: ScalingFilter) -> Canvas {
    scaled(PixelRect(self.size), to: size, filter: filter)
  }

  /// A part of the picture in another size.
  ///
  /// What of the part lies outside of the picture is left out of it.
  ///
  /// - Precondition: no side of `size` is below 0.
  /// - Complexity: O(pixels of both).
  public func scaled(
    _ part: PixelRect, to size: PixelSize, filter: ScalingFilter
  ) -> Canvas {
    precondition(size.width >= 0 && size.height >= 0, "sides can't be negative")
    let part = part.clipped(to: self.size)
    if part.isEmpty || size.isEmpty { return Canvas(size: size) }
    if part == PixelRect(self.size), size == self.size { return self }
    return switch filter {
    case .nearest: nearest(part, size)
    case .area: AreaScaling(source: part, target: size).scale(self)
    }
  }
}

extension IndexedCanvas {
  /// The picture in another size with the same palette: each pixel is the one of the original that its
  /// middle falls on.
  ///
  /// - Precondition: no side of `size` is below 0, and this picture has an area unless `size` has none.
  /// - Complexity: O(pixels of the result).
  public func scaledToNearest(_ size: PixelSize) -> IndexedCanvas {
    precondition(size.width >= 0 && size.height >= 0, "sides can't be negative")
    if size.isEmpty { return IndexedCanvas(size: size, indices: [], palette: palette) }
    precondition(!self.size.isEmpty, "nothing can't be made larger")
    let places = NearestPlaces(PixelRect(self.size), size, stride: self.size.width)
    return IndexedCanvas(
      size: size, indices: places.picked(from: indices), palette: palette)
  }
}
