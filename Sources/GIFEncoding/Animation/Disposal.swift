internal import Frames

/// What becomes of an image before the next one, and what that asks of it.
struct Disposal {
  let method: DisposalMethod
  /// The rectangle that the image must cover.
  let rect: PixelRect

  /// The last image's disposal.
  init(last before: Canvas, current: Canvas) {
    method = .doNotDispose
    rect = before.differenceBounds(to: current)
  }

  /// Chooses what leaves least to draw.
  ///
  /// An image can't make pixels transparent, only the disposal of the one before can.
  ///
  /// - Parameters:
  ///   - before: the canvas before the image was drawn.
  ///   - current: the canvas after it was drawn.
  ///   - next: the picture that comes after it.
  ///   - isFirst: whether the image is the first; viewers don't agree on what was before it.
  ///   - countsColors: whether the next image may need too many colors, which is worse than many
  ///     pixels.
  init(before: Canvas, current: Canvas, next: Canvas, isFirst: Bool, countsColors: Bool) {
    let changed = before.differenceBounds(to: current)
    let vanishing = current.vanishingBounds(to: next)
    var options: [(disposal: Disposal, after: Canvas)] = []
    if vanishing.isEmpty {
      options.append((Disposal(.doNotDispose, changed), current))
    } else {
      let rect = changed.union(vanishing)
      options.append((Disposal(.restoreToBackground, rect), current.cleared(rect)))
    }
    if !isFirst, before.vanishingBounds(to: next).isEmpty {
      options.append((Disposal(.restoreToPrevious, changed), before))
    }
    let costs =
      options.count == 1
      ? [0]
      : options.map { option in
        let count = option.after.differenceCount(to: next)
        let hasTooManyColors = countsColors && option.after.needsTooManyColors(for: next)
        return hasTooManyColors ? count + next.size.pixelCount : count
      }
    self = options[costs.firstIndex(of: costs.min() ?? 0) ?? 0].disposal
  }

  private init(_ method: DisposalMethod, _ rect: PixelRect) {
    self.method = method
    self.rect = rect
  }
}

extension Canvas {
  /// Whether the pixels that differ on another canvas have more than 256 colors there.
  fileprivate func needsTooManyColors(for next: Canvas) -> Bool {
    let rect = differenceBounds(to: next)
    return Patch(of: next, over: ShownCanvas(source: self, shown: self), rect).required == nil
  }
}
