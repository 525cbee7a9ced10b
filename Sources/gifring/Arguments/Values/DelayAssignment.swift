/// A delay for all frames or for some, as `--delay` takes it: `120ms`, or `3-7=120ms`.
package struct DelayAssignment: Hashable, Sendable {
  /// The longest delay that a GIF can store.
  package static let longest = Duration.milliseconds(655_350)

  /// The frames, nil for all.
  package let frames: FrameSelection?
  /// How long each of them shows.
  package let duration: Duration

  /// Reads one assignment; nil for anything else, and for a delay that GIF can't store.
  package init?(argument text: some StringProtocol) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let duration = parts.last.flatMap({ Duration(argument: String($0)) }),
      duration <= Self.longest
    else { return nil }
    self.duration = duration
    if parts.count == 1 {
      frames = nil
    } else {
      guard let frames = FrameSelection(argument: String(parts[0])) else { return nil }
      self.frames = frames
    }
  }
}

extension ValueFormat where Value == [DelayAssignment] {
  /// Delays, with semicolons between them.
  static var delays: Self {
    Self(.text(description: "a time up to 655.35s, or frames and their time such as 3-7=120ms")) {
      (text: String) in
      let parts = text.split(separator: ";", omittingEmptySubsequences: false)
      let assignments = parts.map { DelayAssignment(argument: $0) }
      return assignments.contains(nil) ? nil : assignments.compactMap(\.self)
    }
  }
}
