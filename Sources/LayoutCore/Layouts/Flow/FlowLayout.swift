/// Items in lines, section after section, with headers and footers: `UICollectionViewFlowLayout`
/// (seed 002).
///
/// There is no UIKit here to compare with: line breaking and justification follow Apple's text,
/// PSTCollectionView (a re-implementation of 2012) and what developers report. Nothing is rounded
/// to device pixels; ``LayoutAttributes/pixelAligned(scale:)`` does that where it is wanted.
public struct FlowLayout: CollectionLayout, Hashable {
  /// Which way the content is scrolled; lines run across it.
  public enum ScrollDirection: String, Hashable, Sendable {
    /// Lines run from side to side, one below the other.
    case vertical
    /// Lines run from top to bottom, one beside the other.
    case horizontal
  }

  /// Which way the content is scrolled.
  public var scrollDirection: ScrollDirection
  /// How every section looks that ``sections`` doesn't describe.
  public var section: Section
  /// How the first sections look, one by one: the part of UIKit's flow delegate.
  public var sections: [Section]

  /// Makes a flow; as it stands, UIKit's defaults.
  public init(
    scrollDirection: ScrollDirection = .vertical, section: Section = Section(),
    sections: [Section] = []
  ) {
    self.scrollDirection = scrollDirection
    self.section = section
    self.sections = sections
  }

  /// Seed 002: items of 50 points, insets 10, 10, 50, 10, spacings of 10, no headers and footers.
  public static let grid = FlowLayout(
    section: Section(
      itemSize: Size(square: 50),
      inset: EdgeInsets(top: 10, left: 10, bottom: 50, right: 10)))

  /// Works out the lines.
  ///
  /// - Complexity: O(sections) for sections of one item size, else O(n).
  public func prepare(_ context: LayoutContext) -> PreparedFlow {
    PreparedFlow(self, context)
  }

  func section(at index: Int) -> Section {
    sections.indices.contains(index) ? sections[index] : section
  }
}

extension FlowLayout {
  /// How one section looks.
  public struct Section: Hashable, Sendable {
    /// The size of the items, in points.
    public var itemSize: Size
    /// The size of each item, if they differ: the part of UIKit's `sizeForItemAt`.
    ///
    /// Items beyond the last have ``itemSize``; nil means that all have.
    public var itemSizes: [Size]?
    /// The distance of the lines from the section's edges; it doesn't move the header and footer.
    public var inset: EdgeInsets
    /// The distance between lines, in points.
    public var minimumLineSpacing: Double
    /// The least distance between the items of a line, in points; full lines are justified.
    public var minimumInteritemSpacing: Double
    /// How long the header is along the scroll direction.
    ///
    /// Across it, it always fills the view. 0 means that there is none.
    public var headerReferenceSize: Size
    /// How long the footer is, as for the header.
    public var footerReferenceSize: Size
    /// How far an ornament of kind ``ElementKind/sectionBackground`` keeps inside the section,
    /// header and footer included; nil means that there is none.
    public var backgroundInset: EdgeInsets?

    /// Makes a section; as it stands, UIKit's defaults.
    public init(
      itemSize: Size = Size(square: 50), itemSizes: [Size]? = nil, inset: EdgeInsets = .zero,
      minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
      headerReferenceSize: Size = .zero, footerReferenceSize: Size = .zero,
      backgroundInset: EdgeInsets? = nil
    ) {
      self.itemSize = itemSize
      self.itemSizes = itemSizes
      self.inset = inset
      self.minimumLineSpacing = minimumLineSpacing
      self.minimumInteritemSpacing = minimumInteritemSpacing
      self.headerReferenceSize = headerReferenceSize
      self.footerReferenceSize = footerReferenceSize
      self.backgroundInset = backgroundInset
    }
  }
}
