/// Which way lines of items run.
public enum LayoutDirection: String, Hashable, Sendable {
  /// The first item of a line is at the left.
  case leftToRight
  /// The first item of a line is at the right: the whole layout is mirrored.
  case rightToLeft
}

/// All that a layout may know of its collection view.
public struct LayoutContext: Hashable, Sendable {
  /// The visible part of the content: its origin is the content offset, its size the view's.
  public let bounds: Rect
  /// How many items each section has.
  public let itemCounts: [Int]
  /// Which way lines run.
  public let layoutDirection: LayoutDirection

  /// The most items a section can have: a double counts no farther.
  public static let largestCount = 1 << 52

  /// Makes a context, repairing what no layout can use: NaN and infinities become 0, as do negative
  /// sides and counts; counts end at ``largestCount``.
  public init(
    bounds: Rect, itemCounts: [Int], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.bounds = Rect(origin: bounds.origin.repaired, size: bounds.size.repaired)
    self.itemCounts = itemCounts.map { min(max(0, $0), Self.largestCount) }
    self.layoutDirection = layoutDirection
  }

  /// Makes a context of one section that isn't scrolled.
  public init(
    size: Size, itemCount: Int, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      bounds: Rect(origin: .zero, size: size), itemCounts: [itemCount],
      layoutDirection: layoutDirection)
  }

  /// How many items the first section has: what the layouts of one section place.
  public var itemCount: Int { itemCounts.first ?? 0 }

  var isMirrored: Bool { layoutDirection == .rightToLeft }
}
