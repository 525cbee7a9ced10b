internal import Frames

/// Chooses the colors that stand for all colors of a histogram.
enum ColorQuantizer {
  /// How often each color moves to the mean of those that it stands for.
  private static let roundCount = 2

  /// At most `limit` colors.
  ///
  /// The histogram is cut in boxes, always where that lessens the squared error most; then the boxes'
  /// means move a little (k-means). Cutting alone is 0.5 to 1 dB worse.
  static func palette(of histogram: ColorHistogram, limit: Int) -> [Color] {
    var entries = histogram.entries
    guard !entries.isEmpty else { return [] }
    let boxes = boxes(&entries, limit: limit)
    var centers = boxes.map { $0.mean(entries) }
    for _ in 0..<roundCount { centers = moved(centers, entries) }
    return ColorNumbering(centers.map(Color.init(rounding:))).colors
  }

  private static func boxes(
    _ entries: inout [ColorHistogram.Entry], limit: Int
  ) -> [ColorBox] {
    var boxes = [ColorBox(entries, entries.indices)]
    while boxes.count < limit {
      guard let best = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }),
        boxes[best].gain > 0
      else { break }
      let halves = boxes[best].cut(&entries)
      boxes[best] = halves.0
      boxes.append(halves.1)
    }
    return boxes
  }

  private static func moved(
    _ centers: [SIMD3<Float>], _ entries: [ColorHistogram.Entry]
  ) -> [SIMD3<Float>] {
    let nearest = NearestColor(centers)
    var sums = [SIMD3<Float>](repeating: .zero, count: centers.count)
    var counts = [Float](repeating: 0, count: centers.count)
    for entry in entries {
      let index = nearest.index(of: entry.color)
      sums[index] += entry.color * entry.count
      counts[index] += entry.count
    }
    return centers.indices.map { counts[$0] > 0 ? sums[$0] / counts[$0] : centers[$0] }
  }
}

extension Color {
  /// The opaque color of channels from 0 to 255, rounded.
  init(rounding color: SIMD3<Float>) {
    let channels = SIMD3<UInt32>(
      color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)) + 0.5)
    self.init(rawValue: channels.x | channels.y << 8 | channels.z << 16 | 0xff00_0000)
  }
}
