internal import Frames
internal import PictureScaling

/// Makes the frames of one input larger or smaller.
struct FrameScaling: Sendable {
  /// The size of the source's canvas.
  let source: PixelSize
  /// The size that frames get.
  let size: PixelSize
  let filter: ScalingFilter

  /// - Parameter filter: nil for areas where a side gets smaller, else the nearest pixels.
  init(_ scale: FrameScale, filter: ScalingFilter?, from source: PixelSize) {
    self.source = source
    size = scale.scaled(source)
    let shrinks = size.width < source.width || size.height < source.height
    self.filter = filter ?? (shrinks ? .area : .nearest)
  }

  /// The frame in its new size; its palette holds where no color is mixed.
  func scaled(_ frame: borrowing Frame) -> Frame {
    Frame(
      index: frame.index, canvas: frame.canvas.scaled(to: size, filter: filter),
      indexed: filter == .nearest ? frame.indexed?.scaledToNearest(size) : nil,
      delay: frame.delay, rect: scaled(frame.rect), disposal: frame.disposal, state: frame.state,
      decodedPixelCount: frame.decodedPixelCount)
  }

  /// A frame's picture in its new size.
  func scaled(_ canvas: Canvas) -> Canvas { canvas.scaled(to: size, filter: filter) }

  /// The pixels of scaled frames that a rectangle of the source reaches into.
  func scaled(_ rect: PixelRect) -> PixelRect {
    let rect = rect.clipped(to: source)
    let columns = Self.span(rect.x, rect.maxX, source.width, size.width)
    let rows = Self.span(rect.y, rect.maxY, source.height, size.height)
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func span(_ start: Int, _ end: Int, _ source: Int, _ target: Int) -> Range<Int> {
    let first = start * target / source
    return first..<(start == end ? first : (end * target + source - 1) / source)
  }
}
