/// A run of frames by their index, as `3-7`, `5-`, `-3-` or `4`.
package struct FrameRange: Hashable, Sendable {
  private let range: FrameSelection.Range

  /// Reads a range; nil for anything else, a list or a range that runs backward among it.
  package init?(argument text: String) {
    guard let selection = FrameSelection(argument: text), let range = selection.ranges.first,
      selection.ranges.count == 1, !range.runsBackward
    else { return nil }
    self.range = range
  }

  /// The indices that the range stands for in an animation of `count` frames; nil if it lies outside,
  /// or if its ends turn out to stand the wrong way round.
  package func resolve(count: Int) -> Range<Int>? {
    guard let part = range.resolved(count: count), !part.isReversed else { return nil }
    return part.indices.lowerBound..<part.indices.upperBound + 1
  }
}

extension FrameRange: CustomStringConvertible {
  /// The range as it is written.
  package var description: String { range.description }
}

extension FrameSelection.Range {
  /// Whether the range ends before it begins, whatever the number of frames.
  fileprivate var runsBackward: Bool {
    guard let last else { return false }
    return (first < 0) == (last < 0) && last < first
  }
}
