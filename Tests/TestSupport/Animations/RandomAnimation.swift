public import Frames

/// Makes small random animations of whole pictures, to encode and to decode again.
public struct RandomAnimation {
  /// What pixels may be.
  public enum Colors: Sendable {
    /// Opaque or transparent, of few colors in all.
    case few
    /// Opaque or transparent, of any colors, but few that are new in a picture.
    case many
    /// Anything, with any alpha.
    case translucent
  }

  private var generator: SplitMix64
  private let colors: Colors
  private var palette: [UInt32] = []

  private init(seed: UInt64, _ colors: Colors) {
    generator = SplitMix64(seed: seed)
    self.colors = colors
  }

  /// The animation of this seed: always the same one.
  ///
  /// 1 to 8 pictures of 1 to 24 pixels a side; each repeats the one before, has a rectangle drawn or
  /// wiped out, repeats an earlier one, or is new.
  public static func make(seed: UInt64, _ colors: Colors) -> StoredAnimation {
    var maker = RandomAnimation(seed: seed, colors)
    return maker.animation()
  }

  private mutating func animation() -> StoredAnimation {
    let size = PixelSize(
      width: .random(in: 1...24, using: &generator), height: .random(in: 1...24, using: &generator))
    palette = (0..<colorCount()).map { _ in color() }
    if generator.happens(70) { palette.append(0) }
    if colors == .few { palette = palette.suffix(256) }
    var pictures = [TimedCanvas(canvas: noise(size), duration: duration())]
    for _ in 0..<Int.random(in: 0...7, using: &generator) {
      let canvas = next(pictures.map(\.canvas))
      pictures.append(TimedCanvas(canvas: canvas, duration: duration()))
    }
    let loops: [UInt16?] = [nil, 0, 1, 9, 65_534]
    let loop = loops[Int.random(in: 0..<loops.count, using: &generator)]
    return StoredAnimation(size: size, loopCount: LoopCount(rawValue: loop), pictures: pictures)
  }

  private mutating func colorCount() -> Int {
    guard generator.happens(20) || colors == .many else {
      return .random(in: 1...60, using: &generator)
    }
    return .random(in: colors == .few ? 100...256 : 100...800, using: &generator)
  }

  private mutating func color() -> UInt32 {
    let opaque = UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000
    guard colors == .translucent, generator.happens(40) else { return opaque }
    return opaque & (UInt32.random(in: 1...254, using: &generator) << 24 | 0xff_ffff)
  }

  /// Whole milliseconds, so that APNG and WebP have them exactly.
  private mutating func duration() -> Duration {
    let choices = [0, 10, 20, 33, 40, 1_000, .random(in: 0...5_000, using: &generator)]
    return .milliseconds(choices[Int.random(in: 0..<choices.count, using: &generator)])
  }

  private mutating func next(_ earlier: [Canvas]) -> Canvas {
    var canvas = earlier[earlier.count - 1]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: break
    case 1: canvas = earlier[Int.random(in: 0..<earlier.count, using: &generator)]
    case 2: canvas = noise(canvas.size)
    case 3...5: fill(&canvas, with: 0)
    case 6: fill(&canvas, with: pick())
    default: fill(&canvas, with: nil)
    }
    return canvas
  }

  /// Fills a rectangle with a color, or with noise.
  private mutating func fill(_ canvas: inout Canvas, with color: UInt32?) {
    let size = canvas.size
    let (x, y) = (
      Int.random(in: 0..<size.width, using: &generator),
      Int.random(in: 0..<size.height, using: &generator)
    )
    let maxX = Int.random(in: x..<size.width, using: &generator)
    let maxY = Int.random(in: y..<size.height, using: &generator)
    for row in y...maxY {
      for column in x...maxX where color != nil || generator.happens(60) {
        canvas[column, row] = Color(rawValue: palette.contains(0) ? color ?? pick() : pick())
      }
    }
  }

  private mutating func noise(_ size: PixelSize) -> Canvas {
    var last = pick()
    let pixels = (0..<size.pixelCount).map { _ in
      if generator.happens(colors == .many ? 90 : 40) { last = pick() }
      return last
    }
    return Canvas(size: size, pixels: pixels)
  }

  private mutating func pick() -> UInt32 {
    palette[Int.random(in: 0..<palette.count, using: &generator)]
  }
}
