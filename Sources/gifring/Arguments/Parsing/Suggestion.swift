/// The "did you mean" of messages about names that don't exist.
package enum Suggestion {
  /// The candidate that `word` is most likely a misspelling of, nil if none is near.
  ///
  /// A third of the letters, and at least one, may be wrong; a word of two letters has no typo in
  /// it that can be told from another word.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard (3...40).contains(word.unicodeScalars.count) else { return nil }
    let distances = candidates.map { (name: $0, distance: distance(word, $0)) }
    let best = distances.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(1, word.unicodeScalars.count / 3) ? $0.name : nil }
  }

  /// How many letters must be inserted, dropped, replaced or swapped with their neighbor to make
  /// one word of the other (Damerau-Levenshtein, optimal string alignment).
  ///
  /// - Complexity: O(*n* × *m*) for words of *n* and *m* letters.
  package static func distance(_ first: String, _ second: String) -> Int {
    let from = Array(first.unicodeScalars)
    let to = Array(second.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let isSame = from[row] == to[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}

extension Suggestion {
  /// `(did you mean '--format'?)` with a space in front, or nothing.
  package static func phrase(for word: String, among candidates: [String], prefix: String = "")
    -> String
  {
    nearest(to: word, among: candidates).map { " (did you mean '\(prefix)\($0)'?)" } ?? ""
  }
}
