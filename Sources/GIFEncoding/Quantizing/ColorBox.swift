/// A part of a histogram whose colors will become one, unless it is cut further.
struct ColorBox {
  /// Where the entries stand.
  let range: Range<Int>
  /// How much less the squared errors would be if the box were cut at its best place.
  private(set) var gain: Float = 0
  private var axis = 0
  private var threshold = 0

  /// Finds the best place to cut.
  init(_ entries: [ColorHistogram.Entry], _ range: Range<Int>) {
    self.range = range
    guard range.count > 1 else { return }
    let slices = ColorSlices(entries[range])
    for axis in 0..<3 { findCut(slices, axis) }
  }

  /// The mean of the colors.
  func mean(_ entries: [ColorHistogram.Entry]) -> SIMD3<Float> {
    var sum = SIMD3<Float>.zero
    var count: Float = 0
    for entry in entries[range] {
      sum += entry.color * entry.count
      count += entry.count
    }
    return sum / count
  }

  /// Cuts the box in two, whose entries trade places until each has its own side.
  func cut(_ entries: inout [ColorHistogram.Entry]) -> (ColorBox, ColorBox) {
    var middle = range.lowerBound
    for index in range where entries[index].coordinate(axis) <= threshold {
      entries.swapAt(index, middle)
      middle += 1
    }
    return (
      ColorBox(entries, range.lowerBound..<middle), ColorBox(entries, middle..<range.upperBound)
    )
  }

  private mutating func findCut(_ slices: ColorSlices, _ axis: Int) {
    let total = slices.total(axis)
    let error = total.squareOfSumOverCount
    var below = ColorSlices.Slice()
    for coordinate in 0..<ColorSlices.count - 1 {
      below.add(slices.slices[axis * ColorSlices.count + coordinate])
      let above = total.without(below)
      guard below.count > 0, above.count > 0 else { continue }
      let gain = below.squareOfSumOverCount + above.squareOfSumOverCount - error
      if gain > self.gain { (self.gain, self.axis, threshold) = (gain, axis, coordinate) }
    }
  }
}

/// The colors of a box, summed up slice by slice along each axis.
private struct ColorSlices {
  /// The pixels of a slice.
  struct Slice {
    var count: Float = 0
    var sum = SIMD3<Float>.zero

    /// What a split makes greater: the larger the sum over both parts, the smaller their variance.
    var squareOfSumOverCount: Float { (sum * sum).sum() / count }

    mutating func add(_ other: Slice) {
      count += other.count
      sum += other.sum
    }

    func without(_ other: Slice) -> Slice {
      Slice(count: count - other.count, sum: sum - other.sum)
    }
  }

  /// How many slices an axis has.
  static let count = 1 << ColorHistogram.bits

  private(set) var slices = [Slice](repeating: Slice(), count: 3 * count)

  init(_ entries: ArraySlice<ColorHistogram.Entry>) {
    for entry in entries {
      let slice = Slice(count: entry.count, sum: entry.color * entry.count)
      for axis in 0..<3 { slices[axis * Self.count + entry.coordinate(axis)].add(slice) }
    }
  }

  func total(_ axis: Int) -> Slice {
    slices[axis * Self.count..<(axis + 1) * Self.count].reduce(into: Slice()) { $0.add($1) }
  }
}

extension ColorHistogram.Entry {
  /// The cube's place along red (0), green (1) or blue (2).
  fileprivate func coordinate(_ axis: Int) -> Int {
    cube >> (axis * ColorHistogram.bits) & (1 << ColorHistogram.bits - 1)
  }
}
