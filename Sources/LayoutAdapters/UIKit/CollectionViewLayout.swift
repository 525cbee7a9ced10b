#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  /// A layout of the core inside a `UICollectionView`.
  ///
  /// It prepares when UIKit asks, keeps the layout from before an update for the items that disappear,
  /// and lets only items that really are inserted or deleted appear and disappear as the core says: UIKit
  /// asks about moved ones too.
  @MainActor
  open class CollectionViewLayout<Layout: CollectionLayout>: UICollectionViewLayout {
    /// What places the elements; a new value invalidates.
    public var layout: Layout {
      didSet { invalidateLayout() }
    }

    /// The time of a layout that moves by itself: let a display link set it.
    public var time = Duration.zero {
      didSet {
        if prepared?.isMoving == true { invalidateLayout() }
      }
    }

    private var prepared: Layout.Prepared?
    private var preparedBefore: Layout.Prepared?
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    /// Makes a layout for a collection view.
    public init(_ layout: Layout) {
      self.layout = layout
      super.init()
    }

    /// Layouts are made in code: an archive can't hold a core layout.
    public required init?(coder: NSCoder) { nil }

    open override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      preparedBefore = prepared
      prepared = layout.prepare(LayoutContext(of: collectionView)).advanced(to: time)
    }

    open override var collectionViewContentSize: CGSize {
      prepared.map { CGSize($0.contentSize) } ?? .zero
    }

    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var elements: [UICollectionViewLayoutAttributes] = []
      prepared?.forEachElement(in: Rect(rect)) { elements.append(.of($0)) }
      return elements
    }

    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      prepared?.layoutAttributesForItem(at: LayoutIndexPath(indexPath)).map { .of($0) }
    }

    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      prepared?.layoutAttributesForSupplementaryView(
        ofKind: ElementKind(uiKit: elementKind), at: LayoutIndexPath(indexPath)
      ).map { .of($0) }
    }

    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      prepared?.layoutAttributesForDecorationView(
        ofKind: ElementKind(uiKit: elementKind), at: LayoutIndexPath(indexPath)
      ).map { .of($0) }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let collectionView else { return false }
      return layout.shouldInvalidateLayout(
        forBoundsChange: Rect(newBounds), from: Rect(collectionView.bounds))
    }

    open override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard let prepared else { return proposed }
      return CGPoint(
        prepared.targetContentOffset(
          forProposedContentOffset: Point(proposed), withScrollingVelocity: Point(velocity)))
    }

    open override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updates)
      for update in updates {
        switch update.updateAction {
        case .insert: inserted.formUnion([update.indexPathAfterUpdate].compactMap(\.self))
        case .delete: deleted.formUnion([update.indexPathBeforeUpdate].compactMap(\.self))
        default: break
        }
      }
    }

    open override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      inserted = []
      deleted = []
    }

    open override func initialLayoutAttributesForAppearingItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard inserted.contains(indexPath), let prepared else {
        return super.initialLayoutAttributesForAppearingItem(at: indexPath)
      }
      return prepared.initialLayoutAttributes(forAppearingItemAt: LayoutIndexPath(indexPath))
        .map { .of($0) }
    }

    open override func finalLayoutAttributesForDisappearingItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard deleted.contains(indexPath), let preparedBefore else {
        return super.finalLayoutAttributesForDisappearingItem(at: indexPath)
      }
      return preparedBefore.finalLayoutAttributes(
        forDisappearingItemAt: LayoutIndexPath(indexPath)
      ).map { .of($0) }
    }
  }

  /// The ring, with its hub, in a `UICollectionView`.
  public final class RingCollectionViewLayout: CollectionViewLayout<RingLayout> {}
#endif
