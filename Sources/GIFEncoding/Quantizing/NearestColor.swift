/// Finds the nearest of up to 256 colors.
struct NearestColor {
  private static let laneCount = 8

  /// The channels of the colors, eight colors a vector; unused lanes are far from every color.
  private var reds: [SIMD8<Float>] = []
  private var greens: [SIMD8<Float>] = []
  private var blues: [SIMD8<Float>] = []

  /// - Precondition: there is a color.
  init(_ colors: [SIMD3<Float>]) {
    precondition(!colors.isEmpty, "a color to find")
    for start in stride(from: 0, to: colors.count, by: Self.laneCount) {
      var lanes = (SIMD8<Float>(repeating: 1e6), SIMD8<Float>.zero, SIMD8<Float>.zero)
      for lane in 0..<min(Self.laneCount, colors.count - start) {
        let color = colors[start + lane]
        (lanes.0[lane], lanes.1[lane], lanes.2[lane]) = (color.x, color.y, color.z)
      }
      reds.append(lanes.0)
      greens.append(lanes.1)
      blues.append(lanes.2)
    }
  }

  /// The index of the color with the least squared distance; the first of several.
  func index(of color: SIMD3<Float>) -> Int {
    var least = SIMD8<Float>(repeating: .infinity)
    var blocks = SIMD8<Int32>.zero
    for block in reds.indices {
      let red = reds[block] - color.x
      let green = greens[block] - color.y
      let blue = blues[block] - color.z
      let distance = red * red + green * green + blue * blue
      let isLess = distance .< least
      least.replace(with: distance, where: isLess)
      blocks.replace(with: Int32(truncatingIfNeeded: block), where: isLess)
    }
    let minimum = least.min()
    var best = Int.max
    for lane in 0..<Self.laneCount where least[lane] == minimum {
      best = min(best, Int(blocks[lane]) * Self.laneCount + lane)
    }
    return best
  }
}
