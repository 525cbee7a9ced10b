internal import Frames

/// Chooses the color of one pixel after the other, from left to right and from top to bottom.
struct Ditherer {
  private let dithering: Dithering
  private let origin: (x: Int, y: Int)
  private let strength: Float
  /// The errors that the pixels of this row and of the next inherit, with one more at both ends.
  private var errors: [SIMD3<Float>] = []
  private var errorsBelow: [SIMD3<Float>] = []
  private var row = -1

  /// Starts with the first pixel of a rectangle.
  init(_ dithering: Dithering, _ rect: PixelRect, colorCount: Int) {
    self.dithering = dithering
    origin = (rect.x, rect.y)
    // Colors that fill the cube evenly are 256 / ∛n apart; chosen ones are about a third as far.
    strength = 80 / Float(max(colorCount, 2)).cubeRoot
    if dithering == .errorDiffusion {
      errors = [SIMD3<Float>](repeating: .zero, count: rect.width + 2)
      errorsBelow = errors
    }
  }

  /// The palette's color for a pixel at a place in the rectangle.
  mutating func color(
    for color: UInt32, x: Int, y: Int, _ mapper: inout PaletteMapper
  ) -> Color {
    switch dithering {
    case .none: return mapper.palette[Int(mapper.index(of: color))]
    case .ordered:
      let wanted = Color(rawValue: color).vector + strength * threshold(origin.x + x, origin.y + y)
      return mapper.palette[Int(mapper.index(of: Color(rounding: wanted).rawValue))]
    case .errorDiffusion:
      if y != row { startRow(y) }
      let wanted = (Color(rawValue: color).vector + errors[x + 1])
        .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
      let found = mapper.palette[Int(mapper.index(of: Color(rounding: wanted).rawValue))]
      diffuse(wanted - found.vector, x)
      return found
    }
  }

  /// Floyd and Steinberg's weights.
  private mutating func diffuse(_ error: SIMD3<Float>, _ x: Int) {
    errors[x + 2] += error * (7 / 16)
    errorsBelow[x] += error * (3 / 16)
    errorsBelow[x + 1] += error * (5 / 16)
    errorsBelow[x + 2] += error * (1 / 16)
  }

  private mutating func startRow(_ y: Int) {
    // A row without any pixel passes nothing on.
    let zeros = [SIMD3<Float>](repeating: .zero, count: errors.count)
    errors = y == row + 1 ? errorsBelow : zeros
    errorsBelow = zeros
    row = y
  }

  /// Bayer's threshold from -0.5 to 0.5 for a place on the canvas.
  private func threshold(_ x: Int, _ y: Int) -> Float {
    var value = 0
    for bit in 0..<3 {
      let (xBit, yBit) = (x >> bit & 1, y >> bit & 1)
      value = value << 2 | (xBit ^ yBit) << 1 | yBit
    }
    return (Float(value) + 0.5) / 64 - 0.5
  }
}

extension Float {
  /// The cube root of a positive number, by Newton's method.
  fileprivate var cubeRoot: Float {
    var root: Float = 6
    for _ in 0..<8 { root -= (root * root * root - self) / (3 * root * root) }
    return root
  }
}
