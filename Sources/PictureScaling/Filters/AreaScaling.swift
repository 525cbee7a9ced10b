internal import Frames

/// Scales by means of light over areas, columns first.
///
/// Sums are those of 32-bit floating point in a fixed order, so they are the same on every machine.
struct AreaScaling {
  private let source: PixelRect
  private let target: PixelSize
  private let columns: [AreaShare]
  private let rows: [AreaShare]
  private let light = LinearLight.shared

  /// Light, which coverage is already multiplied into, and coverage.
  typealias Sum = SIMD4<Float>

  /// - Precondition: both have an area, and `source` lies on the picture.
  init(source: PixelRect, target: PixelSize) {
    (self.source, self.target) = (source, target)
    columns = AreaShare.shares(of: source.width, in: target.width)
    rows = AreaShare.shares(of: source.height, in: target.height)
  }

  func scale(_ canvas: Canvas) -> Canvas {
    var line = [Sum](repeating: .zero, count: target.width)
    var lineRow = -1
    var pixels: [UInt32] = []
    pixels.reserveCapacity(target.pixelCount)
    var sums = [Sum](repeating: .zero, count: target.width)
    for share in rows {
      for index in sums.indices { sums[index] = .zero }
      for offset in 0..<share.count {
        let row = share.first + offset
        // Rows shared by two target rows are narrowed once.
        if row != lineRow { narrow(canvas, row: source.y + row, into: &line) }
        lineRow = row
        Self.add(line, weight: share.weight(offset), to: &sums)
      }
      for sum in sums { pixels.append(light.color(sum)) }
    }
    return Canvas(size: target, pixels: pixels)
  }

  /// The means over columns of one row.
  private func narrow(_ canvas: Canvas, row: Int, into line: inout [Sum]) {
    let pixels = canvas.pixels.span
    let start = row * canvas.size.width + source.x
    for (index, share) in columns.enumerated() {
      var sum = light.linear(pixels[start + share.first]) * share.firstWeight
      if share.count > 2 {
        var middle = Sum.zero
        for offset in 1..<share.count - 1 {
          middle += light.linear(pixels[start + share.first + offset])
        }
        sum += middle * share.middleWeight
      }
      if share.count > 1 {
        sum += light.linear(pixels[start + share.first + share.count - 1]) * share.lastWeight
      }
      line[index] = sum
    }
  }

  private static func add(_ line: [Sum], weight: Float, to sums: inout [Sum]) {
    for index in sums.indices { sums[index] += line[index] * weight }
  }
}

/// What an element of the target covers: a run of the source's elements, of the ends of which it covers
/// only a part.
struct AreaShare {
  let first: Int
  let count: Int
  /// Weights add up to 1.
  let firstWeight: Float
  let middleWeight: Float
  let lastWeight: Float

  static func shares(of source: Int, in target: Int) -> [AreaShare] {
    (0..<target).map { AreaShare(element: $0, source, target) }
  }

  private init(element: Int, _ source: Int, _ target: Int) {
    // In units of which an element of the source has `target` and one of the target `source`.
    let (start, end) = (element * source, (element + 1) * source)
    let last = (end - 1) / target
    first = start / target
    count = last - first + 1
    firstWeight = Float(min(end, (first + 1) * target) - start) / Float(source)
    middleWeight = Float(target) / Float(source)
    lastWeight = Float(end - last * target) / Float(source)
  }

  /// The weight of an element of the run.
  func weight(_ offset: Int) -> Float {
    if offset == 0 { return firstWeight }
    return offset == count - 1 ? lastWeight : middleWeight
  }
}
