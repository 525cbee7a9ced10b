internal import Frames
internal import GIFDecoding

/// Which frames of a source become which frames of the output, and when they show.
struct SplitPlan {
  /// One frame of the output.
  struct Entry: Hashable {
    /// The frame's place in the source.
    let sourceIndex: Int
    let startMilliseconds: Int
    let endMilliseconds: Int
  }

  /// The frames of the output in the order in which they show.
  let entries: [Entry]
  /// Whether the frames' own delays no longer hold.
  let isResampled: Bool

  /// How frames are scaled, nil where they aren't.
  let scaling: FrameScaling?
  /// The size of the frames that are written.
  let frameSize: PixelSize

  /// The length of the output in milliseconds.
  var durationMilliseconds: Int { entries.last?.endMilliseconds ?? 0 }

  /// - Throws: `UsageError` when the selection fits no frame, `DecodingError.limit` when it makes too
  ///   many.
  init(_ structure: GIFStructure, _ options: SplitOptions, limits: Limits) throws {
    let scaling = options.scale.map {
      FrameScaling($0, filter: options.scaleFilter, from: structure.canvasSize)
    }
    try self.init(
      structure, selection: options.selection, policy: options.input.delayPolicy,
      scaling: scaling, limits: limits)
  }

  /// Throws as the initializer for a split does.
  init(
    _ structure: GIFStructure, selection: SelectionOptions, policy: DelayPolicy,
    scaling: FrameScaling?, limits: Limits
  ) throws {
    let schedule = SourceSchedule(structure, policy: policy)
    self.scaling = scaling
    frameSize = scaling?.size ?? structure.canvasSize
    try limits.check(.canvasSide, max(frameSize.width, frameSize.height))
    try limits.check(.canvasPixels, frameSize.pixelCount)
    isResampled = selection.rate != nil
    if let rate = selection.rate {
      entries = try schedule.resampled(at: rate, selection, limits: limits)
    } else {
      entries = schedule.entries(for: try schedule.indices(of: selection))
    }
    try limits.check(.outputPixels, frameSize.pixelCount * entries.count)
  }

  /// The places in the output of each source frame, for one pass over the source after the other.
  ///
  /// - Parameter mostHeld: how many frames of a stream may wait for frames that come before them in
  ///   the output and after them in the source.
  func passes(holding mostHeld: Int) -> [SplitPass] {
    var passes: [SplitPass] = []
    var start = 0
    var furthest = -1
    var heldCount = 0
    for (index, entry) in entries.enumerated() {
      if entry.sourceIndex < furthest { heldCount += 1 }
      if heldCount > mostHeld {
        passes.append(SplitPass(of: entries, start..<index))
        (start, furthest, heldCount) = (index, -1, 0)
      }
      furthest = max(furthest, entry.sourceIndex)
    }
    return passes + [SplitPass(of: entries, start..<entries.count)]
  }
}

/// When each frame of a source shows in one play, by effective delays.
private struct SourceSchedule {
  /// The start of each frame in milliseconds, and the end of the last.
  private let starts: [Int]
  private let delays: [Int]

  init(_ structure: GIFStructure, policy: DelayPolicy) {
    delays = structure.images.map { policy.effectiveMilliseconds(of: $0.delay) }
    starts = delays.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  private var total: Int { starts.last ?? 0 }

  /// The source frames that a selection takes, in its order.
  func indices(of selection: SelectionOptions) throws(UsageError) -> [Int] {
    if let instant = selection.instant { return [try index(at: instant, option: "--at")] }
    let all = try selection.frames?.resolve(count: delays.count) ?? Array(delays.indices)
    let shown = all.filter { isShown($0, from: selection.start, to: selection.end) }
    guard !shown.isEmpty else {
      throw UsageError(
        "no frame shows between --from and --to: the animation lasts \(seconds(total))",
        command: "split")
    }
    return stride(from: 0, to: shown.count, by: selection.step).map { shown[$0] }
  }

  private func isShown(_ index: Int, from start: Duration?, to end: Duration?) -> Bool {
    let shows = Duration.milliseconds(starts[index])
    let ends = Duration.milliseconds(starts[index + 1])
    let isLateEnough = start.map { ends > $0 || shows == ends && shows >= $0 } ?? true
    return isLateEnough && (end.map { shows < $0 } ?? true)
  }

  /// The frame that shows at a time.
  private func index(at time: Duration, option: String) throws(UsageError) -> Int {
    guard time < .milliseconds(total) else {
      throw UsageError(
        "\(option) lies behind the animation, which lasts \(seconds(total))", command: "split")
    }
    return frame(at: time)
  }

  /// The last frame that starts at or before a time.
  private func frame(at time: Duration) -> Int {
    var low = 0
    var high = delays.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if .milliseconds(starts[middle]) <= time { low = middle } else { high = middle }
    }
    return low
  }

  func entries(for indices: [Int]) -> [SplitPlan.Entry] {
    var time = 0
    return indices.map { index in
      let start = time
      time += delays[index]
      return SplitPlan.Entry(
        sourceIndex: index, startMilliseconds: start, endMilliseconds: time)
    }
  }

  /// Frames at a steady rate that take the same time in all.
  func resampled(
    at rate: FrameRate, _ selection: SelectionOptions, limits: Limits
  ) throws -> [SplitPlan.Entry] {
    let first = selection.start ?? .zero
    _ = try index(at: first, option: selection.start == nil ? "--fps" : "--from")
    let length = min(selection.end ?? .milliseconds(total), .milliseconds(total)) - first
    let count = rate.frameCount(in: length)
    try limits.check(.frames, count)
    return (0..<count).map { index in
      let end = index + 1 < count ? rate.start(ofFrame: index + 1) : length
      return SplitPlan.Entry(
        sourceIndex: frame(at: first + rate.start(ofFrame: index)),
        startMilliseconds: rate.start(ofFrame: index).roundedMilliseconds,
        endMilliseconds: end.roundedMilliseconds)
    }
  }

  private func seconds(_ milliseconds: Int) -> String {
    Duration.milliseconds(milliseconds).secondsText
  }
}

extension FrameRate {
  /// How many frames start before `length` is over; at least one.
  fileprivate func frameCount(in length: Duration) -> Int {
    let exact = length / .seconds(denominator) * Double(numerator)
    // Doubles only come near: the last frame is decided exactly.
    var count = max(1, Int(min(exact, 1e15)))
    while start(ofFrame: count) < length { count += 1 }
    while count > 1 && start(ofFrame: count - 1) >= length { count -= 1 }
    return count
  }
}
