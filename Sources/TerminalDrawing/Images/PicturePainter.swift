internal import FrameExport
internal import Frames
internal import PictureScaling

/// What painters share that send whole pictures as PNG files.
final class PicturePainter {
  private let ground: Ground
  private var encoder: PNGEncoder
  private var shown: (canvas: Canvas, place: CellRect)?

  init(ground: Ground) throws(DrawingError) {
    self.ground = ground
    do { encoder = try PNGEncoder(compression: .fast) } catch { throw .encoding(error) }
  }

  func forget() {
    shown = nil
  }

  /// The file of a picture and where it goes, nil if it is there already.
  ///
  /// No more pixels are sent than the cells have, where the terminal tells that.
  func file(
    of canvas: Canvas, on terminal: TerminalSize
  ) throws(DrawingError) -> (bytes: [UInt8], place: CellRect)? {
    let place = CellRect(fitting: canvas.size, in: terminal)
    if let shown, shown.place == place, shown.canvas == canvas { return nil }
    let picture =
      ground == .terminal
      ? reduced(canvas, place, terminal)
      : ground.behind(
        reduced(canvas, place, terminal), square: 8)
    do {
      let bytes = try encoder.encode(picture)
      shown = (canvas, place)
      return (bytes, place)
    } catch {
      throw .encoding(error)
    }
  }

  private func reduced(_ canvas: Canvas, _ place: CellRect, _ terminal: TerminalSize) -> Canvas {
    guard let cell = terminal.cell else { return canvas }
    let room = PixelSize(width: place.columns * cell.width, height: place.rows * cell.height)
    let isLarger = canvas.size.width > room.width && canvas.size.height > room.height
    return isLarger ? canvas.scaled(to: room, filter: .area) : canvas
  }
}
