#if canImport(UIKit)
  internal import LayoutCore
  internal import UIKit

  extension LayoutContext {
    /// What a collection view is at the moment.
    @MainActor
    init(of view: UICollectionView) {
      self.init(
        bounds: Rect(view.bounds),
        itemCounts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
        layoutDirection: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight)
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// What UIKit calls an element of the core.
    static func of(_ element: borrowing LayoutAttributes) -> UICollectionViewLayoutAttributes {
      let attributes = empty(element.category, at: IndexPath(element.indexPath))
      attributes.center = CGPoint(element.center)
      attributes.size = CGSize(element.size)
      if element.isTransformed { attributes.transform3D = CATransform3D(element.transform3D) }
      attributes.alpha = CGFloat(element.alpha)
      attributes.zIndex = element.zIndex
      attributes.isHidden = element.isHidden
      return attributes
    }

    private static func empty(
      _ category: ElementCategory, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
      switch category {
      case .cell: UICollectionViewLayoutAttributes(forCellWith: indexPath)
      case .supplementary(let kind):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind.uiKit, with: indexPath)
      case .decoration(let kind):
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind.uiKit, with: indexPath)
      }
    }
  }

  extension ElementKind {
    /// The kind that UIKit calls by this name.
    @MainActor
    init(uiKit name: String) {
      switch name {
      case UICollectionView.elementKindSectionHeader: self = .sectionHeader
      case UICollectionView.elementKindSectionFooter: self = .sectionFooter
      default: self.init(rawValue: name)
      }
    }

    /// What UIKit calls the kind.
    @MainActor
    var uiKit: String {
      switch self {
      case .sectionHeader: UICollectionView.elementKindSectionHeader
      case .sectionFooter: UICollectionView.elementKindSectionFooter
      default: rawValue
      }
    }
  }

  extension LayoutIndexPath {
    init(_ indexPath: IndexPath) {
      self.init(item: indexPath.item, section: indexPath.section)
    }
  }

  extension IndexPath {
    init(_ indexPath: LayoutIndexPath) {
      self.init(item: indexPath.item, section: indexPath.section)
    }
  }

  extension CATransform3D {
    /// The core's rows are Core Animation's.
    init(_ matrix: Transform3D) {
      self.init(
        m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
        m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
        m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
        m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
    }
  }
#endif
