public import Frames

/// Turns pictures into what a terminal must be told to show them.
///
/// A painter remembers what it has painted and sends only what has changed, as far as its protocol lets
/// it. After the screen was cleared, or something else drew on it, it must be told to forget.
public protocol FramePainter: AnyObject {
  /// What shows a picture on a screen of a size, which fits it in the middle.
  ///
  /// - Precondition: the picture and the screen have an area.
  /// - Throws: `DrawingError`.
  func paint(_ canvas: Canvas, on terminal: TerminalSize) throws(DrawingError) -> [UInt8]
  /// Lets nothing be taken as shown any more.
  func forget()
  /// What takes pictures away that clearing the screen would leave.
  var farewell: [UInt8] { get }
}

extension FramePainter {
  /// Nothing: text goes with the screen.
  public var farewell: [UInt8] { [] }
}
