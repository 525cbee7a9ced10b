import Frames

/// A small generator with a seed (SplitMix64), so that a failing test fails again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }
}

extension Canvas {
  /// Noise of exactly `colorCount` opaque colors, where there are as many pixels.
  static func noise(
    width: Int, height: Int, colorCount: Int, hasTransparency: Bool = false, seed: UInt64 = 1
  ) -> Canvas {
    var generator = SeededGenerator(seed: seed)
    var colors: [UInt32] = (0..<colorCount).map {
      0xff00_0000 | UInt32($0 + 1) &* 65_537 & 0xff_ffff
    }
    if hasTransparency { colors[colorCount / 2] = 0 }
    let pixels = (0..<width * height).map { index in
      index < colorCount ? colors[index] : colors[Int.random(in: 0..<colorCount, using: &generator)]
    }
    return Canvas(
      size: PixelSize(width: width, height: height), pixels: pixels.shuffled(using: &generator))
  }

  /// A picture whose pixels are a function of their place.
  static func drawn(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) -> Canvas {
    Canvas(
      size: PixelSize(width: width, height: height),
      pixels: (0..<width * height).map { color($0 % width, $0 / width) })
  }
}
