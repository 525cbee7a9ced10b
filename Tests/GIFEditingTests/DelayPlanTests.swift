import Frames
import GIFDecoding
import GIFEditing
import TestSupport
import Testing

/// New delays, rounded to hundredths of a second.
@Suite struct DelayPlanTests {
  private func animation(_ delays: [Int]) -> GIF {
    GIF(
      screen: 1 × 1,
      delays.flatMap { [GIFBlock.graphicControl(delay: $0), .image(1 × 1, .fill(1))] }
        + [.trailer])
  }

  private func delays(_ stored: [Int], _ change: (inout Edit) -> Void) throws -> [UInt16] {
    try Edited(animation(stored), change).delays()
  }

  @Test func `times between hundredths don't drift`() throws {
    let third = DelayChange(frames: Array(0..<9), duration: .nanoseconds(33_333_333))
    let found = try delays(Array(repeating: 4, count: 9)) { $0.delays = [third] }
    #expect(found == [3, 4, 3, 3, 4, 3, 3, 4, 3])
  }

  @Test func `frames that aren't named keep their delays`() throws {
    let change = DelayChange(frames: [1, 3], duration: .milliseconds(26))
    #expect(try delays([5, 5, 5, 5, 0]) { $0.delays = [change] } == [5, 3, 5, 2, 0])
  }

  @Test(arguments: [
    (1, 2, [20, 6, 14]), (2, 1, [5, 2, 3]), (3, 2, [7, 2, 4]), (1, 100, [1000, 300, 700]),
  ])
  func `a speed divides all times`(up: Int, down: Int, expected: [UInt16]) throws {
    let speed = Speed(numerator: up, denominator: down)
    #expect(try delays([10, 3, 7]) { $0.speed = speed } == expected)
  }

  @Test func `a speed never drifts by more than half a hundredth`() throws {
    var generator = SplitMix64(seed: 1)
    let stored = (0..<200).map { _ in Int.random(in: 10...99, using: &generator) }
    let found = try delays(stored) { $0.speed = Speed(numerator: 137, denominator: 100) }
    var (before, after) = (0.0, 0.0)
    for (old, new) in zip(stored, found) {
      before += Double(old) / 1.37
      after += Double(new)
      #expect(abs(before - after) <= 0.5 + 1e-9)
    }
  }

  @Test func `a speed divides what browsers show`() throws {
    let double = Speed(numerator: 2, denominator: 1)
    #expect(try delays([0, 1, 4]) { $0.speed = double } == [5, 5, 2])
    #expect(
      try delays([0, 1, 4]) {
        $0.speed = double
        $0.delayPolicy = .authored
      } == [0, 1, 2])
  }

  @Test func `a speed that browsers would undo is refused`() throws {
    let quick = Speed(numerator: 4, denominator: 1)
    #expect(throws: EditingError.tooFast(frame: 1, FrameDelay(centiseconds: 1))) {
      try delays([10, 4]) { $0.speed = quick }
    }
  }

  @Test func `a delay that GIF can't store is refused`() throws {
    let slow = Speed(numerator: 1, denominator: 2)
    #expect(throws: EditingError.delayOutOfRange(frame: 1, .seconds(800))) {
      try delays([10, 40_000]) { $0.speed = slow }
    }
    #expect(throws: EditingError.self) {
      try delays([1]) { $0.delays = [DelayChange(frames: [0], duration: .seconds(656))] }
    }
  }

  @Test func `frames that don't exist are refused`() throws {
    let change = DelayChange(frames: [0, 2], duration: .zero)
    #expect(throws: EditingError.noSuchFrame(2, count: 2)) {
      try delays([1, 2]) { $0.delays = [change] }
    }
    #expect(throws: EditingError.noSuchFrame(-1, count: 2)) {
      try delays([1, 2]) { $0.frames = [0, -1] }
    }
    #expect(throws: EditingError.noFrameLeft) { try delays([1, 2]) { $0.frames = [] } }
  }
}
