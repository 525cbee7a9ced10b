internal import Frames
internal import LayoutCore

/// The corners of an element in pixels: which pixels it may touch.
struct Quadrilateral: Sendable {
  // Not an array: elements would have to be counted each time that they are passed on.
  private let x: SIMD4<Double>
  private let y: SIMD4<Double>
  /// The pixels that may be touched, on a canvas.
  let bounds: PixelRect

  /// - Returns: nil for corners that aren't finite.
  init?(_ corners: ProjectedCorners, scale: Double, canvas: PixelSize) {
    x = SIMD4(corners.path.map(\.x)) * scale
    y = SIMD4(corners.path.map(\.y)) * scale
    guard x.sum().isFinite, y.sum().isFinite else { return nil }
    let box = corners.bounds
    let columns = Self.range(from: box.minX * scale, to: box.maxX * scale, limit: canvas.width)
    let rows = Self.range(from: box.minY * scale, to: box.maxY * scale, limit: canvas.height)
    bounds = PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The columns of a row that may be touched: where the quadrilateral passes within a pixel of it.
  func columns(ofRow row: Int) -> Range<Int> {
    let (top, bottom) = (Double(row) - 0.5, Double(row) + 1.5)
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in 0..<4 {
      let (start, end) = (corner(index), corner((index + 1) & 3))
      let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
      guard upper.y <= bottom, lower.y >= top else { continue }
      let first = Self.x(onLineFrom: upper, to: lower, at: max(top, upper.y))
      let last = Self.x(onLineFrom: upper, to: lower, at: min(bottom, lower.y))
      low = min(low, min(first, last))
      high = max(high, max(first, last))
    }
    guard low <= high else { return bounds.x..<bounds.x }
    return Self.range(from: low, to: high, limit: bounds.maxX)
      .clamped(to: bounds.x..<bounds.maxX)
  }

  private func corner(_ index: Int) -> Point { Point(x: x[index], y: y[index]) }

  private static func x(onLineFrom upper: Point, to lower: Point, at y: Double) -> Double {
    guard lower.y > upper.y else { return y >= lower.y ? lower.x : upper.x }
    return upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
  }

  /// The pixels from one before `start` to one behind `end`.
  private static func range(from start: Double, to end: Double, limit: Int) -> Range<Int> {
    let first = Int(min(max(start.rounded(.down) - 1, 0), Double(limit)))
    let last = Int(min(max(end.rounded(.up) + 1, 0), Double(limit)))
    return first..<max(first, last)
  }
}
