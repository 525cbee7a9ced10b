internal import FrameExport
internal import Frames

extension Manifest {
  /// The largest number that a GIF's sides and places have.
  private static let mostPixels = 0xffff

  /// What is wrong with its numbers, nil for nothing; after that no sum of them overflows.
  ///
  /// Each is held against the others: one that contradicts them is a lie, whichever of them it is.
  var complaint: String? {
    let canvas = summary.canvas
    let sides = 1...Self.mostPixels
    guard sides.contains(canvas.width), sides.contains(canvas.height) else {
      return "a canvas of \(canvas.width)×\(canvas.height) pixels"
    }
    guard let last = frames.last else { return "it lists no frame" }
    guard let policy = DelayPolicy(argument: summary.options.delayPolicy) else {
      return "options.delayPolicy is no policy"
    }
    // A limit that ended the work can leave out frames between others.
    let isCutShort = summary.diagnostics.contains { $0.code == .limit }
    for (place, frame) in frames.enumerated() {
      if let complaint = frame.complaint { return "frame \(place) has \(complaint)" }
      let before = place > 0 ? frames[place - 1] : nil
      if let reason = frame.contradiction(of: policy)
        ?? contradiction(of: frame, after: before, mayLeaveOut: isCutShort)
      {
        return "frame \(place): \(reason)"
      }
    }
    if summary.durationMilliseconds != last.endMilliseconds {
      return "durationMilliseconds is \(summary.durationMilliseconds), "
        + "the frames end at \(last.endMilliseconds)"
    }
    return nil
  }

  /// How a frame contradicts its place in the list.
  private func contradiction(
    of frame: Manifest.Frame, after before: Manifest.Frame?, mayLeaveOut: Bool
  ) -> String? {
    let next = (before?.index ?? -1) + 1
    guard frame.index == next || mayLeaveOut && (next..<max(next, 1 << 31)).contains(frame.index)
    else { return "index is \(frame.index), not \(next)" }
    let start = before?.endMilliseconds ?? 0
    // Before a frame that is left out, time goes on.
    guard frame.startMilliseconds == start || frame.index > next && frame.startMilliseconds > start
    else {
      return "startMilliseconds is \(frame.startMilliseconds), the frame before it ends at \(start)"
    }
    let isWhole = frame.delayCentiseconds != nil && !summary.options.isSelection
    guard frame.sourceIndex >= 0, !isWhole || frame.sourceIndex == frame.index else {
      return "sourceIndex is \(frame.sourceIndex)"
    }
    return nil
  }
}

extension Manifest.Frame {
  /// A time that no animation reaches, in milliseconds: some 35,000 years.
  private static let mostMilliseconds = 1 << 50

  fileprivate var complaint: String? {
    let times = 0...Self.mostMilliseconds
    guard times.contains(startMilliseconds), times.contains(endMilliseconds),
      startMilliseconds <= endMilliseconds
    else { return "no span of time" }
    if let delay = delayCentiseconds, UInt16(exactly: delay) == nil { return "no delay of a GIF" }
    let sides = [rect.x, rect.y, rect.width, rect.height]
    guard sides.allSatisfy({ UInt16(exactly: $0) != nil }) else { return "no rectangle of a GIF" }
    return nil
  }

  /// How its own members contradict each other.
  ///
  /// - Precondition: there is no complaint about any of them.
  fileprivate func contradiction(of policy: DelayPolicy) -> String? {
    if let original = content?.duplicateOf, !(0..<max(index, 0)).contains(original) {
      return "duplicateOf is \(original), which is no earlier frame"
    }
    let delay = delayCentiseconds.flatMap(UInt16.init(exactly:)).map(FrameDelay.init(centiseconds:))
    let effective = delay.map(policy.effectiveMilliseconds)
    guard effectiveDelayMilliseconds == effective else {
      return "effectiveDelayMilliseconds is not what options.delayPolicy makes of delayCentiseconds"
    }
    guard let effective, endMilliseconds - startMilliseconds != effective else { return nil }
    return "endMilliseconds is not startMilliseconds and effectiveDelayMilliseconds"
  }
}
