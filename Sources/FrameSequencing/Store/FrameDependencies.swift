internal import Frames

/// Which frames can be drawn without the frames before.
struct FrameDependencies: Sendable {
  /// How a frame depends on the canvas before it.
  enum Dependency: Sendable {
    /// The canvas is empty before it.
    case startsBlank
    /// Its image covers the canvas with opaque pixels, as was seen.
    case covers
    /// Its image would cover the canvas with opaque pixels if it were undamaged.
    case maybeCovers
    /// It shows something of the frames before, or may.
    case needsCanvas
  }

  private var dependencies: [Dependency]
  /// Whether what was there before a frame comes back behind it.
  private let restores: [Bool]

  init<Source: FrameSource & ~Copyable>(_ source: borrowing Source) {
    let size = source.canvasSize
    var isBlank = true
    dependencies = []
    for frame in 0..<source.frameCount {
      let covers = source.rect(ofFrame: frame).covers(size)
      if isBlank {
        dependencies.append(.startsBlank)
      } else {
        dependencies.append(covers && source.isOpaque(frame: frame) ? .maybeCovers : .needsCanvas)
      }
      switch source.disposal(ofFrame: frame) {
      case .restoreToBackground: isBlank = isBlank || covers
      case .restoreToPrevious: break
      case .unspecified, .doNotDispose: isBlank = false
      }
    }
    restores = (0..<source.frameCount).map { source.disposal(ofFrame: $0) == .restoreToPrevious }
  }

  /// How a frame that is drawn on the way to another depends on the canvas.
  func dependency(of frame: Int, onTheWayTo target: Int) -> Dependency {
    switch dependencies[frame] {
    case .covers, .maybeCovers:
      restores[frame] && frame < target ? .needsCanvas : dependencies[frame]
    case .startsBlank, .needsCanvas: dependencies[frame]
    }
  }

  /// Notes whether a frame's image turned out to be undamaged.
  mutating func note(_ frame: Int, isWhole: Bool) {
    if case .maybeCovers = dependencies[frame] {
      dependencies[frame] = isWhole ? .covers : .needsCanvas
    }
  }

  /// The last frame up to `target` that can be drawn without the frames before it, damage aside.
  func independentFrame(upTo target: Int) -> Int {
    var frame = target
    while frame > 0 {
      switch dependency(of: frame, onTheWayTo: target) {
      case .startsBlank, .covers, .maybeCovers: return frame
      case .needsCanvas: frame -= 1
      }
    }
    return 0
  }
}
