extension PixelSize {
  /// The smallest rectangle that holds all pixels for which `isInside` is true of their index.
  @inlinable
  package func bounds(where isInside: (Int) -> Bool) -> PixelRect {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      let row = y * width
      var x = 0
      while x < width && !isInside(row + x) { x += 1 }
      guard x < width else { continue }
      left = min(left, x)
      top = min(top, y)
      bottom = y + 1
      x = width
      while x > right && !isInside(row + x - 1) { x -= 1 }
      right = max(right, x)
    }
    guard bottom > top else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Canvas {
  /// Where another canvas of the same size differs.
  package func differenceBounds(to other: Canvas) -> PixelRect {
    let (old, new) = (pixels, other.pixels)
    return size.bounds { old[$0] != new[$0] }
  }

  /// Where opaque pixels are transparent on another canvas of the same size.
  package func vanishingBounds(to other: Canvas) -> PixelRect {
    let (old, new) = (pixels, other.pixels)
    return size.bounds { new[$0] == 0 && old[$0] != 0 }
  }

  /// How many pixels differ on another canvas of the same size.
  package func differenceCount(to other: Canvas) -> Int {
    var count = 0
    for (old, new) in zip(pixels, other.pixels) { count &+= old == new ? 0 : 1 }
    return count
  }

  /// The pixels of a rectangle, row by row.
  ///
  /// - Precondition: the rectangle lies on the canvas.
  package func pixels(in rect: PixelRect) -> [UInt32] {
    pixels.part(rect, width: size.width)
  }

  /// The canvas with a rectangle of transparent pixels.
  package func cleared(_ rect: PixelRect) -> Canvas {
    var cleared = self
    cleared.withMutablePixels { pixels in
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { pixels[y * size.width + x] = 0 }
      }
    }
    return cleared
  }
}

extension Array {
  /// The elements of a rectangle of rows of `width` elements.
  package func part(_ rect: PixelRect, width: Int) -> [Element] {
    var part: [Element] = []
    part.reserveCapacity(rect.size.pixelCount)
    for y in rect.y..<rect.maxY {
      let start = y * width + rect.x
      part += self[start..<start + rect.width]
    }
    return part
  }
}
