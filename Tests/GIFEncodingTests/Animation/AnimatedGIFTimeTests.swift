import Frames
import GIFEncoding
import TestSupport
import Testing

@Suite struct AnimatedGIFTimeTests {
  private func file(_ durations: [Duration], loop: UInt16? = 0) throws -> ReferenceGIF {
    let canvas = Canvas(size: PixelSize(width: 2, height: 2), filledWith: .black)
    let animation = StoredAnimation(
      size: canvas.size, loopCount: LoopCount(rawValue: loop),
      pictures: durations.map { TimedCanvas(canvas: canvas, duration: $0) })
    return try ReferenceGIF(try AnimatedGIF.encode(animation))
  }

  private func delays(_ durations: [Duration]) throws -> [UInt16] {
    try file(durations).images.map(\.control.delay)
  }

  @Test func `whole hundredths stay what they are`() throws {
    let values: [UInt16] = [0, 1, 2, 10, 0, 0, 300, 65_535]
    #expect(try delays(values.map { .milliseconds(Int($0) * 10) }) == values)
  }

  @Test func `times between hundredths don't add up to a drift`() throws {
    let written = try delays(Array(repeating: .seconds(1) / 30, count: 90))
    #expect(Set(written) == [3, 4])
    #expect(written.reduce(0, +) == 300)
    #expect(try delays([.milliseconds(4), .milliseconds(4), .milliseconds(4)]) == [0, 1, 0])
    #expect(try delays([.milliseconds(15), .zero, .milliseconds(15)]) == [2, 0, 1])
  }

  @Test(arguments: [nil, 0, 1, 2, 65_535] as [UInt16?])
  func `the loop count is the one that was asked for`(loop: UInt16?) throws {
    #expect(try file([.zero, .zero], loop: loop).loop == loop)
  }

  @Test(arguments: [.milliseconds(-1), .milliseconds(655_360), .seconds(1 << 40)] as [Duration])
  func `times that GIF can't hold are refused`(duration: Duration) {
    #expect(throws: EncodingError.delayOutOfRange(frame: 1, duration)) {
      try self.delays([.zero, duration])
    }
  }
}
