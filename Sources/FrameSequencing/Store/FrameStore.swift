public import Frames

/// Any frame of an animation at any time, within a budget of memory.
///
/// A frame is drawn over the frames before it, so getting one may mean to draw many. The store starts
/// from the nearest canvas that it has, or from a frame that needs none, and keeps canvases where they
/// help most: evenly spaced in forward play; in backward play so that no frame is ever drawn more often
/// than the budget makes necessary. ``cost(ofSeekTo:)`` tells the price before it is paid.
///
/// Frames share their pixels with the store and are never copied. What the caller keeps of them is not
/// in the budget.
public struct FrameStore<Source: FrameSource & ~Copyable>: ~Copyable {
  /// A frame and the canvas behind it, which share their pixels.
  struct Kept {
    let frame: Frame
    let checkpoint: Source.Checkpoint
  }

  var source: Source
  var dependencies: FrameDependencies
  var kept: [Int: Kept] = [:]
  /// The frame that was drawn last, on the source's canvas.
  var current: Frame?
  /// Whether the source holds a canvas.
  var hasCanvas = false
  /// How many frames there are.
  public let frameCount: Int
  /// The bytes of one canvas, and of what is saved with it to be restored later.
  public let canvasByteCount: Int
  /// How many canvases may be kept beside the one that is drawn on.
  public let capacity: Int
  /// How many frames were drawn so far.
  public internal(set) var drawnFrameCount = 0

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - source: what draws the frames.
  ///   - byteBudget: how much memory the canvases may take, the one that is drawn on among them. That
  ///     one is always there: a lower budget counts as enough for it.
  /// - Complexity: O(frames).
  public init(_ source: consuming Source, byteBudget: Int) {
    frameCount = source.frameCount
    canvasByteCount = Self.canvasByteCount(of: source)
    capacity = max(byteBudget / max(canvasByteCount, 1) - 1, 0)
    dependencies = FrameDependencies(source)
    self.source = source
  }

  private static func canvasByteCount(of source: borrowing Source) -> Int {
    let size = source.canvasSize
    var saved = 0
    for frame in 0..<source.frameCount
    where source.disposal(ofFrame: frame) == .restoreToPrevious {
      saved = max(saved, source.rect(ofFrame: frame).clipped(to: size).size.pixelCount)
    }
    return (size.pixelCount + saved) * 4
  }

  /// The bytes of all canvases that are held: never more than the budget, one canvas aside.
  public var byteCount: Int { (kept.count + (hasCanvas ? 1 : 0)) * canvasByteCount }

  /// Gets a frame.
  ///
  /// - Parameters:
  ///   - index: the frame, from 0.
  ///   - direction: where playback goes from there, which decides what is kept.
  /// - Returns: nil when there is no such frame.
  /// - Throws: what the source throws; the store can be used further.
  public mutating func frame(
    at index: Int, heading direction: PlaybackDirection = .forward
  ) throws(Source.Failure) -> Frame? {
    guard (0..<frameCount).contains(index) else { return nil }
    if let frame = frameAtHand(index) { return frame }
    return try draw(index, heading: direction)
  }

  /// Draws the frame that comes next in a direction, so that it is at hand when its time comes.
  ///
  /// - Parameters:
  ///   - index: the frame that shows now.
  ///   - direction: where playback goes.
  ///   - range: the frames that play, over and over; nil for all.
  /// - Throws: what the source throws.
  public mutating func prefetch(
    after index: Int, heading direction: PlaybackDirection, in range: Range<Int>? = nil
  ) throws(Source.Failure) {
    let range = (range ?? 0..<frameCount).clamped(to: 0..<frameCount)
    guard let first = range.first, let last = range.last else { return }
    let next =
      switch direction {
      case .forward: index >= last || index < first ? first : index + 1
      case .backward: index <= first || index > last ? last : index - 1
      }
    _ = try frame(at: next, heading: direction)
  }

  /// Lets go of canvases when memory is short, the ones that are farthest from the last frame first.
  ///
  /// The budget stays: later frames fill it again.
  ///
  /// - Parameter byteCount: what may stay; below one canvas, everything goes.
  public mutating func releaseMemory(downTo byteCount: Int = 0) {
    let place = current?.index ?? 0
    for frame in kept.keys.sorted(by: { abs($0 - place) > abs($1 - place) })
    where self.byteCount > byteCount {
      kept[frame] = nil
    }
    if self.byteCount > byteCount { clearCanvas() }
  }

  func frameAtHand(_ index: Int) -> Frame? {
    if let current, current.index == index { return current }
    return kept[index]?.frame
  }

  mutating func clearCanvas() {
    current = nil
    hasCanvas = false
    source.clear()
  }
}
