internal import Frames
internal import LayoutCore

/// Paints one element: its outline, border and face.
///
/// What a pixel gets depends on that pixel alone, so a part of a picture is the same as the whole.
struct ElementPainter {
  private let shape: PlacedShape
  private let face: Face
  private let matrix: PlaneMatrix
  /// Takes pixels to texels of the face.
  private let texture: PlaneMatrix
  private let isAffine: Bool
  private let translation: (x: Int, y: Int)?

  init(_ shape: PlacedShape, face: Face) {
    (self.shape, self.face) = (shape, face)
    matrix = shape.projection.matrix
    let rect = shape.contentRect
    let scale = Size(
      width: Double(face.size.width) / rect.size.width,
      height: Double(face.size.height) / rect.size.height)
    texture = shape.projection.scaled(from: rect.origin, by: scale).matrix
    isAffine = texture.isAffine
    translation = texture.translation
  }

  /// Paints what of the element lies in `part` of an opaque picture of `width` pixels a row.
  func paint(_ pixels: inout MutableSpan<UInt32>, width: Int, part: PixelRect) {
    let (bounds, texels) = (shape.corners.bounds, face.texels.span)
    let top = max(bounds.y, part.y)
    for row in top..<max(top, min(bounds.maxY, part.maxY)) {
      let columns = shape.corners.columns(ofRow: row)
      let visible = columns.clamped(to: part.x..<part.maxX)
      let line = Line(row: row, start: row * width, visible: visible)
      if visible.isEmpty { continue }
      // Outlines are convex: all between two pixels of a row that are inside is inside too.
      var (left, right) = (columns.lowerBound, columns.upperBound)
      while left < right, !paintEdge(left, line, texels, &pixels) { left += 1 }
      while left < right, !paintEdge(right - 1, line, texels, &pixels) { right -= 1 }
      paintInside((left..<right).clamped(to: visible), line, texels, &pixels)
    }
  }

  /// A row of the picture.
  private struct Line {
    let row: Int
    /// The index of its first pixel.
    let start: Int
    /// The columns that may be painted.
    let visible: Range<Int>
  }

  /// Paints a pixel that may be at an edge.
  ///
  /// - Returns: whether it is all inside, and so not painted yet.
  private func paintEdge(
    _ column: Int, _ line: Line, _ texels: Span<UInt32>, _ pixels: inout MutableSpan<UInt32>
  ) -> Bool {
    guard let place = matrix.place(x: column, y: line.row) else { return false }
    let weights = shape.weights(at: place)
    if weights.isInside { return true }
    guard weights.face + weights.border > 0, line.visible.contains(column) else { return false }
    let color = PixelMath.mix(
      sample(column, line.row, texels), weights.face, shape.border, weights.border)
    pixels[line.start + column] = PixelMath.over(color, pixels[line.start + column])
    return false
  }

  private func paintInside(
    _ columns: Range<Int>, _ line: Line, _ texels: Span<UInt32>,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let weight = shape.insideWeight
    if let translation {
      return copyInside(columns, line, texels, translation, &pixels)
    }
    for column in columns {
      let color = PixelMath.scale(sample(column, line.row, texels), weight)
      pixels[line.start + column] = PixelMath.over(color, pixels[line.start + column])
    }
  }

  /// Paints a face whose texels lie on pixels.
  private func copyInside(
    _ columns: Range<Int>, _ line: Line, _ texels: Span<UInt32>, _ translation: (x: Int, y: Int),
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let weight = shape.insideWeight
    let row = min(max(line.row + translation.y, 0), face.size.height - 1) * face.size.width
    for column in columns {
      let texel = min(max(column + translation.x, 0), face.size.width - 1)
      let color = PixelMath.scale(texels[row + texel], weight)
      pixels[line.start + column] = PixelMath.over(color, pixels[line.start + column])
    }
  }

  /// The face as it is seen at a pixel, all of which is inside.
  @inline(__always)
  private func sample(_ column: Int, _ row: Int, _ texels: Span<UInt32>) -> UInt32 {
    let numbers = texture.numbers(x: column, y: row)
    let inverse = isAffine ? 1 : 1 / numbers.z
    return Face.sample(texels, face.size, x: numbers.x * inverse, y: numbers.y * inverse)
  }
}
