/// Frames by their index, as `--frames` takes them: `0,3-7,-1`.
///
/// Negative numbers count from the end, `5-` runs to the last frame, `7-3` runs backward. Order and
/// repetitions are kept.
package struct FrameSelection: Hashable, Sendable {
  /// The most frames that a selection can name.
  package static let maximumCount = 1_000_000

  /// One part of the list.
  package struct Range: Hashable, Sendable {
    /// The frame that the range starts with; negative: counted from the end.
    package let first: Int
    /// The frame that the range ends with, nil for the last one.
    package let last: Int?
  }

  /// The parts in the order in which they were given.
  package let ranges: [Range]

  /// Reads a list; nil if it has no or a wrong part.
  package init?(argument text: String) {
    let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map(Range.init)
    guard !ranges.contains(nil) else { return nil }
    self.ranges = ranges.compactMap(\.self)
  }

  /// The indices of the selected frames of an animation of `count` frames, in order.
  ///
  /// What a range has beyond the first and the last frame is dropped.
  ///
  /// - Parameters:
  ///   - count: How many frames the animation has.
  ///   - option: What the list was given to.
  ///   - command: The command that it was given to.
  /// - Throws: `UsageError` if a range lies wholly outside, or if too many frames are selected.
  package func resolve(
    count: Int, option: String = "--frames", command: String = "split"
  ) throws(UsageError) -> [Int] {
    var indices: [Int] = []
    for range in ranges {
      guard let part = range.resolved(count: count) else {
        let frames = count == 1 ? "there is only frame 0" : "frames are 0 to \(count - 1)"
        let extent = count > 0 ? frames : "there are no frames"
        throw UsageError(
          "\(option) \(range) lies outside the animation: \(extent)", command: command)
      }
      guard indices.count + part.count <= Self.maximumCount else {
        throw UsageError(
          "\(option) selects more than \(Self.maximumCount) frames", command: command)
      }
      indices += part.isReversed ? Array(part.indices.reversed()) : Array(part.indices)
    }
    return indices
  }
}

extension FrameSelection.Range: CustomStringConvertible {
  /// Reads `5`, `-1`, `3-7`, `7-3`, `-3--1`, `5-` or `-3-`.
  init?(_ text: Substring) {
    let separator = text.dropFirst().firstIndex(of: "-") ?? text.endIndex
    guard let first = Self.index(text[..<separator]) else { return nil }
    let end = text[separator...].dropFirst()
    self.first = first
    if separator == text.endIndex {
      last = first
    } else if end.isEmpty {
      last = nil
    } else if let index = Self.index(end) {
      last = index
    } else {
      return nil
    }
  }

  /// The range as it is written.
  package var description: String {
    guard let last else { return "\(first)-" }
    return first == last ? "\(first)" : "\(first)-\(last)"
  }

  private static func index(_ text: Substring) -> Int? {
    guard text.hasPrefix("-") else { return FixedPoint.read(text, decimals: 0) }
    return FixedPoint.read(text.dropFirst(), decimals: 0).map { -$0 }
  }

  /// The frames of the range that exist, nil if there are none.
  func resolved(count: Int) -> (
    indices: ClosedRange<Int>, isReversed: Bool, count: Int
  )? {
    let start = first < 0 ? first + count : first
    let end = last.map { $0 < 0 ? $0 + count : $0 } ?? count - 1
    if last == nil, start > end { return nil }
    let low = max(min(start, end), 0)
    let high = min(max(start, end), count - 1)
    return low <= high ? (low...high, start > end, high - low + 1) : nil
  }
}
