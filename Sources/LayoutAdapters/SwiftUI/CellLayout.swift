#if canImport(SwiftUI)
  public import LayoutCore
  public import SwiftUI

  /// A layout of the core as a SwiftUI `Layout`: its subviews are the items of one section.
  ///
  /// SwiftUI lets a layout place views and propose their sizes, no more: opacity, order and 3-D
  /// transforms are for the views themselves, which ``attributes(ofItem:count:in:)`` tells about them.
  /// Supplementary views, as the hub of some rings, have no subview.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct CellLayout<Core: CollectionLayout>: SwiftUI.Layout {
    /// What was prepared last, and for what.
    public struct Cache {
      var context: LayoutContext
      var prepared: Core.Prepared
    }

    /// What places the views.
    public var core: Core
    /// Which way lines run.
    public var layoutDirection: LayoutCore.LayoutDirection

    /// Makes a layout of views.
    public init(_ core: Core, layoutDirection: LayoutCore.LayoutDirection = .leftToRight) {
      self.core = core
      self.layoutDirection = layoutDirection
    }

    /// How an item looks in a space of `size` that `count` items share, nil if there is none.
    public func attributes(ofItem item: Int, count: Int, in size: CGSize) -> LayoutAttributes? {
      core.prepare(context(size, count))
        .layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0))
    }

    /// Prepares for no space: the real one comes with the first proposal.
    public func makeCache(subviews: Subviews) -> Cache {
      let context = context(.zero, subviews.count)
      return Cache(context: context, prepared: core.prepare(context))
    }

    /// Prepares anew for other subviews.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
      cache = makeCache(subviews: subviews)
    }

    /// The space that is proposed, or the content where none is.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      prepare(&cache, proposal.replacingUnspecifiedDimensions(by: .zero), subviews.count)
      let content = CGSize(cache.prepared.contentSize)
      return CGSize(
        width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    /// Places each subview in the middle of its item, and proposes the item's size to it.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      prepare(&cache, bounds.size, subviews.count)
      for (item, subview) in subviews.enumerated() {
        let indexPath = LayoutIndexPath(item: item, section: 0)
        guard let element = cache.prepared.layoutAttributesForItem(at: indexPath) else { continue }
        subview.place(
          at: CGPoint(
            x: bounds.minX + element.center.x, y: bounds.minY + element.center.y),
          anchor: .center, proposal: ProposedViewSize(CGSize(element.size)))
      }
    }

    private func prepare(_ cache: inout Cache, _ size: CGSize, _ count: Int) {
      let context = context(size, count)
      guard context != cache.context else { return }
      cache = Cache(context: context, prepared: core.prepare(context))
    }

    private func context(_ size: CGSize, _ count: Int) -> LayoutContext {
      LayoutContext(size: Size(size), itemCount: count, layoutDirection: layoutDirection)
    }
  }
#endif
