internal import Frames
internal import LayoutCore

/// Paints one element: its outline, border and face.
///
/// What a pixel gets depends on that pixel alone, so a part of a picture is the same as the whole.
struct ElementPainter {
  private let shape: PlacedShape
  private let face: Face
  private let map: FaceMap
  /// The number of pixels in a row of the picture.
  private let width: Int

  init(_ shape: PlacedShape, face: Face, width: Int) {
    (self.shape, self.face, self.width) = (shape, face, width)
    let rect = shape.contentRect
    let scale = Size(
      width: Double(face.size.width) / rect.size.width,
      height: Double(face.size.height) / rect.size.height)
    map = FaceMap(
      shape.projection.scaled(from: rect.origin, by: scale).matrix, size: face.size)
  }

  /// Paints a row of the element over an opaque picture.
  func paint(_ span: RowSpan, _ pixels: inout MutableSpan<UInt32>) {
    let texels = face.texels.span
    let inside = span.inside.clamped(to: span.visible)
    for column in span.visible.lowerBound..<inside.lowerBound {
      paintEdge(column, span.row, texels, &pixels)
    }
    paintInside(inside, span.row, texels, &pixels)
    for column in inside.upperBound..<span.visible.upperBound {
      paintEdge(column, span.row, texels, &pixels)
    }
  }

  private func paintEdge(
    _ column: Int, _ row: Int, _ texels: Span<UInt64>, _ pixels: inout MutableSpan<UInt32>
  ) {
    guard let place = shape.matrix.place(x: column, y: row) else { return }
    let weights = shape.weights(at: place)
    guard weights.face + weights.border > 0 else { return }
    let color = PixelMath.mix(
      map.color(x: column, y: row, texels), weights.face, shape.border, weights.border)
    let index = row * width + column
    pixels[index] = PixelMath.over(color, pixels[index])
  }

  private func paintInside(
    _ columns: Range<Int>, _ row: Int, _ texels: Span<UInt64>,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let (weight, start) = (shape.insideWeight, row * width)
    map.forEachColor(in: columns, row: row, texels) { column, color in
      pixels[start + column] = PixelMath.over(
        PixelMath.scale(color, weight), pixels[start + column])
    }
  }
}
