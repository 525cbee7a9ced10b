/// A batch of insertions, deletions and moves of items, as in `performBatchUpdates`.
///
/// Deletions and the sources of moves count in the items before the update, insertions and the
/// targets of moves in those after it; all others keep their order.
public struct LayoutUpdate: Hashable, Sendable {
  /// One item that changes its place.
  public struct Move: Hashable, Sendable {
    /// Where the item is before the update.
    public var source: LayoutIndexPath
    /// Where it is after the update.
    public var target: LayoutIndexPath

    /// Makes a move.
    public init(from source: LayoutIndexPath, to target: LayoutIndexPath) {
      self.source = source
      self.target = target
    }
  }

  /// The items that go, as they are numbered before the update.
  public var deletes: [LayoutIndexPath]
  /// The items that come, as they are numbered after the update.
  public var inserts: [LayoutIndexPath]
  /// The items that change their place.
  public var moves: [Move]

  /// Makes an update; nothing is checked yet.
  public init(
    deletes: [LayoutIndexPath] = [], inserts: [LayoutIndexPath] = [], moves: [Move] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
  }

  /// How many items the sections have after the update.
  ///
  /// - Throws: ``LayoutError/invalidUpdate(_:)`` if an item is removed twice, isn't there, or two
  ///   come to one place, or to one that isn't there.
  /// - Complexity: O(sections + u log u) for u changes.
  public func itemCounts(after itemCounts: [Int]) throws(LayoutError) -> [Int] {
    try ResolvedUpdate(self, itemCounts: itemCounts).sections.map(\.newCount)
  }
}
