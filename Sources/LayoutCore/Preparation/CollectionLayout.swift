/// A description of a layout: `UICollectionViewLayout` as a value that places nothing by itself.
///
/// The life cycle is UIKit's (seed 001): preparing comes first, then the content size, then
/// attributes. Here preparing gives a value, and only that value has sizes and attributes, so
/// asking before preparing cannot be written. ``LayoutSession`` keeps the two together as a
/// collection view does.
public protocol CollectionLayout: Sendable {
  /// The layout with everything worked out for one context.
  associatedtype Prepared: PreparedLayout

  /// Works out everything that queries need; UIKit's `prepare()`.
  func prepare(_ context: LayoutContext) -> Prepared

  /// Whether the layout must be prepared anew when the bounds change, by scrolling or resizing.
  ///
  /// As it stands: when the size changes (three of the seeds don't, and stay wrong after a
  /// rotation). Layouts that depend on the offset answer true always.
  func shouldInvalidateLayout(forBoundsChange newBounds: Rect, from oldBounds: Rect) -> Bool
}

extension CollectionLayout {
  /// True when the size changes.
  public func shouldInvalidateLayout(
    forBoundsChange newBounds: Rect, from oldBounds: Rect
  ) -> Bool {
    newBounds.size != oldBounds.size
  }
}
