import FrameSequencing
import Frames
import TestSupport
import Testing

@Suite struct FlashMeterTests {
  private static let black = Color.black
  private static let white = gray(255)

  private static func gray(_ level: UInt8) -> Color {
    Color(red: level, green: level, blue: level)
  }

  /// What the meter says of pictures, and what the oracle says.
  private func answers(_ pictures: [Canvas], _ times: [Int]) -> (
    meter: FlashOracle.Answer, oracle: FlashOracle.Answer
  ) {
    var meter = FlashMeter(canvasSize: pictures[0].size)
    for (picture, time) in zip(pictures, times) { meter.show(picture, at: time) }
    #expect(meter.hasTooManyFlashes == (meter.firstExcess != nil))
    return (
      FlashOracle.Answer(
        mostFlashingPixels: meter.mostFlashingPixels, firstExcess: meter.firstExcess),
      FlashOracle(pictures: pictures, times: times).answer
    )
  }

  /// What the meter says of colors that fill a canvas, one each `step` milliseconds.
  private func firstExcess(_ colors: [Color], step: Int) -> Int? {
    let pictures = colors.map { Canvas(size: PixelSize(width: 2, height: 2), filledWith: $0) }
    let (meter, oracle) = answers(pictures, colors.indices.map { $0 * step })
    #expect(meter == oracle)
    return meter.firstExcess
  }

  @Test func `random pictures flash as the oracle says`() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let size = PixelSize(
        width: .random(in: 1...4, using: &random), height: .random(in: 1...3, using: &random))
      let levels = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        Color(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random),
          alpha: Int.random(in: 0..<6, using: &random) == 0 ? 0 : 255)
      }
      let slowest = Int.random(in: 1...50, using: &random)
      var (now, times) = (0, [Int]())
      let pictures = (0..<Int.random(in: 1...400, using: &random)).map { _ in
        now += 10 * Int.random(in: 1...slowest, using: &random)
        times.append(now)
        return Canvas(
          size: size,
          pixels: (0..<size.pixelCount).map { _ in
            levels[Int.random(in: 0..<levels.count, using: &random)].rawValue
          })
      }
      let (meter, oracle) = answers(pictures, times)
      #expect(meter == oracle, "seed \(seed)")
    }
  }

  @Test func `four changes within a second are too many, three are not`() {
    let colors =
      Array([[Self.black, Self.white], [Self.black, Self.white]].joined()) + [Self.black]
    #expect(firstExcess(colors, step: 333) == 1_332)
    #expect(firstExcess(colors, step: 334) == nil)
    #expect(firstExcess(Array(colors.prefix(4)), step: 10) == nil)
  }

  @Test func `a second has no start: what is a whole one apart doesn't count together`() {
    let size = PixelSize(width: 1, height: 1)
    let pictures = [Self.black, Self.white, Self.black, Self.white, Self.black].map {
      Canvas(size: size, filledWith: $0)
    }
    #expect(answers(pictures, [0, 500, 900, 1_200, 1_499]).meter.firstExcess == 1_499)
    #expect(answers(pictures, [0, 500, 900, 1_200, 1_500]).meter.firstExcess == nil)
  }

  @Test func `changes count from a tenth on, and where the darker side is below 0_8`() {
    func excess(_ one: UInt8, _ other: UInt8) -> Int? {
      firstExcess((0..<9).map { Self.gray($0 % 2 == 0 ? one : other) }, step: 50)
    }
    // Relative luminances: 0: 0, 88: 0.098, 90: 0.102, 231: 0.799, 232: 0.807, 255: 1.
    #expect(excess(0, 88) == nil)
    #expect(excess(0, 90) == 200)
    #expect(excess(231, 255) == 200)
    #expect(excess(232, 255) == nil)
  }

  @Test func `a change may take several pictures, and ripples don't break it`() {
    let ripple: [UInt8] = [0, 60, 50, 100, 95, 120, 90, 100, 40, 45, 0]
    let colors = (0..<3).flatMap { _ in ripple }.map(Self.gray)
    #expect(firstExcess(colors, step: 20) != nil)
    #expect(firstExcess(ripple.map(Self.gray), step: 20) == nil)
  }

  @Test func `a quarter of the canvas is too much, less is not`() {
    func excess(_ flashing: Int) -> Int? {
      let pictures = (0..<6).map { number in
        var canvas = Canvas(size: PixelSize(width: 5, height: 4), filledWith: Self.gray(128))
        for x in 0..<flashing { canvas[x, 1] = number % 2 == 0 ? Self.black : Self.white }
        return canvas
      }
      let (meter, oracle) = answers(pictures, (0..<6).map { $0 * 100 })
      #expect(meter == oracle)
      #expect(meter.mostFlashingPixels == flashing)
      return meter.firstExcess
    }
    #expect(excess(4) == nil)
    #expect(excess(5) == 400)
  }

  @Test func `transparent pixels count as white`() {
    #expect(firstExcess((0..<6).map { $0 % 2 == 0 ? .transparent : Self.white }, step: 50) == nil)
    #expect(
      firstExcess((0..<6).map { $0 % 2 == 0 ? .transparent : Self.black }, step: 50) == 200)
  }

  @Test func `old changes are forgotten, however many pictures come between`() {
    for still in [250, 251, 252, 253, 254, 255, 256, 509, 510, 511] {
      let burst = [Self.black, Self.white, Self.black, Self.white]
      let colors = burst + Array(repeating: Self.white, count: still) + [Self.black]
      #expect(firstExcess(colors, step: 10) == nil, "\(still)")
    }
  }
}
