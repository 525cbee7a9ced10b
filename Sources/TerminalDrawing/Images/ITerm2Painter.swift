internal import FrameExport
public import Frames

/// Paints by the inline images of iTerm2: https://iterm2.com/documentation-images.html.
public final class ITerm2Painter: FramePainter {
  private let pictures: PicturePainter

  /// Makes a painter that thinks that nothing is shown.
  ///
  /// - Throws: `DrawingError.encoding` where memory is short.
  public init(ground: Ground) throws(DrawingError) {
    pictures = try PicturePainter(ground: ground)
  }

  /// Nothing is shown any more.
  public func forget() {
    pictures.forget()
  }

  /// Sends the picture as one file; nothing for the same one again.
  public func paint(_ canvas: Canvas, on terminal: TerminalSize) throws(DrawingError) -> [UInt8] {
    guard let (file, place) = try pictures.file(of: canvas, on: terminal) else { return [] }
    var output = ControlText()
    output.move(toColumn: place.column, row: place.row)
    output.append(
      "\u{1b}]1337;File=inline=1;size=\(file.count);width=\(place.columns);height=\(place.rows);"
        + "preserveAspectRatio=0;doNotMoveCursor=1:")
    output.append(Base64.text(of: file))
    output.append("\u{7}")
    return output.bytes
  }
}
