import LayoutCore

extension PreparedLayout {
  /// What a query must return: every element is looked at.
  func elementsByBruteForce(in rect: Rect) -> [LayoutAttributes.ID] {
    allElements.filter { $0.visualBounds?.overlaps(rect) == true }.map(\.id)
  }

  func elementIDs(in rect: Rect) -> [LayoutAttributes.ID] {
    layoutAttributesForElements(in: rect).map(\.id)
  }

  /// What a hit must be: the last in paint order of all that contain the point.
  func elementByBruteForce(at point: Point, options: HitOptions) -> LayoutAttributes.ID? {
    allElements.inPaintOrder().last { element in
      !element.isHidden && element.alpha >= 0.01
        && (!options.cellsOnly || element.category == .cell)
        && element.contains(point, shape: options.shape)
        && (options.isDoubleSided || element.isFrontFacing)
    }?.id
  }
}

extension LayoutAttributes {
  /// Whether no number of the element is NaN or infinite.
  var isFinite: Bool {
    [center.x, center.y, size.width, size.height, alpha].allSatisfy(\.isFinite)
      && transform3D.rowMajor.allSatisfy(\.isFinite)
  }
}
