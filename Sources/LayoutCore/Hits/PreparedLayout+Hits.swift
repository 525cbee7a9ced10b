extension PreparedLayout {
  /// The topmost of the elements that `options` lets hit at `point`, as painted; nil if there is
  /// none.
  ///
  /// - Complexity: that of a query of a small box around the point.
  public func topmostElement(at point: Point, options: HitOptions) -> LayoutAttributes? {
    guard point.isFinite else { return nil }
    var best: LayoutAttributes?
    var bestKey: PaintKey?
    forEachElement(in: Rect(around: point)) { element in
      guard element.isHit(at: point, options: options) else { return }
      let key = PaintKey(element)
      if let bestKey, key < bestKey { return }
      (best, bestKey) = (copy element, key)
    }
    return best
  }

  /// The topmost element at `point`, as painted; nil if there is none.
  ///
  /// Projected and turned elements are hit where they are seen; hidden, culled and nearly invisible
  /// ones never are.
  public func element(at point: Point, options: HitOptions = HitOptions()) -> LayoutAttributes? {
    topmostElement(at: point, options: options)
  }

  /// The topmost cell at `point`, as `UICollectionView.indexPathForItem(at:)`: other families lie
  /// in no tap's way.
  public func indexPathForItem(at point: Point) -> LayoutIndexPath? {
    topmostElement(at: point, options: HitOptions(cellsOnly: true))?.indexPath
  }
}

extension Rect {
  /// A box of two points' width around `point`, wider where doubles are sparser.
  init(around point: Point) {
    let (x, y) = (max(1, abs(point.x).ulp * 4), max(1, abs(point.y).ulp * 4))
    self.init(center: point, size: Size(width: 2 * x, height: 2 * y))
  }
}
