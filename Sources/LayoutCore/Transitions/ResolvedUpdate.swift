/// A batch update that fits the items: which item after it is which before.
struct ResolvedUpdate: Sendable {
  struct Section: Sendable {
    let oldCount: Int
    let newCount: Int
    /// The items that are deleted or moved away, ascending.
    var removed: [Int] = []
    /// The places that inserted or moved items come to, ascending.
    var placed: [Int] = []
  }

  private(set) var sections: [Section]
  /// Ascending.
  let deletes: [LayoutIndexPath]
  /// Where the items come from that moved, by their places after the update.
  private let sources: [LayoutIndexPath: LayoutIndexPath]

  init(_ update: LayoutUpdate, itemCounts: [Int]) throws(LayoutError) {
    let removed = (update.deletes + update.moves.map(\.source)).sorted()
    let placed = (update.inserts + update.moves.map(\.target)).sorted()
    sections = try Self.sections(removed: removed, placed: placed, itemCounts: itemCounts)
    deletes = update.deletes.sorted()
    sources = Dictionary(
      uniqueKeysWithValues: update.moves.map { ($0.target, $0.source) })
  }

  private static func sections(
    removed: [LayoutIndexPath], placed: [LayoutIndexPath], itemCounts: [Int]
  ) throws(LayoutError) -> [Section] {
    if let path = firstRepeated(removed) { throw .invalidUpdate(.removedTwice(path)) }
    if let path = firstRepeated(placed) { throw .invalidUpdate(.placedTwice(path)) }
    if let path = firstOutside(itemCounts, removed) {
      throw .invalidUpdate(.noItemToRemove(path, itemCount: itemCounts.count(at: path)))
    }
    var removals = itemCounts.map { _ in [Int]() }
    for path in removed { removals[path.section].append(path.item) }
    var places = itemCounts.map { _ in [Int]() }
    for path in placed where places.indices.contains(path.section) {
      places[path.section].append(path.item)
    }
    let newCounts = itemCounts.indices.map {
      min(LayoutContext.largestCount, itemCounts[$0]) - removals[$0].count + places[$0].count
    }
    if let path = firstOutside(newCounts, placed) {
      throw .invalidUpdate(.noPlace(path, itemCount: newCounts.count(at: path)))
    }
    return itemCounts.indices.map {
      Section(
        oldCount: itemCounts[$0], newCount: newCounts[$0], removed: removals[$0],
        placed: places[$0])
    }
  }

  private static func firstRepeated(_ paths: [LayoutIndexPath]) -> LayoutIndexPath? {
    zip(paths, paths.dropFirst()).first { $0 == $1 }?.0
  }

  private static func firstOutside(
    _ counts: [Int], _ paths: [LayoutIndexPath]
  ) -> LayoutIndexPath? {
    paths.first { $0.item < 0 || $0.item >= counts.count(at: $0) }
  }

  /// Visits the items after the update in order, with where they were before it: nil for inserted
  /// ones.
  ///
  /// - Complexity: O(n + u) for u changes.
  func forEachItem(_ body: (_ old: LayoutIndexPath?, _ new: LayoutIndexPath) -> Void) {
    for (index, section) in sections.enumerated() {
      var removed = section.removed[...]
      var placed = section.placed[...]
      var old = 0
      for item in 0..<section.newCount {
        let new = LayoutIndexPath(item: item, section: index)
        if placed.first == item {
          placed.removeFirst()
          body(sources[new], new)
          continue
        }
        while removed.first == old {
          removed.removeFirst()
          old += 1
        }
        body(LayoutIndexPath(item: old, section: index), new)
        old += 1
      }
    }
  }
}

extension [Int] {
  /// The number of items of the path's section; 0 where there is no such section.
  fileprivate func count(at path: LayoutIndexPath) -> Int {
    indices.contains(path.section) ? self[path.section] : 0
  }
}
