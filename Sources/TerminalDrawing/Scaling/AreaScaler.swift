internal import Frames

/// Scales pictures so that each pixel becomes the mean of the area that it covers.
///
/// Means are those of light, not of sRGB values, so that dithered areas keep their brightness. Transparent
/// pixels don't color their neighbors; what is partly covered becomes partly transparent.
struct AreaScaler {
  private let light = LinearLight.shared

  /// Scales a picture; one that has the size already stays as it is.
  ///
  /// - Precondition: both sizes have an area.
  /// - Complexity: O(pixels of both).
  func scale(_ canvas: Canvas, to size: PixelSize) -> Canvas {
    if canvas.size == size { return canvas }
    let columns = Self.shares(of: canvas.size.width, in: size.width)
    var scaled = Canvas(size: size)
    scaled.withMutablePixels { target in
      for (row, shares) in Self.shares(of: canvas.size.height, in: size.height).enumerated() {
        let sums = rowSums(canvas, shares, columns)
        for column in 0..<size.width {
          target[row * size.width + column] = color(
            sums[column], area: canvas.size.width * canvas.size.height)
        }
      }
    }
    return scaled
  }

  /// An element of the source, and how much of it an element of the target covers.
  private typealias Share = (index: Int, weight: Int)

  /// What each target element covers, so that the weights of one sum up to `source`.
  private static func shares(of source: Int, in target: Int) -> [[Share]] {
    (0..<target).map { element in
      let (start, end) = (element * source, (element + 1) * source)
      return (start / target...(end - 1) / target).map { index in
        (index, min(end, (index + 1) * target) - max(start, index * target))
      }
    }
  }

  /// Weighted sums of light and coverage: at most 2^16 of light by 2^32 of area.
  private typealias Sums = SIMD4<UInt64>

  private func rowSums(_ canvas: Canvas, _ rows: [Share], _ columns: [[Share]]) -> [Sums] {
    let pixels = canvas.pixels.span
    var sums = [Sums](repeating: .zero, count: columns.count)
    for row in rows {
      let start = row.index * canvas.size.width
      for (column, shares) in columns.enumerated() {
        var sum = Sums.zero
        for share in shares {
          let color = Color(rawValue: pixels[start + share.index])
          if color.alpha > 0 { sum &+= light.linear(color) &* UInt64(share.weight) }
        }
        sums[column] &+= sum &* UInt64(row.weight)
      }
    }
    return sums
  }

  private func color(_ sums: Sums, area: Int) -> UInt32 {
    guard sums.w > 0 else { return Color.transparent.rawValue }
    // Each pixel covers as much light as it has coverage, so the colors need no alpha taken out.
    let mean = Sums(sums.x, sums.y, sums.z, 0) / sums.w
    let alpha = (sums.w * 255 + UInt64(area / 2)) / UInt64(area)
    guard alpha > 0 else { return Color.transparent.rawValue }
    return Color(
      red: light.byte(mean.x), green: light.byte(mean.y), blue: light.byte(mean.z),
      alpha: UInt8(alpha)
    ).rawValue
  }
}
