/// What counts as a hit.
public struct HitOptions: Hashable, Sendable {
  /// The outline of the elements.
  public var shape: CellShape
  /// Whether only cells are hit; else supplementary and decoration views are too.
  public var cellsOnly: Bool
  /// Whether elements seen from behind are hit.
  public var isDoubleSided: Bool

  /// Makes options; as they stand, whole rectangles of every family are hit, from both sides.
  public init(
    shape: CellShape = .rectangle, cellsOnly: Bool = false, isDoubleSided: Bool = true
  ) {
    self.shape = shape
    self.cellsOnly = cellsOnly
    self.isDoubleSided = isDoubleSided
  }
}

extension LayoutAttributes {
  /// Whether the element, turned and projected as it is, is seen at `point`.
  ///
  /// Exact: the point is projected back onto the element's plane. Culled elements contain nothing.
  public func contains(_ point: Point, shape: CellShape = .rectangle) -> Bool {
    if !isTransformed, shape == .rectangle { return frame.contains(point) }
    guard let local = localPoint(at: point), !isCulled else { return false }
    return shape.contains(local, in: size)
  }

  /// Whether the element is hit at `point`: hidden ones and those fainter than 0.01 (UIKit's rule)
  /// never are.
  func isHit(at point: Point, options: HitOptions) -> Bool {
    guard !isHidden, alpha >= 0.01, !options.cellsOnly || category == .cell else { return false }
    return contains(point, shape: options.shape) && (options.isDoubleSided || isFrontFacing)
  }
}
