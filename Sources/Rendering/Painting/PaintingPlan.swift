internal import Frames

/// What of each element must be painted in a part of a picture, so that nothing is painted which
/// something opaque hides.
///
/// Found from front to back, painted from back to front: ten thousand cells over each other cost little
/// more than what is seen of them.
struct PaintingPlan {
  /// An element, and its rows.
  struct Step {
    let element: DrawnElement
    let shape: PlacedShape
    /// Nil where rows must be looked for while painting.
    let spans: [RowSpan]?
  }

  /// What to paint, the lowest first.
  let steps: [Step]

  /// How many rows are remembered; what lies below those elements is painted whole.
  private static let largestSpanCount = 1 << 20

  /// - Parameter isOpaque: whether an element's face hides what lies below; asked for each element.
  /// - Throws: what `isOpaque` throws.
  init<Failure: Error>(
    _ elements: [DrawnElement], part: PixelRect, canvas: PixelSize,
    isOpaque: (DrawnElement) throws(Failure) -> Bool
  ) throws(Failure) {
    var covered = CoveredPixels(size: canvas)
    var steps: [Step] = []
    var spanCount = 0
    for element in elements.reversed() {
      let isOpaque = try isOpaque(element)
      guard let shape = element.shape else { continue }
      let rows = shape.rows(in: part)
      guard !rows.isEmpty else { continue }
      guard spanCount + rows.count <= Self.largestSpanCount else {
        steps.append(Step(element: element, shape: shape, spans: nil))
        continue
      }
      let spans = rows.compactMap { row in
        shape.span(ofRow: row) { covered.uncovered($0.clamped(to: part.columns), ofRow: row) }
      }
      if spans.isEmpty { continue }
      spanCount += spans.count
      if shape.isOpaque, isOpaque {
        for span in spans { covered.cover(span.inside.clamped(to: part.columns), ofRow: span.row) }
      }
      steps.append(Step(element: element, shape: shape, spans: spans))
    }
    self.steps = steps.reversed()
  }
}

extension PaintingPlan.Step {
  /// Visits the rows of the element that must be painted in a part of the picture.
  func forEachSpan(in part: PixelRect, _ body: (RowSpan) -> Void) {
    if let spans { return spans.forEach(body) }
    for row in shape.rows(in: part) {
      shape.span(ofRow: row) { $0.clamped(to: part.columns) }.map(body)
    }
  }
}

extension PixelRect {
  fileprivate var columns: Range<Int> { x..<maxX }
}
