internal import Frames

/// What colors an animation has: found in a first walk over its pictures.
struct ColorSurvey {
  /// How many pictures there are.
  private(set) var pictureCount = 0
  /// The opaque colors of what changes from picture to picture.
  private(set) var uses = ColorUses()
  /// The most colors that a picture draws, without those of a first one that is wholly opaque.
  private(set) var mostDrawnBesideTransparency = 0
  /// Whether a picture draws more than 256 colors.
  private(set) var hasCrowdedPicture = false
  /// The colors of all pixels, counted from the picture on that makes them more than 256.
  private(set) var histogram = ColorHistogram()

  private let isExact: Bool
  private var last: Canvas

  init(size: PixelSize, isExact: Bool) {
    self.isExact = isExact
    last = Canvas(size: size)
  }

  /// Whether there are no more than 256 colors.
  var isComplete: Bool { uses.colors.count <= 256 }

  /// Adds the next picture.
  mutating func add(_ canvas: Canvas) throws(EncodingError) {
    let canvas = try canvas.withoutPartialAlpha(
      frame: pictureCount, size: last.size, isExact: isExact)
    if !uses.isOverfull { count(canvas) }
    if !isComplete && !isExact { countInHistogram(canvas) }
    last = canvas
    pictureCount += 1
  }

  private mutating func count(_ canvas: Canvas) {
    var color: UInt32 = 0
    var drawnCount = 0
    for (pixel, old) in zip(canvas.pixels, last.pixels) where pixel != old && pixel != color {
      color = pixel
      if pixel != 0, uses.add(pixel, picture: pictureCount) { drawnCount += 1 }
      if uses.isOverfull { break }
    }
    hasCrowdedPicture = hasCrowdedPicture || uses.isOverfull || drawnCount > 256
    if pictureCount > 0 || canvas.pixels.contains(0) {
      mostDrawnBesideTransparency = max(mostDrawnBesideTransparency, drawnCount)
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
