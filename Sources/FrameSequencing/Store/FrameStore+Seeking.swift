internal import Frames

extension FrameStore where Source: ~Copyable {
  /// What it costs to get a frame; nothing for one that doesn't exist.
  ///
  /// - Complexity: O(cost).
  public func cost(ofSeekTo index: Int) -> SeekCost {
    guard (0..<frameCount).contains(index), frameAtHand(index) == nil else {
      return SeekCost(frameCount: 0, greatestFrameCount: 0)
    }
    let path = path(to: index)
    let count = index - path.first + 1
    guard path.mayFail else { return SeekCost(frameCount: count, greatestFrameCount: count) }
    let detour = index - surePath(to: index).first + 1
    return SeekCost(frameCount: count, greatestFrameCount: 1 + detour)
  }

  /// A way to a frame.
  struct Path {
    /// The canvas to begin with.
    enum Start {
      /// An empty one.
      case blank
      /// That of the last frame.
      case current
      /// That of a kept frame.
      case kept(Int)
    }

    let start: Start
    /// The first frame that has to be drawn.
    let first: Int
    /// Whether damage in that frame's image would make another path necessary.
    let mayFail: Bool
  }

  private func path(to index: Int) -> Path {
    path(to: index, usesCurrent: true, takesChances: true)
  }

  /// A path that works whatever images turn out to be damaged, and whatever is drawn before.
  private func surePath(to index: Int) -> Path {
    path(to: index, usesCurrent: false, takesChances: false)
  }

  private func path(to index: Int, usesCurrent: Bool, takesChances: Bool) -> Path {
    for frame in stride(from: index, through: 0, by: -1) {
      if usesCurrent && current?.index == frame {
        return Path(start: .current, first: frame + 1, mayFail: false)
      }
      if kept[frame] != nil {
        return Path(start: .kept(frame), first: frame + 1, mayFail: false)
      }
      switch dependencies[frame] {
      case .startsBlank, .covers: return Path(start: .blank, first: frame, mayFail: false)
      case .maybeCovers where takesChances:
        return Path(start: .blank, first: frame, mayFail: true)
      case .maybeCovers, .needsCanvas: continue
      }
    }
    return Path(start: .blank, first: 0, mayFail: false)
  }

  /// Draws a frame that is not at hand.
  mutating func draw(
    _ index: Int, heading direction: PlaybackDirection
  ) throws(Source.Failure) -> Frame {
    var path = path(to: index)
    begin(path)
    if path.mayFail {
      if try drawNext(path.first).state != .complete {
        path = surePath(to: index)
        begin(path)
      } else if path.first == index, let current {
        return current
      } else {
        path = Path(start: .current, first: path.first + 1, mayFail: false)
      }
    }
    let checkpoints = makeRoom(from: path.first, to: index, heading: direction)
    // Nothing may hold on to a frame while the next one is drawn, or its canvas would be copied.
    for frame in path.first..<index { keep(try drawNext(frame), if: checkpoints) }
    let frame = try drawNext(index)
    keep(frame, if: checkpoints)
    return frame
  }

  private mutating func begin(_ path: Path) {
    switch path.start {
    case .blank: clearCanvas()
    case .current: break
    case .kept(let frame):
      guard let canvas = kept[frame] else { return clearCanvas() }
      source.restore(canvas.checkpoint)
      current = canvas.frame
      hasCanvas = true
    }
  }

  private mutating func drawNext(_ index: Int) throws(Source.Failure) -> Frame {
    // The source draws in place, unless somebody shares its canvas.
    current = nil
    hasCanvas = true
    let frame = try source.drawFrame(at: index)
    drawnFrameCount += 1
    dependencies.note(index, isWhole: frame.state == .complete)
    current = frame
    return frame
  }

  private mutating func keep(_ frame: Frame, if checkpoints: Checkpoints) {
    guard checkpoints.contains(frame.index), kept.count < capacity else { return }
    kept[frame.index] = Kept(frame: frame, checkpoint: source.checkpoint)
  }
}
