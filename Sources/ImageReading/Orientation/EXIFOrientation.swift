internal import Frames

/// How a camera was held: EXIF 2.32, tag 274.
///
/// The raw value is the tag's.
enum EXIFOrientation: UInt16 {
  case upright = 1
  case mirrored
  case upsideDown
  case upsideDownMirrored
  case mirroredTurnedLeft
  case turnedLeft
  case mirroredTurnedRight
  case turnedRight

  /// Whether rows of what is shown are columns of what is stored.
  var swapsSides: Bool { rawValue >= 5 }

  /// The size that a stored picture is shown at.
  func shown(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// The size that a shown picture is stored at.
  func stored(_ size: PixelSize) -> PixelSize { shown(size) }

  /// Turns a stored picture upright.
  func apply(to canvas: Canvas) -> Canvas {
    if self == .upright { return canvas }
    let size = shown(canvas.size)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.pixelCount)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (column, row) = place(x, y, in: canvas.size)
        pixels.append(canvas.pixels[row * canvas.size.width + column])
      }
    }
    return Canvas(size: size, pixels: pixels)
  }

  /// Where the pixel is stored that shows at (`x`, `y`).
  private func place(_ x: Int, _ y: Int, in stored: PixelSize) -> (column: Int, row: Int) {
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .upsideDown: (right - x, bottom - y)
    case .upsideDownMirrored: (x, bottom - y)
    case .mirroredTurnedLeft: (y, x)
    case .turnedLeft: (y, bottom - x)
    case .mirroredTurnedRight: (right - y, bottom - x)
    case .turnedRight: (right - y, x)
    }
  }
}
