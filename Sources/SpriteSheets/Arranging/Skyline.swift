internal import Frames

/// Packs boxes on a page from the top: each one as high up as it goes, and there as far left.
///
/// What is taken is bounded by a line of steps, as a skyline; room that gets enclosed behind it is lost.
struct Skyline {
  private struct Step {
    var x: Int
    var width: Int
    /// The first row that is free below everything there.
    var y: Int

    var maxX: Int { x + width }
  }

  private let room: PixelSize
  private var steps: [Step]

  /// Starts an empty page.
  init(_ room: PixelSize) {
    self.room = room
    steps = [Step(x: 0, width: room.width, y: 0)]
  }

  /// Finds a place for a box and takes it; nil where none is left.
  ///
  /// - Complexity: O(steps), of which there are no more than boxes.
  mutating func place(_ box: PixelSize) -> PixelRect? {
    var best: (step: Int, y: Int)?
    for step in steps.indices {
      guard steps[step].x + box.width <= room.width else { break }
      if let best, steps[step].y >= best.y { continue }
      let y = height(from: step, width: box.width)
      if y < best?.y ?? .max { best = (step, y) }
    }
    guard let best, best.y + box.height <= room.height else { return nil }
    let place = PixelRect(
      x: steps[best.step].x, y: best.y, width: box.width, height: box.height)
    cover(place, from: best.step)
    return place
  }

  /// Where a box would stand that begins with a step.
  private func height(from first: Int, width: Int) -> Int {
    let end = steps[first].x + width
    var y = 0
    var step = first
    while step < steps.count, steps[step].x < end {
      y = max(y, steps[step].y)
      step += 1
    }
    return y
  }

  private mutating func cover(_ box: PixelRect, from first: Int) {
    let last = steps[first...].firstIndex { $0.maxX >= box.maxX } ?? steps.count - 1
    var replacement = [Step(x: box.x, width: box.width, y: box.maxY)]
    if steps[last].maxX > box.maxX {
      let rest = steps[last].maxX - box.maxX
      replacement.append(Step(x: box.maxX, width: rest, y: steps[last].y))
    }
    steps.replaceSubrange(first...last, with: replacement)
    join(first)
    if first > 0 { join(first - 1) }
  }

  /// Makes one step of two neighbors of one height.
  private mutating func join(_ step: Int) {
    guard step + 1 < steps.count, steps[step].y == steps[step + 1].y else { return }
    steps[step].width += steps[step + 1].width
    steps.remove(at: step + 1)
  }
}
