/// Another layout whose cells shrink the farther they are from the middle of the view, and which
/// snaps to them (seed 002's "punch").
///
/// Prepared anew at every scroll, since the zoom depends on the content offset.
public struct PunchLayout<Base: CollectionLayout>: CollectionLayout {
  /// The layout that places the elements; in the seed a flow.
  public var base: Base

  /// Makes the layout around another.
  public init(_ base: Base) {
    self.base = base
  }

  /// Prepares the base.
  public func prepare(_ context: LayoutContext) -> PreparedPunch<Base.Prepared> {
    PreparedPunch(base: base.prepare(context), bounds: context.bounds)
  }

  /// True always.
  public func shouldInvalidateLayout(
    forBoundsChange newBounds: Rect, from oldBounds: Rect
  ) -> Bool { true }
}

extension PunchLayout: Equatable where Base: Equatable {}
extension PunchLayout: Hashable where Base: Hashable {}
