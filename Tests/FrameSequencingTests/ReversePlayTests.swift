import FrameSequencing
import Frames
import TestSupport
import Testing

@Suite struct ReversePlayTests {
  /// The least number of frames that must be drawn to show `count` frames backwards with `slots` kept
  /// canvases, found by trying every place for the first one.
  private static func leastCosts(count: Int, slots: Int) -> [[Int]] {
    var costs = [(0...count).map { $0 * ($0 + 1) / 2 }]
    for slots in 1...slots {
      var row = [0]
      for count in 1...count {
        let best = (1...count).map { first in
          first + costs[slots - 1][count - first] + row[first - 1]
        }
        row.append(best.min() ?? 0)
      }
      costs.append(row)
    }
    return costs
  }

  @Test func `going back draws the least number of frames that the budget allows`() throws {
    let least = Self.leastCosts(count: 150, slots: 8)
    for (slots, costs) in least.enumerated() {
      for count in [1, 2, 3, 10, 37, 100, 150] {
        var store = FrameStore(PaintedSource(count: count), canvases: slots + 1)
        for frame in (0..<count).reversed() {
          _ = try store.frame(at: frame, heading: .backward)
        }
        #expect(store.drawnFrameCount == costs[count], "\(count) frames, \(slots) slots")
      }
    }
  }

  @Test func `600 frames under 16 canvases cost less than three times forward play`() throws {
    let pictures = PaintedSource(count: 600).pictures
    var store = FrameStore(PaintedSource(count: 600), canvases: 16)
    for frame in 0..<600 { _ = try store.frame(at: frame) }
    #expect(store.drawnFrameCount == 600)
    for round in 1...3 {
      for frame in (0..<600).reversed() {
        let shown = try store.frame(at: frame, heading: .backward)
        #expect(shown?.canvas == pictures[frame])
        #expect(store.byteCount <= 16 * store.canvasByteCount)
      }
      #expect(store.drawnFrameCount - 600 <= round * 3 * 600)
    }
  }
}
