internal import Frames
package import TerminalDrawing

extension Ground {
  /// Reads `checker` or a color, `transparent` for the terminal's own background.
  package init?(argument text: String) {
    if text == "checker" {
      self = .checker
    } else if let color = Color(argument: text) {
      self = color == .transparent ? .terminal : .color(color)
    } else {
      return nil
    }
  }
}
