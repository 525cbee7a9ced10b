internal import Frames

/// The frames of a stretch whose canvases are to be kept.
enum Checkpoints {
  /// Every one.
  case all
  /// Every so many frames.
  case every(Int)
  /// Some of them.
  case some(Set<Int>)

  func contains(_ frame: Int) -> Bool {
    switch self {
    case .all: true
    case .every(let stride): frame % stride == stride - 1
    case .some(let frames): frames.contains(frame)
    }
  }
}

extension FrameStore where Source: ~Copyable {
  /// More canvases than these bring no gain worth the search for the best of them: with 128, no frame of
  /// 300,000 is drawn more than three times on the way back.
  private static var mostReverseSlots: Int { 128 }

  /// Decides which canvases to keep on the way from a frame to another, and lets go of others for them.
  mutating func makeRoom(
    from first: Int, to index: Int, heading direction: PlaybackDirection
  ) -> Checkpoints {
    if frameCount <= capacity { return .all }
    if capacity == 0 { return .some([]) }
    switch direction {
    case .forward: return makeRoomForward(from: first, to: index)
    case .backward: return makeRoomBackward(from: first, to: index)
    }
  }

  private mutating func makeRoomForward(from first: Int, to index: Int) -> Checkpoints {
    let checkpoints = Checkpoints.every((frameCount + capacity) / (capacity + 1))
    let wanted = (first...index).count { checkpoints.contains($0) }
    for frame in kept.keys where !checkpoints.contains(frame) && kept.count + wanted > capacity {
      kept[frame] = nil
    }
    return checkpoints
  }

  private mutating func makeRoomBackward(from first: Int, to index: Int) -> Checkpoints {
    let slots = min(capacity, Self.mostReverseSlots)
    let base = dependencies.independentFrame(upTo: index) - 1
    let useful = kept.keys.filter { $0 > base && $0 < first }.sorted()
    let worthKeeping = ReverseSchedule.worthKeeping(
      useful.suffix(slots), from: base, to: index, slots: slots)
    let staying = Set(worthKeeping)
    for frame in kept.keys where !staying.contains(frame) { kept[frame] = nil }
    let offsets = ReverseSchedule.checkpoints(
      count: index - first + 1, slots: slots - staying.count)
    return .some(Set(offsets.map { first - 1 + $0 }))
  }
}
