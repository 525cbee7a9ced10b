/// A layout worked out for one context: an immutable value that answers every question about
/// places.
///
/// The queries agree with each other: what a rectangle returns, the item and supplementary queries
/// return too, and the reverse for everything visible.
public protocol PreparedLayout: Sendable {
  /// How far the content can be scrolled, in points.
  var contentSize: Size { get }
  /// How many items each section has. A layout of one section places those of the first, and has no
  /// attributes for others.
  var itemCounts: [Int] { get }
  /// The point that new cells come from, deleted ones go to, and polar paths lead around: the
  /// middle of a ring; elsewhere that of the content.
  var pivot: Point { get }
  /// The cell that is the ring's hub; nil elsewhere.
  var hubIndexPath: LayoutIndexPath? { get }

  /// Visits every element, also those without area, in accessibility order: hub, then items in
  /// index order whatever their places; sections with their header before and their footer after.
  ///
  /// - Complexity: O(n), without allocating.
  func forEachElement(_ body: (borrowing LayoutAttributes) -> Void)

  /// Visits the elements that share an area with `rect`, in the same order.
  ///
  /// Turned and projected elements count with the box of their corners; culled ones don't count.
  func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void)

  /// Visits every supplementary and decoration view.
  func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void)

  /// The attributes of an item; nil if there is none at that index path. A culled item has
  /// attributes too.
  func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes?

  /// The attributes of a supplementary view; nil if the layout has none of that kind there.
  func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes?

  /// The attributes of a decoration view; nil if the layout has none of that kind there.
  func layoutAttributesForDecorationView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes?

  /// Where a scroll that would end at `proposed` should end instead.
  ///
  /// - Parameters:
  ///   - proposed: the content offset that the scroll would reach, in points.
  ///   - velocity: how fast the finger left, in points a millisecond.
  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point

  /// How an item looks at the moment it is inserted.
  ///
  /// Asked of the layout after the update, for inserted items only: UIKit asks for moved ones too,
  /// which sends every cell of seed 000 to the middle.
  func initialLayoutAttributes(
    forAppearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes?

  /// How an item looks when it is gone.
  ///
  /// Asked of the layout before the update, so the item keeps its old size, layer and facing.
  func finalLayoutAttributes(
    forDisappearingItemAt indexPath: LayoutIndexPath
  ) -> LayoutAttributes?

  /// The topmost of the elements that `options` lets hit at `point`, as painted; nil if there is
  /// none.
  func topmostElement(at point: Point, options: HitOptions) -> LayoutAttributes?

  /// Whether the layout moves by itself as time passes.
  var isMoving: Bool { get }

  /// How far the elements' centers have turned around ``pivot`` at `time`, in radians clockwise on
  /// the screen, from where they are in this value.
  ///
  /// A layout that moves in any other way, too, answers nil: then its places at `time` must be
  /// worked out one by one.
  func centerTurn(at time: Duration) -> Double?

  /// The layout as it stands at `time` of the view's clock; layouts that don't move by themselves
  /// return themselves.
  func advanced(to time: Duration) -> Self
}
