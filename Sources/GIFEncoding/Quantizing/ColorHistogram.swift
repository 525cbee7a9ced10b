internal import Frames

/// How often colors occur, counted in cubes of 4 × 4 × 4 of them.
struct ColorHistogram {
  /// The colors of a cube that occur.
  struct Entry {
    /// How many pixels there are.
    var count: Float
    /// The sum of their red, green and blue channels, then their mean.
    var color: SIMD3<Float>
    /// The cube: 6 bits of red, green and blue.
    let cube: Int
  }

  /// The bits that are left of a channel.
  static let bits = 6

  private var entryIndices = [Int32](repeating: -1, count: 1 << (3 * bits))
  private var counts: [UInt32] = []
  private var sums: [SIMD4<UInt64>] = []
  private var cubes: [Int32] = []

  /// Whether no color was counted.

  /// The cube that a color is in.
  @inline(__always)
  static func cube(of color: UInt32) -> Int {
    let red = color >> 2 & 0x3f
    let green = color >> 4 & 0xfc0
    let blue = color >> 6 & 0x3_f000
    return Int(red | green | blue)
  }

  /// Counts a pixel.
  mutating func add(_ color: UInt32) {
    let cube = Self.cube(of: color)
    var index = Int(entryIndices[cube])
    if index < 0 {
      index = cubes.count
      entryIndices[cube] = Int32(index)
      cubes.append(Int32(cube))
      counts.append(0)
      sums.append(.zero)
    }
    counts[index] &+= 1
    sums[index] &+= SIMD4(
      UInt64(color & 0xff), UInt64(color >> 8 & 0xff), UInt64(color >> 16 & 0xff), 0)
  }

  /// The cubes in which colors occur, each with its mean color, in the order in which they came.
  var entries: [Entry] {
    cubes.indices.map { index in
      let count = Float(counts[index])
      let sum = sums[index]
      let color = SIMD3(Float(sum.x), Float(sum.y), Float(sum.z)) / count
      return Entry(count: count, color: color, cube: Int(cubes[index]))
    }
  }
}
