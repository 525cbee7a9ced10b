/// The one order for painting and hits: what comes later lies on top.
///
/// Layer first, then depth, then ornaments below cells below supplementary views, then section and
/// item. (Seed 004 paints by depth but hits by item.)
public struct PaintKey: Comparable, Sendable {
  private let layer: Int
  private let depth: Double
  private let rank: Int
  private let indexPath: LayoutIndexPath

  /// Makes the key of an element.
  ///
  /// Depths count in 1/1024 points, so that rounding never decides.
  public init(_ attributes: borrowing LayoutAttributes) {
    layer = attributes.zIndex
    depth =
      attributes.isTransformed
      ? (attributes.transform3D.m43 * 1024).rounded(.toNearestOrEven) : 0
    rank = attributes.category.paintRank
    indexPath = attributes.indexPath
  }

  /// Whether an element is painted before, that is below, another.
  public static func < (left: PaintKey, right: PaintKey) -> Bool {
    if left.layer != right.layer { return left.layer < right.layer }
    if left.depth != right.depth { return left.depth < right.depth }
    if left.rank != right.rank { return left.rank < right.rank }
    return left.indexPath < right.indexPath
  }
}

extension Sequence<LayoutAttributes> {
  /// The elements in the order in which they are painted, the lowest first.
  ///
  /// - Complexity: O(n log n).
  public func inPaintOrder() -> [LayoutAttributes] {
    map { (key: PaintKey($0), element: $0) }.sorted { $0.key < $1.key }.map(\.element)
  }
}
