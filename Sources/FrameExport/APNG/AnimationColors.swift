internal import Frames

/// What colors an animation has: found in a first walk over its pictures.
struct AnimationColors: ~Copyable {
  /// How many pictures there are.
  private(set) var pictureCount = 0
  private let size: PixelSize
  private var indexer: ColorIndexer
  private var isIndexed = true
  private var hasPartialAlpha = false
  /// A bit for each opaque color, set once there are too many for a palette.
  private var usedColors: [UInt64] = []
  private var last: Canvas

  init(size: PixelSize) throws(ExportError) {
    var indexer = try ColorIndexer()
    indexer.reset()
    self.indexer = indexer
    self.size = size
    last = Canvas(size: size)
  }

  /// Adds the next picture.
  mutating func add(_ canvas: Canvas) throws(ExportError) {
    guard canvas.size == size else {
      throw .sizeDiffers(frame: pictureCount, found: canvas.size, declared: size)
    }
    if isIndexed { isIndexed = index(canvas) }
    if !isIndexed { mark(canvas) }
    last = canvas
    pictureCount += 1
  }

  /// How pixels are best stored.
  var format: APNGFormat {
    if isIndexed { return indexedFormat }
    if hasPartialAlpha { return .rgba }
    let words = usedColors.indices
    guard let free = words.first(where: { usedColors[$0] != .max }) else { return .rgba }
    let bit = (~usedColors[free]).trailingZeroBitCount
    return .rgb(key: UInt32(free * 64 + bit))
  }

  private var indexedFormat: APNGFormat {
    // Transparency is of use even where no picture has it: for pixels that don't change.
    var colors = indexer.colors
    let hasRoom = colors.count < 256 && pictureCount > 1
    if hasRoom && !colors.contains(.transparent) { colors.append(.transparent) }
    return .indexed(colors.sorted { $0.alpha < $1.alpha })
  }

  private mutating func index(_ canvas: Canvas) -> Bool {
    var color: UInt32?
    for (pixel, old) in zip(canvas.pixels, last.pixels)
    where pixel != color && (pixel != old || pictureCount == 0) {
      color = pixel
      if indexer.index(of: pixel) == nil { return false }
    }
    return true
  }

  private mutating func mark(_ canvas: Canvas) {
    if usedColors.isEmpty {
      usedColors = [UInt64](repeating: 0, count: 1 << 18)
      for color in indexer.colors { mark(color.rawValue) }
    }
    var color: UInt32 = 0
    for pixel in canvas.pixels where pixel != color {
      color = pixel
      mark(pixel)
    }
  }

  private mutating func mark(_ color: UInt32) {
    if color == 0 { return }
    hasPartialAlpha = hasPartialAlpha || color < 0xff00_0000
    usedColors[Int(color & 0xff_ffff) / 64] |= 1 << UInt64(color & 63)
  }
}
