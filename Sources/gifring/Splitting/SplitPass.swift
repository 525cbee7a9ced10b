/// Which frames of the output one pass over the source makes, by the source frames they come from.
struct SplitPass {
  /// The frames of the output, in order.
  let entries: Range<Int>
  /// The same, by their source frames.
  private let entriesBySource: [Int]
  /// Where the entries of each source frame begin in that list, and where those of the last end.
  private let starts: [Int]

  /// - Parameter entries: the part of `plan` that the pass makes.
  init(of plan: [SplitPlan.Entry], _ entries: Range<Int>) {
    self.entries = entries
    let sourceCount = plan[entries].reduce(0) { max($0, $1.sourceIndex + 1) }
    var starts = [Int](repeating: 0, count: sourceCount + 1)
    for entry in plan[entries] { starts[entry.sourceIndex + 1] += 1 }
    for source in 0..<sourceCount { starts[source + 1] += starts[source] }
    var next = starts
    var ordered = [Int](repeating: 0, count: entries.count)
    for entry in entries {
      let source = plan[entry].sourceIndex
      ordered[next[source]] = entry
      next[source] += 1
    }
    entriesBySource = ordered
    self.starts = starts
  }

  /// The last source frame that is wanted, -1 if none is.
  var lastSource: Int { starts.count - 2 }

  /// Whether no source frame shows twice in the output.
  var takesFramesOnce: Bool { zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 <= 1 } }

  /// The places in the output of a source frame.
  subscript(source: Int) -> ArraySlice<Int> {
    guard source <= lastSource else { return [] }
    return entriesBySource[starts[source]..<starts[source + 1]]
  }
}
