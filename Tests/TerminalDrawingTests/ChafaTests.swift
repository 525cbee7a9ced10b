import Frames
import TerminalDrawing
import Testing

@Suite struct ChafaTests {
  /// Whether the library can be loaded here.
  private static let isInstalled = (try? TerminalProtocol.sixel.painter(ground: .terminal)) != nil

  private let picture = Canvas(
    size: PixelSize(width: 8, height: 8), filledWith: Color(red: 255, green: 0, blue: 0))

  @Test(.enabled(if: isInstalled, "libchafa0 is not installed"))
  func `sixels come as one sequence of the right size`() throws {
    let painter = try TerminalProtocol.sixel.painter(ground: .terminal)
    let terminal = TerminalSize(columns: 4, rows: 2, cell: PixelSize(width: 6, height: 12))
    let text = String(decoding: try painter.paint(picture, on: terminal), as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[1;1H\u{1b}P"))
    #expect(text.contains("\u{1b}\\"))
    #expect(text.contains("\"1;1;24;24"))
    #expect(try painter.paint(picture, on: terminal) == [])
  }

  @Test(.enabled(if: isInstalled, "libchafa0 is not installed"))
  func `symbols stand line by line in the middle`() throws {
    let painter = try TerminalProtocol.symbols.painter(ground: .color(.black))
    let text = String(
      decoding: try painter.paint(picture, on: TerminalSize(columns: 8, rows: 2)), as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[1;3H") && text.contains("\u{1b}[2;3H"))
    #expect(text.contains("2;255;0;0") && !text.contains("\n"))
  }

  @Test(.disabled(if: isInstalled, "libchafa0 is installed"))
  func `a missing library is named with its package`() {
    for way in [TerminalProtocol.sixel, .symbols] {
      #expect(throws: DrawingError.libraryMissing) { try way.painter(ground: .terminal) }
    }
    #expect("\(DrawingError.libraryMissing)".contains("libchafa0"))
  }
}
