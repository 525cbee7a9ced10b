extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies `predicate`, which must hold for all after it;
  /// `endIndex` if there is none.
  ///
  /// - Complexity: O(log n).
  func partitionIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
