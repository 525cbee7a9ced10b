import FrameSequencing
import Frames
import GIFDecoding
import TestSupport
import Testing

/// What Chrome, Firefox and Safari do, measured.
@Suite struct BrowserSemanticsTests {
  private func timeline(_ blocks: [GIFBlock], delays: [Int] = [10, 10]) throws -> Timeline {
    let images = delays.flatMap {
      [GIFBlock.graphicControl(delay: $0), .image(1 × 1, .pixels([1]))]
    }
    let gif = GIF(screen: 1 × 1, blocks + images + [.trailer])
    return try timeline(of: gif)
  }

  private func timeline(of gif: GIF) throws -> Timeline {
    let structure = try GIFStructure(ByteSource(bytes: gif.bytes))
    return Timeline(delays: structure.images.map(\.delay), loopCount: structure.loopCount)
  }

  @Test(
    "loop blocks count repeats after the first play, and 0 is for ever",
    arguments: [(nil, 1), (0, nil), (1, 2), (2, 3), (65_535, 65_536)] as [(Int?, Int?)])
  func plays(raw: Int?, plays: Int?) throws {
    for application in ["NETSCAPE2.0", "ANIMEXTS1.0"] {
      let timeline = try timeline(raw.map { [.loop($0, application: application)] } ?? [])
      #expect(timeline.plays == plays)
      #expect(timeline.duration == plays.map { .milliseconds(200) * $0 })
      let play = (plays ?? 1_000_000) - 1
      let last = timeline.position(at: .milliseconds(200) * play + .milliseconds(199))
      #expect(last.frame == 1 && last.loop == play && !last.isFinished)
      #expect(timeline.position(at: .milliseconds(200) * (play + 1)).isFinished == (plays != nil))
    }
  }

  @Test func `a loop block behind the images counts, and the last one wins`() throws {
    let image = GIFBlock.image(1 × 1, .pixels([1]))
    let late = GIF(screen: 1 × 1, [image, image, .loop(2), .trailer])
    #expect(try timeline(of: late).plays == 3)
    let two = GIF(screen: 1 × 1, [.loop(7), image, .loop(0), image, .trailer])
    #expect(try timeline(of: two).plays == nil)
  }

  @Test(
    "delays of 0 and 1 hundredths become 10, longer ones stay",
    arguments: [(0, 100), (1, 100), (2, 20), (3, 30), (10, 100), (65_535, 655_350)])
  func delay(centiseconds: Int, milliseconds: Int) throws {
    let timeline = try timeline([], delays: [centiseconds, 5])
    #expect(timeline.effectiveDelay(ofFrame: 0) == .milliseconds(milliseconds))
    let change = Duration.milliseconds(milliseconds)
    #expect(timeline.frameIndex(at: change - .nanoseconds(1)) == 0)
    #expect(timeline.frameIndex(at: change) == 1)
  }

  @Test func `without a graphic control a frame shows for 100 ms`() throws {
    let image = GIFBlock.image(1 × 1, .pixels([1]))
    let timeline = try timeline(of: GIF(screen: 1 × 1, [image, image, .trailer]))
    #expect(timeline.playDuration == .milliseconds(200))
  }
}
