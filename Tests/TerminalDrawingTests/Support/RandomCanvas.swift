import Frames
import TestSupport

extension Canvas {
  /// A picture of few colors, some of its pixels transparent.
  static func random(_ size: PixelSize, using random: inout SplitMix64) -> Canvas {
    let colors =
      (0..<4).map { _ in
        Color(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random)
        ).rawValue
      } + [0]
    return Canvas(
      size: size,
      pixels: (0..<size.pixelCount).map { _ in
        colors[Int.random(in: 0..<5, using: &random)]
      })
  }
}
