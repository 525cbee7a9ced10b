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

  private var dependencies: [Dependency] = []

  init<Source: FrameSource & ~Copyable>(_ source: borrowing Source) {
    let size = source.canvasSize
    var isBlank = true
    for frame in 0..<source.frameCount {
      let disposal = source.disposal(ofFrame: frame)
      let covers = source.rect(ofFrame: frame).covers(size)
      if isBlank {
        dependencies.append(.startsBlank)
      } else if covers && source.isOpaque(frame: frame) && disposal != .restoreToPrevious {
        dependencies.append(.maybeCovers)
      } else {
        // An image that covers the canvas, but behind which the canvas comes back, needs it too.
        dependencies.append(.needsCanvas)
      }
      switch disposal {
      case .restoreToBackground: isBlank = isBlank || covers
      case .restoreToPrevious: break
      case .unspecified, .doNotDispose: isBlank = false
      }
    }
  }

  subscript(frame: Int) -> Dependency { dependencies[frame] }

  /// Notes whether a frame's image turned out to be undamaged.
  mutating func note(_ frame: Int, isWhole: Bool) {
    if case .maybeCovers = dependencies[frame] {
      dependencies[frame] = isWhole ? .covers : .needsCanvas
    }
  }

  /// The last frame up to `target` that can be drawn without the frames before it, damage aside.
  func independentFrame(upTo target: Int) -> Int {
    dependencies[...target].lastIndex { $0 != .needsCanvas } ?? 0
  }
}
