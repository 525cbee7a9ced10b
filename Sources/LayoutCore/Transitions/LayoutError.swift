/// Why a layout can't do what it was asked.
@nonexhaustive
public enum LayoutError: Error, Hashable, Sendable {
  /// A batch update doesn't fit the items.
  case invalidUpdate(InvalidUpdate)
}

/// What is wrong with a batch update; UIKit raises an exception for each of these.
@nonexhaustive
public enum InvalidUpdate: Error, Hashable, Sendable {
  /// The item is deleted, or moved away, twice.
  case removedTwice(LayoutIndexPath)
  /// The item to delete or move isn't there; `itemCount` is that of its section before the update.
  case noItemToRemove(LayoutIndexPath, itemCount: Int)
  /// Two items are to come to the same place.
  case placedTwice(LayoutIndexPath)
  /// The place lies behind the last item; `itemCount` is that of its section after the update.
  case noPlace(LayoutIndexPath, itemCount: Int)
  /// The layout after the update has another number of items than the update leaves.
  case unexpectedCounts(found: [Int], expected: [Int])
}

extension LayoutError: CustomStringConvertible {
  /// One sentence about what is wrong.
  public var description: String {
    switch self {
    case .invalidUpdate(let reason): "invalid batch update: \(reason)"
    }
  }
}

extension InvalidUpdate: CustomStringConvertible {
  /// One sentence about what is wrong.
  public var description: String {
    switch self {
    case .removedTwice(let path): "\(path.words) is deleted or moved twice"
    case .noItemToRemove(let path, let count):
      "\(path.words) is to be deleted or moved, but the section has \(count) items"
    case .placedTwice(let path): "two items are to become \(path.words)"
    case .noPlace(let path, let count):
      "an item is to become \(path.words), but the section will have \(count) items"
    case .unexpectedCounts(let found, let expected):
      "the sections have \(found) items after it, not \(expected)"
    }
  }
}

extension LayoutIndexPath {
  fileprivate var words: String { "item \(item) of section \(section)" }
}
