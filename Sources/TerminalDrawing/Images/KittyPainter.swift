internal import FrameExport
public import Frames

/// Paints by kitty's graphics protocol: https://sw.kovidgoyal.net/kitty/graphics-protocol/.
///
/// Two images take turns: the next one is put in front of the present one, which then goes.
public final class KittyPainter: FramePainter {
  /// As many bytes as one piece of an image may have.
  private static let pieceSize = 4096
  private static let identifiers = [7_141, 7_142]

  private let pictures: PicturePainter
  private var turn = 0

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

  /// Transmits and places the picture, and deletes the one before; nothing for the same one again.
  public func paint(_ canvas: Canvas, on terminal: TerminalSize) throws(DrawingError) -> [UInt8] {
    guard let (file, place) = try pictures.file(of: canvas, on: terminal) else { return [] }
    let (new, old) = (Self.identifiers[turn], Self.identifiers[1 - turn])
    turn = 1 - turn
    var output = ControlText()
    output.move(toColumn: place.column, row: place.row)
    transmit(
      Array(Base64.text(of: file).utf8),
      "a=T,f=100,q=2,C=1,i=\(new),c=\(place.columns),r=\(place.rows)",
      to: &output)
    output.append("\u{1b}_Ga=d,d=I,q=2,i=\(old)\u{1b}\\")
    return output.bytes
  }

  private func transmit(_ text: [UInt8], _ keys: String, to output: inout ControlText) {
    for start in stride(from: 0, to: text.count, by: Self.pieceSize) {
      let end = min(start + Self.pieceSize, text.count)
      output.append("\u{1b}_G\(start == 0 ? keys + "," : "")m=\(end < text.count ? 1 : 0);")
      output.append(text[start..<end])
      output.append("\u{1b}\\")
    }
  }

  /// Deletes both images.
  public var farewell: [UInt8] {
    Self.identifiers.flatMap { Array("\u{1b}_Ga=d,d=I,q=2,i=\($0)\u{1b}\\".utf8) }
  }
}
