internal import Frames

/// What colors an animation has: found in a first walk over its pictures.
struct ColorSurvey {
  /// How many pictures there are.
  private(set) var pictureCount = 0
  /// The opaque colors of all pictures, or the first 256 of them.
  private(set) var colors = ColorNumbering()
  /// Whether there are no more than these.
  private(set) var isComplete = true
  /// For each color by number: in how many pictures it appears where something changes.
  private(set) var useCounts = [Int](repeating: 0, count: 256)
  /// The most colors that a picture needs beside a transparent value.
  private(set) var mostNeededAtOnce = 0
  /// The colors of all pixels, counted from the picture on that makes them more than 256.
  private(set) var histogram = ColorHistogram()

  private let isExact: Bool
  private var last: Canvas
  private var lastUses = [Int](repeating: -1, count: 256)

  init(size: PixelSize, isExact: Bool) {
    self.isExact = isExact
    last = Canvas(size: size)
  }

  /// Adds the next picture.
  mutating func add(_ canvas: Canvas) throws(EncodingError) {
    let canvas = try canvas.withoutPartialAlpha(
      frame: pictureCount, size: last.size, isExact: isExact)
    // Colors are few in most animations: the histogram waits until they are not.
    if isComplete { count(canvas) }
    if !isComplete && !isExact { countInHistogram(canvas) }
    last = canvas
    pictureCount += 1
  }

  private mutating func count(_ canvas: Canvas) {
    var color: UInt32 = 0
    var neededCount = 0
    for (pixel, old) in zip(canvas.pixels, last.pixels) where pixel != old && pixel != color {
      color = pixel
      if pixel == 0 { continue }
      guard let number = colors.add(pixel) else {
        isComplete = false
        seedHistogram()
        return
      }
      if lastUses[Int(number)] != pictureCount {
        lastUses[Int(number)] = pictureCount
        useCounts[Int(number)] += 1
        neededCount += 1
      }
    }
    if pictureCount > 0 || canvas.pixels.contains(0) {
      mostNeededAtOnce = max(mostNeededAtOnce, neededCount)
    }
  }

  /// The pictures before had few colors: each counts as often as it was drawn anew.
  private mutating func seedHistogram() {
    for (number, color) in colors.colors.enumerated() {
      for _ in 0..<useCounts[number] { histogram.add(color.rawValue) }
    }
  }

  /// Pixels count in every picture, changed or not: errors that stay are seen the longest.
  private mutating func countInHistogram(_ canvas: Canvas) {
    for pixel in canvas.pixels where pixel != 0 { histogram.add(pixel) }
  }
}

extension Canvas {
  /// The picture with every pixel opaque or transparent.
  func withoutPartialAlpha(
    frame: Int, size declared: PixelSize, isExact: Bool
  ) throws(EncodingError) -> Canvas {
    guard size == declared else {
      throw .sizeDiffers(frame: frame, found: size, declared: declared)
    }
    guard pixels.contains(where: { $0 < 0xff00_0000 && $0 != 0 }) else { return self }
    if isExact, pixels.contains(where: { $0 < 0xff00_0000 && $0 >= 0x0100_0000 }) {
      throw .partialTransparency(frame: frame)
    }
    return Canvas(
      size: size, pixels: pixels.map { $0 < 0x8000_0000 ? 0 : $0 | 0xff00_0000 })
  }
}
